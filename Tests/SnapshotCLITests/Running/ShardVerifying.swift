import Foundation
import SnapshotCore

/// Runs `verify --shard` against a package whose `swift` is a script.
protocol ShardVerifying {
  var package: FakePackage { get }
}

extension ShardVerifying {
  /// What `swift test list` prints.
  var listing: String {
    """
    Cards.A/a()
    Cards.A/`b c`()
    Cards.CardTests/testCard
    Cards.free()
    Decks.Deck/d(_:)
    """
  }

  func matched() -> [RunRecord] {
    var end = package.record("1").ended(.matched)
    end.durationSeconds = 0.5
    return [package.record("1"), end]
  }

  func verify(_ arguments: [String], listing: String? = nil) throws -> CommandRun {
    try? FileManager.default.removeItem(atPath: package.root + "/child-arguments")
    return try package.run(
      ["verify"] + arguments, records: matched(),
      output: "✔ Test run with 9 tests in 2 suites passed", listing: listing ?? self.listing)
  }

  /// Without those that ask for the stream of events.
  func childArguments() throws -> [String] {
    Array(try package.childArguments().dropLast(4))
  }

  func filters() throws -> [Regex<AnyRegexOutput>] {
    let arguments = try childArguments()
    return try arguments.indices.filter { arguments[$0] == "--filter" }
      .map { try Regex(arguments[$0 + 1]) }
  }
}
