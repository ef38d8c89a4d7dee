import SnapshotCLI
import Testing

@Suite struct SimilarNameTests {
  @Test(arguments: [
    ("verfiy", "verify"), ("Verify", "verify"), ("recrod", "record"), ("reveiw", "review"),
    ("docter", "doctor"), ("insp", "inspect"), ("difff", "diff"), ("test", nil), ("x", nil),
    ("snapshot", nil), ("", nil),
  ] as [(String, String?)])
  func `the command that was meant is named, and none where none was`(
    _ typed: String, _ meant: String?
  ) {
    #expect(SimilarName.nearest(to: typed, among: SubCommand.allCases.map(\.rawValue)) == meant)
  }

  @Test func `usage errors ask`() {
    let known = ["verify", "record"]
    let command = UsageError.unknownCommand("verfiy", known: known)
    #expect("\(command)".contains("Did you mean verify? Commands: verify, record."))
    #expect(!"\(UsageError.unknownCommand("build", known: known))".contains("Did you mean"))
    let option = UsageError.unknownOption("--fliter", known: ["--mode", "--filter"])
    #expect("\(option)".contains("Did you mean --filter? Options:"))
  }

  @Test func `a name after verify and watch is taken for a filter`() {
    for (name, filter) in [("CardTests", "--filter CardTests."), ("a b", "--filter 'a b'.")] {
      let verify = #expect(throws: UsageError.self) { try TestCommand([name], kind: .verify) }
      #expect(verify.map { "\($0)" }?.contains(filter) == true)
    }
  }
}
