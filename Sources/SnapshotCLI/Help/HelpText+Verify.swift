extension HelpText {
  /// What `verify` and `record` share.
  static let testOptions = """
      --filter PATTERN        only matching tests, as for `swift test`; may be repeated
      --package-path FOLDER   the package; default: the nearest Package.swift, searching upwards
      --scratch-path FOLDER   build folder; default: the one this program was built in, or .build
      --configuration NAME    debug or release
      --test-timeout SECONDS  end the run if a test takes longer, and name the test; default: no
                              limit. For tests that wait for each other, time counts from when
                              the last of them began or ended
      --idle-timeout SECONDS  end the run if nothing happens for so long: no output, no snapshot,
                              no test that begins or ends; default: 600; none for no limit. A
                              build that uses the processor counts as something
      --previews              also test every #Preview of the package's targets; in a package that
                              depends on the library Snapshot, test only these
      --device NAME           draw previews on this device, 'iPhone 15 Pro'; may be repeated, as may
      --style, --content-size, --direction
                              light or dark (default: both), XS … XXXL and AX1 … AX5, ltr or rtl.
                              .snapshot.json next to Package.swift stores such choices:
                              {"previews": {"devices": […], "styles": […], "contentSizes": […],
                              "directions": […]}}
      --foreign-tolerance T   accept pictures of other programs, such as iOS's references next to
                              the test file, as references within tolerance T (as for diff)
      --no-parallel           run one test after the other
      --verbose               show the output of `swift test`
      -- ARGUMENTS            passed on to `swift test`

    The report is .build/snapshot-report.html; .json, .xml (JUnit) and .md next to it are for
    programs. Test times are in .build/snapshot-times.json, pictures and the log of the run in
    .build/snapshot-runs (all in the scratch folder, if one is given). In a GitHub job, failures
    become annotations and the job's page shows a summary.
    """

  static let verify = """
    usage: snapshot verify [options] [-- arguments of swift test]

    Builds and runs the package's tests and compares every snapshot with its reference. Never
    writes a reference, in CI or elsewhere. After a crash, the tests that did not get to run are
    run one by one.

      snapshot verify                          verify everything
      snapshot verify --filter CardTests       verify the tests of one suite
      snapshot verify --previews               verify every #Preview, too
      snapshot verify --shard 2/3 --times times

      --strict, --no-strict   whether a reference that no test asked for fails a run of all tests;
                              default: in CI (CI=true) it does, elsewhere it is a warning.
                              References of skipped and disabled tests count as skipped
      --shard I/N             part I of N: splits the tests among machines, each into one part
      --times PATH            balance the parts by snapshot-times.json of earlier runs, a file or a
                              folder of them; may be repeated; must be the same for every part
    \(testOptions)

    exit: 0 all match; 1 a snapshot or another test failed; 3 the build failed, a test crashed,
    or no snapshot was compared (a shard with no snapshots succeeds)

    """
}
