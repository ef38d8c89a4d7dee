/// What `--help` prints. The text of each command is in a file of its own.
package enum HelpText {
  package static let overview = """
    snapshot: pictures of views, compared with references.

    usage: snapshot <command> [options]

      verify    run the tests, compare every snapshot, report; writes no reference
      record    run the tests and write references
      watch     verify again what a change touches, until you quit
      review    decide about what the last run left, in the terminal or by name
      report    a run's report as HTML, JSON, JUnit, Markdown; of several machines as one
      prune     delete references that no test uses, move renamed ones
      list      the references: sizes, tests, whether they are used, duplicates
      diff      compare two PNG files, or two folders of them
      inspect   say what a PNG file is, and whether it is whole
      fonts     the fonts of the references: list, pin, check
      doctor    what could go wrong with snapshots here, and what to do about it

    snapshot <command> --help says more. snapshot --version prints the version.

    exit: 0 all match, 1 differences, 2 usage, 3 the run or its input does not work

    """
}
