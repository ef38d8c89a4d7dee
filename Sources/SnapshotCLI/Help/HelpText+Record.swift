extension HelpText {
  static let record = """
    usage: snapshot record [--mode all|missing|failed] [options] [-- arguments of swift test]

    Builds and runs the package's tests and writes references. Does not touch a file whose pixels
    and views are unchanged, nor a picture made by another program: the new recording is written
    next to it, test.1.linux.png beside test.1.png.

      snapshot record                          record everything
      snapshot record --mode failed            record only what is missing or does not match
      snapshot record --filter CardTests       record the tests of one suite

      --mode all              every reference whose pixels changed, and missing ones (default)
      --mode missing          only references that do not exist yet
      --mode failed           missing references, and those outside their test's tolerance
      --replace-foreign       also replace pictures made by other programs
    \(testOptions)

    exit: 0 all match or were recorded; 1 something else failed; 3 as for verify

    """
}
