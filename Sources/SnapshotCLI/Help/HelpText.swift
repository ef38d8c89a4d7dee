/// What `--help` prints. The text of each command is in a file of its own.
package enum HelpText {
  package static let overview = """
    snapshot: tests views against reference pictures.

      snapshot record     run the tests and write references
      snapshot verify     run the tests, compare every snapshot, write a report
      snapshot review     accept or reject what differs, in the terminal or by name

    More commands:
      watch     verify again whatever a saved file affects, until you quit
      report    write a run's report: HTML, JSON, JUnit, Markdown; merge runs
      list      list references: sizes, tests, whether they are used, duplicates
      prune     delete references that no test uses, move those of renamed tests
      diff      compare two PNG files, or two folders of them
      inspect   describe a PNG file, and check that it is intact
      fonts     list, pin and check the fonts of the references
      doctor    find problems on this machine and in this package, suggest fixes

    usage: snapshot <command> [options]
    `snapshot <command> --help` has its options and examples.
    `snapshot --version` prints the version.

    exit: 0 all match, 1 differences, 2 usage, 3 no verdict: the run or its input
    failed

    """
}
