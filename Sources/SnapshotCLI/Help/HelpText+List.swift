extension HelpText {
  static let list = """
    usage: snapshot list [--json] [--duplicates] [PATTERN…]

    Lists references: size in pixels, scale, bytes, and the test that used each in the last run.

      snapshot list 'CardTests/*'
      snapshot list --duplicates

      PATTERN                 a path as printed, or a glob: 'CardTests/*'
      --duplicates            group references that have the same picture
      --json                  print JSON; with --duplicates, arrays of paths
      --package-path FOLDER   the package; default: the nearest Package.swift, searching upwards
      --scratch-path FOLDER   its build folder, where the last run is looked up

    "Unused" means unused in the last run, even if that was filtered. `snapshot prune` checks
    more carefully.

    exit: 0; 2 usage; 3 no package

    """
}
