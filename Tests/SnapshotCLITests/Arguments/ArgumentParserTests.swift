import SnapshotCLI
import Testing

@Suite struct ArgumentParserTests {
  let parser = ArgumentParser(options: ["--filter", "--mode"], flags: ["--json"])

  @Test func `options, flags, positionals and the rest are told apart`() throws {
    let parsed = try parser.parse([
      "a", "--filter", "x y", "--json", "--filter=z=1", "-", "--", "--json", "b",
    ])
    #expect(parsed.positionals == ["a", "-"])
    #expect(parsed.allValues("--filter") == ["x y", "z=1"])
    #expect(parsed.value("--filter") == "z=1")
    #expect(parsed.value("--mode") == nil)
    #expect(parsed.flags == ["--json"])
    #expect(parsed.passedThrough == ["--json", "b"])
  }

  @Test func `an option's value may begin with a dash`() throws {
    #expect(try parser.parse(["--filter", "-x"]).value("--filter") == "-x")
  }

  @Test func `what is not understood is named`() {
    #expect(throws: UsageError.missingValue(option: "--mode")) { try parser.parse(["--mode"]) }
    #expect(throws: UsageError.unexpectedValue(option: "--json")) {
      try parser.parse(["--json=1"])
    }
    #expect(throws: UsageError.unknownOption("--frob", known: ["--filter", "--mode", "--json"])) {
      try parser.parse(["--frob"])
    }
  }

  @Test func `help is asked for only before the double dash`() {
    #expect(ArgumentParser.asksForHelp(["a", "--help"]))
    #expect(!ArgumentParser.asksForHelp(["a", "--", "--help"]))
  }
}
