import Foundation
import SnapshotCore
import Testing

@Suite struct ShardedTestsTests: ShardVerifying {
  let package: FakePackage

  init() throws {
    package = try FakePackage()
  }

  @Test(arguments: [1, 2, 3, 5])
  func `the parts' filters choose every test once`(_ count: Int) throws {
    var chosen: [String] = []
    for index in 1...count {
      let run = try verify(["--shard", "\(index)/\(count)"])
      #expect(run.exitCode == 0)
      #expect(run.errors.contains("Part \(index) of \(count): "))
      let filters = try filters()
      chosen += listing.split(separator: "\n").map(String.init)
        .filter { name in filters.contains { name.contains($0) } }
    }
    #expect(chosen.sorted() == listing.split(separator: "\n").map(String.init).sorted())
  }

  @Test func `filters choose before the parts are made`() throws {
    _ = try verify([
      "--shard", "1/1", "--filter", "^Decks", "--filter", "b c", "--", "--skip", "nothing",
    ])
    let filters = try filters()
    #expect(try childArguments().suffix(2) == ["--skip", "nothing"])
    let chosen = listing.split(separator: "\n")
      .filter { name in filters.contains { name.contains($0) } }
    #expect(chosen == ["Cards.A/`b c`()", "Decks.Deck/d(_:)"])
  }

  @Test func `what is skipped is in no part`() throws {
    let run = try verify(["--shard", "1/1", "--", "--skip", "^Cards\\.A/", "--skip=Deck"])
    #expect(run.errors.contains("Part 1 of 1: 2 of 2 tests"))
  }
}
