import Foundation
import SnapshotCore
import TestSupport
import Testing

@Suite struct FileAccessEqualityTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// More bytes than are read at once.
  private let long = (0..<300_001).map { UInt8(truncatingIfNeeded: $0 / 7) }

  @Test func `a file holds its own bytes and no others`() throws {
    let path = folder.path + "/a"
    try FileAccess.write(long, to: path)
    #expect(FileAccess.holds(long, at: path))
    #expect(!FileAccess.holds(long.dropLast(), at: path))
    #expect(!FileAccess.holds(long + [0], at: path))
    for place in [0, 131_071, 131_072, 300_000] {
      var other = long
      other[place] ^= 1
      #expect(!FileAccess.holds(other, at: path))
    }
  }

  @Test func `an empty file holds no bytes`() throws {
    try FileAccess.write([], to: folder.path + "/a")
    #expect(FileAccess.holds([], at: folder.path + "/a"))
    #expect(!FileAccess.holds([0], at: folder.path + "/a"))
  }

  @Test func `what is no file holds nothing`() {
    #expect(!FileAccess.holds([], at: folder.path))
    #expect(!FileAccess.holds([], at: folder.path + "/none"))
    #expect(mkfifo(folder.path + "/fifo", 0o600) == 0)
    #expect(!FileAccess.holds([], at: folder.path + "/fifo"))
  }
}

extension FileAccess {
  fileprivate static func holds(_ bytes: ArraySlice<UInt8>, at path: String) -> Bool {
    holds(Array(bytes), at: path)
  }
}
