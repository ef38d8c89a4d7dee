extension HelpText {
  static let doctor = """
    usage: snapshot doctor [--json]

    Checks everything that snapshots depend on: libpng, fonts, permissions, half-written files,
    names that clash on case-insensitive disks, git attributes and conflicts, Git LFS pointers,
    references that are damaged or from another renderer, and pictures of the last run that
    followed the clock. Suggests a fix for each problem, and changes nothing.

      snapshot doctor
      snapshot doctor --json | jq '.findings[] | select(.level == "fail")'

      --json                  {"findings": [{"check", "level": "ok|warn|fail", "text", "next"}]}
      --package-path FOLDER   the package; default: the nearest Package.swift, searching upwards
      --scratch-path FOLDER   its build folder

    exit: 0 no problems; 1 problems found; 2 usage; 3 no package

    """
}
