extension HelpText {
  static let record = """
    usage: snapshot record [--mode all|missing|failed] [options] [-- arguments of swift test]

    Builds and runs the package's tests and writes references. A file whose pixels and views are
    equal is not touched. A picture that another program made is not touched either: what is
    recorded stands beside it, test.1.linux.png beside test.1.png.

      --mode all              every reference whose pixels changed, and missing ones (default)
      --mode missing          only references that do not exist yet
      --mode failed           missing references and those outside their test's tolerance
      --replace-foreign       pictures of other programs are replaced, too
    \(testOptions)

    exit: 0 all match or were recorded; 1 something else failed; 3 as for verify

    """
}
