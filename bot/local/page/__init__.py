"""The files of the web page; a package so that they are installed with the code."""
