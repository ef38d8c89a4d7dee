import CoreText
import Foundation
import Testing

/// Which font a name means in which scope.
@Suite struct FontScopeTests {
  private let folder = NSTemporaryDirectory() + "font-scopes-" + UUID().uuidString

  /// A font file with the family name AB, and an advance that tells it from another.
  private func write(_ name: String, advance: Int) throws -> String {
    let path = folder + "/" + name
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    var font = TestFont(glyphs: [.box(0, 0, 10, 10, advance: advance)])
    font.extraTables = [("name", words([0, 1, 18, 3, 1, 0x409, 1, 4, 0]) + words([0x41, 0x42]))]
    try Data(font.bytes).write(to: URL(fileURLWithPath: path + "/AB.ttf"))
    return path
  }

  @Test func `the folders of the scope decide what a name means`() throws {
    let (one, other) = (try write("one", advance: 300), try write("other", advance: 700))
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let library = FontLibrary(
      systemFolders: ["/nowhere"], pinnedFolders: [one], followsTask: true)
    let scope = library.scope(pinning: [other])
    #expect(library.scope(pinning: [other]) === scope)
    #expect(!library.isScoped)
    #expect(try library.face(named: "AB").horizontal(of: 0) == 300)
    try FontScope.$current.withValue(scope) {
      #expect(library.isScoped)
      let width = try library.face(named: "AB").horizontal(of: 0)
      #expect(width == 700)
    }
    #expect(try library.face(named: "AB").horizontal(of: 0) == 300)
    let same = library.scope(pinning: [one])
    FontScope.$current.withValue(same) { #expect(!library.isScoped) }
  }

  @Test func `scopes of threads that run at once never have each other's faces`() async throws {
    let folders = try (0..<8).map { try write("\($0)", advance: 100 * ($0 + 1)) }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let library = FontLibrary(systemFolders: ["/nowhere"], followsTask: true)
    let wrong = await withTaskGroup(of: Int.self) { group in
      for (index, path) in folders.enumerated() {
        for _ in 0..<4 {
          group.addTask {
            FontScope.$current.withValue(library.scope(pinning: [path])) {
              (0..<500).count { round in
                if round % 50 == 0 { library.unregisterAll() }
                let face = try? library.face(named: "AB")
                return face?.horizontal(of: 0) != 100 * (index + 1)
              }
            }
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
    let faces = try folders.map { path in
      try FontScope.$current.withValue(library.scope(pinning: [path])) {
        try library.face(named: "AB")
      }
    }
    #expect(Set(faces.map(ObjectIdentifier.init)).count == 8)
  }
}

extension FontFace {
  /// Advance of a glyph, font units.
  fileprivate func horizontal(of glyph: UInt16) -> Int { FontInstance(self).advance(glyph) }
}
