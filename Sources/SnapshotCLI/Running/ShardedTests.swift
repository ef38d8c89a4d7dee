import Foundation
import SnapshotCore
import SnapshotTool

/// One machine's part of the package's tests, as `verify --shard` runs it.
package struct ShardedTests: Sendable {
  package var share: ShardShare
  /// The tests of this part.
  package let tests: [ListedTest]
  /// The filters that choose the tests.
  package let patterns: [String]

  /// What the command line asks for with `--shard`.
  package struct Request: Sendable {
    package let shard: Shard
    package let filters: [TestPattern]
    package let skips: [TestPattern]
    package let timesPaths: [String]

    package init?(_ parsed: ArgumentParser.Parsed) throws(UsageError) {
      guard let text = parsed.value("--shard") else {
        if parsed.value("--times") != nil {
          throw UsageError.wrongArguments("--times balances the parts of --shard 1/2, …; add it.")
        }
        return nil
      }
      guard let shard = Shard(text) else {
        throw UsageError.invalidValue(
          option: "--shard", value: text,
          expected: "I/N, part I of N, like 3/10 (N up to \(Shard.maximumCount))")
      }
      let own = ["--filter", "--specifier", "-s"]
      let isFiltered = parsed.passedThrough.contains { argument in
        own.contains { argument == $0 || argument.hasPrefix($0 + "=") }
      }
      if isFiltered {
        throw UsageError.wrongArguments(
          "With --shard, put the filter before --: after it, it would add tests to every part.")
      }
      self.shard = shard
      filters = try TestPattern.all(parsed.allValues("--filter"), option: "--filter")
      skips = try TestPattern.all(PassedArguments(parsed.passedThrough).skips, option: "--skip")
      timesPaths = parsed.allValues("--times")
    }
  }

  /// - Parameters:
  ///   - listing: What `swift test list` printed.
  ///   - times: The times of earlier runs; the same on every machine.
  package init(_ request: Request, listing: String, times: TestTimes) {
    let all = ListedTest.all(in: listing)
    func isChosen(_ test: ListedTest) -> Bool {
      (request.filters.isEmpty || request.filters.contains { $0.matches(test) })
        && !request.skips.contains { $0.matches(test) }
    }
    let plan = ShardPlan(
      tests: all.filter(isChosen), others: all.filter { !isChosen($0) }, times: times,
      count: request.shard.count)
    share = plan.share(of: request.shard)
    tests = plan.tests(of: request.shard)
    patterns = TestFilter.patterns(plan.units(of: request.shard))
  }

  /// `Part 3 of 10: 412 of 4,120 tests`.
  package var text: String {
    "Part \(share.shard.index) of \(share.shard.count): \(NumberText.grouped(share.tests)) of "
      + NumberText.counted(share.totalTests, "test")
  }
}
