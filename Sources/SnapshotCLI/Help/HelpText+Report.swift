extension HelpText {
  static let report = """
    usage: snapshot report [RUN] [options]
           snapshot report --merge FOLDER… [options]

    Writes the report of a run: the last one, or RUN, a folder in .build/snapshot-runs.

      --merge FOLDER…         the runs of several machines as one: every snapshot once. Each
                              FOLDER is a run's, or one with runs in it, wherever they lie
      --strict, --no-strict   with --merge, as for verify; as the parts ran without
      --format FORMAT         html (default), json, junit, markdown or github; several, with
                              commas, go into the folder of --output
      --output PATH           the file; a folder for several formats or with a / at its end.
                              Else standard output, and for html .build/snapshot-report.html
      --layout directory      the page with style, script and pictures as files of their own in
                              the folder of --output, for servers that block them inside a page
      --attachments WHERE     how junit names pictures: absolute (default), or the folder that
                              their paths are to begin below (default in GitLab: the project)
      --package-path FOLDER   the package; else the nearest Package.swift from here upwards
      --scratch-path FOLDER   build folder, as for verify

    exit: as the run did, or worse: 0 all match, 1 differences or failed tests, 3 the run is not
    whole, or its records are not; 3 too where runs do not add up, 2 usage

    """
}
