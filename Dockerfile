# Two stages: what is needed to install stays in the first one.
FROM python:3.12-slim AS build
WORKDIR /app
RUN python -m venv /venv
COPY constraints.txt constraints-postgres.txt pyproject.toml README.md LICENSE ./
RUN /venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes \
        -r constraints.txt -r constraints-postgres.txt
COPY bot bot
COPY engine engine
COPY render render
RUN /venv/bin/pip install --no-cache-dir --disable-pip-version-check --no-deps --no-build-isolation .

FROM python:3.12-slim
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin seneschal \
    && install -d -o seneschal -g seneschal -m 0700 /data
COPY --from=build /venv /venv
USER seneschal
WORKDIR /data
VOLUME /data
# The root of the container may be read-only: all that is written goes to /data and /tmp.
ENV PATH=/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    SENESCHAL_DATABASE=/data/seneschal.sqlite3 \
    SENESCHAL_PICTURES_FOLDER=/data/pictures \
    SENESCHAL_MONITOR_PORT=9464 \
    SENESCHAL_MONITOR_HOST=0.0.0.0
HEALTHCHECK --interval=30s --timeout=3s --start-period=30s CMD ["python", "-c", \
    "import urllib.request as r; r.urlopen('http://127.0.0.1:9464/healthz', timeout=2)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["seneschal"]
CMD ["run"]
