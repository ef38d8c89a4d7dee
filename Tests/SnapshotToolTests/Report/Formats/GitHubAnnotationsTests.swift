import SnapshotCore
import SnapshotTool
import Testing

@Suite struct GitHubAnnotationsTests {
  private func lines(_ report: RunReport, workspace: String? = nil) -> [String] {
    GitHubAnnotations(report, workspace: workspace).text().split(separator: "\n").map(String.init)
  }

  @Test func `a failure is an error at its line`() {
    let lines = lines(report([SampleRuns.differing("1", "T/a.png")]))
    #expect(lines.count == 1)
    #expect(
      lines[0].hasPrefix(
        "::error file=Tests/CardTests.swift,line=12,title=T/a.png differs::1 of 200 pixels"))
  }

  @Test func `files are named from the checkout, of which the package may be a part`() {
    let report = report([SampleRuns.differing("1", "T/a.png")]) { $0.packageRoot = "/ci/p/Cards" }
    let moved = report.summary.entries.map { entry in
      entry.record.with { $0.file = "/ci/p/Cards/Tests/A.swift" }
    }
    var other = report
    other.summary = RunSummary(moved)
    #expect(lines(other, workspace: "/ci/p")[0].contains("file=Cards/Tests/A.swift,"))
  }

  @Test func `over ten, the tenth says how many more`() {
    let many = report((0..<25).map { SampleRuns.differing("\($0)", "T/\($0).png") })
    let lines = lines(many)
    #expect(lines.count == 10)
    #expect(lines[9].contains("16 more failures"))
    let ten = report((0..<10).map { SampleRuns.differing("\($0)", "T/\($0).png") })
    #expect(self.lines(ten)[9].contains("T/9.png"))
  }

  @Test func `what concerns the whole run stands at the manifest, a build's error at its line`() {
    let crashed = lines(report([]) { $0.trouble = .crashed(["x"]) })[0]
    #expect(crashed.hasPrefix("::error file=Package.swift,line=1,title=A test crashed::"))
    let built = report([]) {
      $0.trouble = .buildFailed([
        "error: emit-module command failed", "/elsewhere/B.swift:1:1: error: x",
        "/package/Sources/A.swift:3:7: error: cannot find 'x' in scope",
      ])
    }
    #expect(lines(built)[0].hasPrefix("::error file=Sources/A.swift,line=3,title="))
  }

  @Test func `a failure that is no snapshot's has its path and its comment`() {
    let other = report([]) {
      $0.otherFailures = [
        .init(
          file: "/package/Tests/A.swift", line: 7, test: "A/b()",
          message: "Expectation failed\nwhy")
      ]
    }
    #expect(
      lines(other) == ["::error file=Tests/A.swift,line=7,title=A/b()::Expectation failed%0Awhy"])
  }

  @Test func `what is cut from a message is counted`() {
    let long = report([]) {
      let message = Array(repeating: String(repeating: "x", count: 99), count: 50)
      $0.otherFailures = [
        .init(
          file: "/package/A.swift", line: 7, test: "A/b()",
          message: message.joined(separator: "\n"))
      ]
    }
    #expect(lines(long)[0].hasSuffix("…%0A… 30 more lines in the report"))
  }

  @Test func `hostile names are no commands`() {
    let lines = lines(SampleRuns.hostileRun)
    #expect(lines.count == 4)
    for line in lines {
      #expect(line.hasPrefix("::error "))
      #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
      let properties = line.dropFirst("::error ".count).prefix { $0 != ":" }
      let names = properties.split(separator: ",").compactMap { $0.split(separator: "=").first }
      #expect(names.last == "title" && names.count <= 3)
    }
  }

  @Test func `the log's own text cannot give commands`() {
    #expect(
      GitHubAnnotations.inert("::error::x", token: "t")
        == "::stop-commands::t\n::error::x\n::t::\n")
  }

  @Test func `a green run says nothing`() {
    #expect(lines(SampleRuns.matching(2)) == [])
  }
}
