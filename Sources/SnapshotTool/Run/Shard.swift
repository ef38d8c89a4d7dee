import SnapshotCore

/// One part of a run that several machines share, as it is typed: `3/10`.
package struct Shard: Sendable, Equatable, Codable, CustomStringConvertible {
  /// Parts that one run can have.
  package static let maximumCount = 1000

  /// The shard's number, from 1 to `count`.
  package let index: Int
  package let count: Int

  package init?(index: Int, count: Int) {
    guard (1...Self.maximumCount).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else { return nil }
    self.init(index: index, count: count)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let index = try container.decode(Int.self, forKey: .index)
    let count = try container.decode(Int.self, forKey: .count)
    guard let shard = Shard(index: index, count: count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .index, in: container, debugDescription: "there is no such part")
    }
    self = shard
  }

  package var description: String { "\(index)/\(count)" }
}

/// What a run did of a whole that several machines share. Kept with its results, so that parts
/// of different wholes are not taken for one.
package struct ShardShare: Sendable, Equatable, Codable {
  package let shard: Shard
  /// Test functions of this part, and of all parts.
  package let tests: Int
  package let totalTests: Int
  /// `ShardPlan.digest`: equal where the same tests were split in the same way.
  package let planDigest: String
  /// What the shard tested; nil where a version of the tool that does not tell it ran.
  package var state: SourceState?

  package init(shard: Shard, tests: Int, totalTests: Int, planDigest: String) {
    self.shard = shard
    self.tests = tests
    self.totalTests = totalTests
    self.planDigest = planDigest
  }
}
