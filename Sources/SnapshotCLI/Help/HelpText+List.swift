extension HelpText {
  static let list = """
    usage: snapshot list [--json] [--duplicates] [PATTERN…]

    The references: size in pixels, scale, bytes, and the test that used each in the last run.

      PATTERN                 a path as it is printed, or a glob: 'CardTests/*'
      --duplicates            groups of references with the same picture
      --json                  as JSON; with --duplicates, arrays of paths
      --package-path FOLDER   the package; else the nearest Package.swift from here upwards
      --scratch-path FOLDER   its build folder, where the last run is looked for

    "Unused" is said of the last run, whatever it ran; `snapshot prune` takes more care.

    exit: 0; 2 usage; 3 no package

    """
}
