extension HelpText {
  static let review = """
    usage: snapshot review [--images HOW] [--run FOLDER]
           snapshot review --list [--json] [--run FOLDER]
           snapshot review --accept|--reject PATTERN… | --all  [--run FOLDER]
           snapshot review --undo [--run FOLDER]

    Accepts or rejects what the last run left: snapshots that differ from their references or have
    none. In a terminal it shows one after the other.

      snapshot review                          decide one by one
      snapshot review --accept 'CardTests/*'   accept the pictures of one suite
      snapshot review --accept --all           accept everything that is undecided

      --list                  list what is left, and past decisions
      --json                  print the same as one JSON object
      --accept PATTERN…       make the actual picture the reference. A pattern is a snapshot's path
                              as printed, or a glob: 'CardTests/*'
      --reject PATTERN…       mark as wrong: you are not asked again, and the test keeps failing
      --all                   instead of patterns: everything that is undecided
      --undo                  undo the last decision; the reference gets its old bytes back
      --images HOW            kitty, iterm, sixel, blocks or none; default: what the terminal can
      --run FOLDER            another run, such as one kept by a CI job: its folder in
                              .build/snapshot-runs, or a folder with one run or its parts
      --package-path FOLDER   the package; default: the nearest Package.swift, searching upwards
      --scratch-path FOLDER   its build folder

    keys: a accept, r reject, s skip, A accept all with this cause, u undo, m move a renamed
    reference here, v view one picture large (then the next, then all again), j and k next and
    previous, q quit. An interrupted review continues where it stopped.

    References that changed since the run are reported and left alone. A run may come from
    somebody else: only references of this package are written, in __Snapshots__ or in a folder of
    snapshots that it has, and only from pictures in the run's folder. Everything else is refused
    by name.

    exit: 0 nothing is left to decide, or done; 1 something is left or refused; 2 usage, or no
    terminal; 3 a file could not be read or written

    """
}
