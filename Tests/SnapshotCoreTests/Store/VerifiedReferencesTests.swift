import CoreGraphics
import Dispatch
import Foundation
import SnapshotCore
import TestSupport
import Testing

@Suite struct VerifiedReferencesTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/.build/snapshots/verified-references"
  }

  private func key(
    _ number: Int, kind: VerifiedReferences.Key.Kind = .strip, picture: String = "a"
  ) -> VerifiedReferences.Key {
    VerifiedReferences.Key(
      file: SHA256.digest(of: ForgedPNG.word(number)), kind: kind, picture: picture)
  }

  private func table() -> VerifiedReferences { VerifiedReferences(path: path) }

  private var byteCount: Int? {
    FileAccess.status(of: path, followsLinks: false).map { Int($0.st_size) }
  }

  @Test func `what one process enters another finds, and nothing else`() {
    let (first, second) = (table(), table())
    #expect(!first.contains(key(1)))
    first.insert(key(1))
    for table in [first, second, table()] {
      #expect(table.contains(key(1)))
      #expect(!table.contains(key(2)) && !table.contains(key(1, picture: "b")))
      #expect(!table.contains(key(1, kind: .still(isStandardised: false))))
    }
    second.insert(key(1, kind: .still(isStandardised: true)))
    #expect(first.contains(key(1, kind: .still(isStandardised: true))))
    #expect(!first.contains(key(1, kind: .still(isStandardised: false))))
  }

  @Test func `ten thousand entries of many threads and processes are all kept`() {
    let tables = (0..<8).map { _ in table() }
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      for number in stride(from: index, to: 10_000, by: 8) { tables[index].insert(key(number)) }
    }
    let kept = (0..<10_000).count { tables[0].contains(key($0)) }
    // Two that write the same slot at once lose one.
    #expect(kept >= 9_990)
    #expect((10_000..<11_000).allSatisfy { !tables[0].contains(key($0)) })
  }

  @Test func `the file does not grow, and the newest entries are there`() throws {
    let table = table()
    table.insert(key(0))
    let size = try #require(byteCount)
    #expect(size < 5 << 20)
    for number in 0..<140_000 { table.insert(key(number)) }
    #expect(byteCount == size)
    #expect((139_000..<140_000).count { table.contains(key($0)) } > 900)
  }

  @Test func `a table that was not made in its place is not believed`() throws {
    do {
      let table = table()
      table.insert(key(1))
    }
    let bytes = try FileAccess.read(path)
    // The original keeps its inode, which another file might get otherwise.
    try FileManager.default.moveItem(atPath: path, toPath: folder.path + "/original")
    func expectForgotten(_ place: () throws -> Void) throws {
      try? FileManager.default.removeItem(atPath: path)
      try place()
      let table = table()
      #expect(!table.contains(key(1)))
      table.insert(key(1))
      #expect(self.table().contains(key(1)))
    }
    // As a checkout or an archive brings it, with and without the permissions.
    for mode in [0o644, 0o600] {
      try expectForgotten {
        try FileAccess.write(bytes, to: path)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      }
    }
    try expectForgotten { try FileAccess.write([UInt8](repeating: 255, count: 99), to: path) }
    try expectForgotten { #expect(mkfifo(path, 0o600) == 0) }
    let other = folder.path + "/other"
    try FileAccess.write(bytes, to: other)
    try expectForgotten {
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other)
    }
    #expect(try FileAccess.read(other) == bytes)
  }

  @Test func `of a table's own file another name, size or owner's right makes it unknown`() throws {
    do {
      let table = table()
      table.insert(key(1))
    }
    #expect(table().contains(key(1)))
    let link = folder.path + "/link"
    try FileManager.default.linkItem(atPath: path, toPath: link)
    #expect(!table().contains(key(1)))
    #expect(try FileAccess.read(link).count == byteCount)
  }

  @Test func `noise in a table is no entry`() throws {
    let first = table()
    first.insert(key(1))
    let file = try #require(FileHandle(forUpdatingAtPath: path))
    try file.seek(toOffset: 4096)
    var generator = SeededGenerator(seed: 7)
    let noise = (0..<1 << 20).map { _ in UInt8.random(in: 0...255, using: &generator) }
    try file.write(contentsOf: Data(noise))
    #expect((2..<2000).allSatisfy { !first.contains(key($0)) })
    #expect((2..<2000).allSatisfy { !table().contains(key($0)) })
    // A table that becomes short while it is in use knows nothing, and harms nothing.
    try file.truncate(atOffset: 100)
    #expect(!first.contains(key(1)))
    first.insert(key(1))
    #expect(!table().contains(key(1)))
  }

  @Test func `where no file can be, nothing is known`() throws {
    try FileAccess.write([], to: folder.path + "/.build")
    let blocked = table()
    blocked.insert(key(1))
    #expect(!blocked.contains(key(1)))
    FileAccess.discard(folder.path + "/.build")
    try FileAccess.makeFolder(path)
    try FileAccess.write([], to: path + "/full")
    let other = table()
    other.insert(key(1))
    #expect(!other.contains(key(1)))
  }
}
