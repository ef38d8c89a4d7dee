extension HelpText {
  static let report = """
    usage: snapshot report [RUN] [options]
           snapshot report --merge FOLDER… [options]

    Writes the report of the last run, or of RUN, a folder in .build/snapshot-runs.

      snapshot report --format junit --output results.xml
      snapshot report --merge parts --format html,markdown --output merged/

      --merge FOLDER…         combine the runs of several machines, counting every snapshot once.
                              Each FOLDER is a run, or contains runs at any depth
      --strict, --no-strict   with --merge, as for verify; default: as the parts ran
      --format FORMAT         html (default), json, junit, markdown or github; several, separated
                              by commas, go into the folder of --output
      --output PATH           the file; for several formats, or with a trailing /, a folder.
                              Default: standard output; for html .build/snapshot-report.html
      --layout directory      write style, script and pictures as separate files into the folder
                              of --output, for servers that block inline ones
      --attachments WHERE     how junit refers to pictures: absolute (default), or the folder
                              that paths are relative to (default in GitLab: the project)
      --package-path FOLDER   the package; default: the nearest Package.swift, searching upwards
      --scratch-path FOLDER   build folder, as for verify

    exit: as the run, or worse: 0 all match; 1 differences or failed tests; 2 usage; 3 the run or
    its records are incomplete, or runs do not belong together

    """
}
