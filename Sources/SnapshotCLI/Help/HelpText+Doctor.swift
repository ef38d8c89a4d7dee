extension HelpText {
  static let doctor = """
    usage: snapshot doctor [--json]

    Looks at what snapshots depend on: libpng, fonts, permissions, half-written files, names that
    clash on other disks, git's attributes and conflicts, Git LFS pointers, references that are
    damaged or of another renderer, and pictures of the last run that followed the clock. Says for
    each what to do, and changes nothing.

      --json                  {"findings": [{"check", "level": "ok|warn|fail", "text", "next"}]}
      --package-path FOLDER   the package; else the nearest Package.swift from here upwards
      --scratch-path FOLDER   its build folder

    exit: 0 nothing is broken; 1 something is; 2 usage; 3 no package

    """
}
