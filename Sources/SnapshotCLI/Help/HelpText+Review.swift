extension HelpText {
  static let review = """
    usage: snapshot review [--images HOW] [--run FOLDER]
           snapshot review --list [--json] [--run FOLDER]
           snapshot review --accept|--reject PATTERN… | --all  [--run FOLDER]
           snapshot review --undo [--run FOLDER]

    Decides about what the last run left: snapshots that differ from their references, and those
    that have none. In a terminal it shows one after the other.

      --list                  what is left, and what was decided
      --json                  the same as one JSON object
      --accept PATTERN…       make what was drawn the reference. A pattern is a snapshot's path as
                              it is printed, or a glob: 'CardTests/*'
      --reject PATTERN…       mark as wrong: it is not asked about again, and fails until mended
      --all                   in place of patterns: everything that nobody decided about yet
      --undo                  take back the last decision; the reference gets its bytes back
      --images HOW            kitty, iterm, sixel, blocks or none; else what the terminal can
      --run FOLDER            another run, such as one that a CI job kept: its folder in
                              .build/snapshot-runs, or one in which there is one run, or the
                              parts of one
      --package-path FOLDER   the package; else the nearest Package.swift from here upwards
      --scratch-path FOLDER   its build folder

    keys: a accept, r reject, s skip, A accept all with this cause, u undo, m move a renamed
    reference here, v view one picture large (then the next, then all again), j and k next and
    previous, q quit. A review that was ended goes on.

    A reference that changed since the run is not replaced: it is said, and left. A run may be
    somebody else's: only references of this package are written, in __Snapshots__ or a folder
    of snapshots that it has, and only from pictures in the run's folder. The rest is refused by
    name.

    exit: 0 nothing is left to decide, or all that was asked is done; 1 something is left or
    refused; 2 usage, or no terminal; 3 a file could not be read or written

    """
}
