import CoreGraphics
import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct RecordLineTests: RunWriting {
  let package: ReviewedPackage

  init() throws { package = try ReviewedPackage() }

  @Test func `numbers that no run has make a line unreadable, and it is told`() throws {
    let numbers: [(inout RunRecord) -> Void] = [
      { $0.line = .min }, { $0.durationSeconds = 1e300 }, { $0.durationSeconds = .nan },
      { $0.durationSeconds = -1 }, { $0.scale = .infinity },
      { $0.changes = [ViewChange(view: "a", what: "b", pixels: .max)] },
      { $0.runtimeChecks = Array(repeating: RecordedRuntimeCheck(name: "a"), count: 101) },
      { $0.runtimeChecks = [.init(name: "a", loss: String(repeating: "b", count: 20_000))] },
    ]
    try FileAccess.write(
      Array(numbers.map { line($0) + "\n" }.joined().utf8), to: package.run + "/x.jsonl")
    let run = run()
    #expect(run.records.isEmpty)
    #expect(
      run.problems == [
        "1 line of x.jsonl cannot be read: line is beyond what a run can have.",
        "3 lines of x.jsonl cannot be read: durationSeconds is beyond what a run can have.",
        "1 line of x.jsonl cannot be read: scale is beyond what a run can have.",
        "1 line of x.jsonl cannot be read: changes is beyond what a run can have.",
        "2 lines of x.jsonl cannot be read: runtimeChecks is beyond what a run can have.",
      ])
  }

  @Test func `a comparison's numbers are held against the limits, too`() throws {
    let size = PixelSize(width: 4, height: 4)
    let whole = line {
      $0.numbers = .init(ComparisonResult(equalImagesOf: size, tolerance: .exact))
    }
    for (good, bad) in [
      ("\"width\":4", "\"width\":-4"), ("\"height\":4", "\"height\":9223372036854775807"),
      ("\"totalPixels\":16", "\"totalPixels\":-1"), ("\"maxDelta\":0", "\"maxDelta\":1e300"),
      ("\"maxDelta\":0", "\"maxDelta\":\"nan\""), ("\"regionCount\":0", "\"regionCount\":-1"),
      ("\"maxChannelDelta\":0", "\"maxChannelDelta\":256"),
      (
        "\"regions\":[]",
        "\"regions\":[{\"x\":-1,\"y\":0,\"width\":1,\"height\":1,\"pixels\":1}]"
      ),
    ] {
      let changed = whole.replacing(good, with: bad)
      #expect(changed != whole)
      try write(changed)
      #expect(run().records.isEmpty, "\(bad)")
    }
    try write(whole)
    #expect(run().records.count == 1 && run().problems.isEmpty)
  }

  @Test func `an odd tolerance of a test is no unreadable record`() throws {
    var tolerance = Tolerance.exact
    tolerance.maxRegionEnergy = .infinity
    tolerance.maximumMeanDelta = .nan
    try write(line { $0.tolerance = tolerance })
    #expect(run().records.count == 1)
    #expect(run().problems.isEmpty)
  }

  @Test func `what is long, deep, torn or no record is told by its kind`() throws {
    let deep = String(repeating: "[", count: 2_000) + String(repeating: "]", count: 2_000)
    let long = line { $0.test = String(repeating: "x", count: RunLimits.maximumNameBytes + 1) }
    try write(deep, long, "{}", "", "no")
    try FileAccess.write(Array("{\"event\":".utf8), to: package.run + "/y.jsonl")
    #expect(
      run().problems == [
        "1 line of x.jsonl cannot be read: nested deeper than 512.",
        "1 line of x.jsonl cannot be read: test is beyond what a run can have.",
        "2 lines of x.jsonl cannot be read: not a record.",
        "1 line of y.jsonl cannot be read: not a record.",
        "1 line of y.jsonl cannot be read: torn: the file ends inside a line.",
      ])
  }

  @Test func `a line longer than the limit is not decoded`() throws {
    let message = String(repeating: "x", count: RunLimits.maximumLineBytes)
    try write(line { $0.message = message })
    #expect(run().problems == ["1 line of x.jsonl cannot be read: longer than 16.8 MB."])
  }
}
