import SnapshotCore
import TestSupport

/// Makes pairs of files for suites that look at how they are read.
protocol FilePairing {}

extension FilePairing {
  func filters(_ count: Int, seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in UInt8.random(in: 0...4, using: &generator) }
  }
}
