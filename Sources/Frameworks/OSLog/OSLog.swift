// Apple's module of this name has what reads the log, and brings `os` along, for which most files
// import it. Nothing is logged here, so there is nothing to read.
@_exported import os
