import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

/// The fonts beside an assertion's references count for it, whatever else is drawn meanwhile.
@Suite struct PinnedFontTests {
  private let folder: TemporaryFolder
  private static let installed = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A folder with DejaVu Sans in which an em has other units, so that text has another size.
  private func pin(_ name: String, unitsPerEm: Int) throws -> String {
    var bytes = try FileAccess.read(Self.installed)
    func number(at offset: Int, _ count: Int) -> Int {
      bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    let entry = try #require(
      (0..<number(at: 4, 2)).map { 12 + 16 * $0 }.first {
        Array(bytes[$0..<$0 + 4]) == Array("head".utf8)
      })
    let head = number(at: entry + 8, 4)
    bytes[head + 18] = UInt8(unitsPerEm >> 8)
    bytes[head + 19] = UInt8(unitsPerEm & 255)
    let path = folder.references + "-" + name
    try FileAccess.makeFolder(path)
    try FileAccess.write(bytes, to: path + "/DejaVuSans.ttf")
    return path
  }

  /// The file of the font that a reference was drawn with, looked for in a folder.
  private func fontFile(of reference: String, in fonts: String) throws -> String? {
    let path = folder.references + "/" + reference
    let metadata = try #require(Reference(FileAccess.read(path), path: path).metadata)
    let font = try #require(metadata.fonts.compactMap(FontRecord.init).first)
    return FontFiles(folders: [fonts]).path(of: font.fingerprint)
  }

  @MainActor @Test func `text laid out before the assertion is drawn with its fonts`() throws {
    let fonts = try pin("double", unitsPerEm: 1024)
    let label = UILabel()
    label.font = UIFont(name: "DejaVu Sans", size: 20)
    label.text = "Hello"
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(label)
    window.isHidden = false
    label.sizeToFit()
    window.layoutIfNeeded()
    let (before, height) = (label.bounds.size, label.font.lineHeight)
    label.bounds.size = .zero
    func drawn(_ variables: [String: String], _ name: String) throws -> PixelSize {
      _ = folder.inProcess(variables) {
        verifySnapshot(
          of: label, as: .image(traits: UITraitCollection(displayScale: 1)), named: name,
          snapshotDirectory: folder.references, testName: "test()")
      }
      let path = folder.references + "/test.\(name).png"
      return try Reference(FileAccess.read(path), path: path).image().size
    }
    let plain = try drawn([:], "plain")
    let pinned = try drawn(["SNAPSHOT_FONT_PATH": fonts], "pinned")
    let again = try drawn([:], "again")
    #expect(plain.width == Int(before.width.rounded(.up)))
    #expect((2 * plain.width - 2...2 * plain.width).contains(pinned.width))
    #expect(again == plain)
    #expect(try fontFile(of: "test.pinned.png", in: fonts) == fonts + "/DejaVuSans.ttf")
    #expect(try fontFile(of: "test.again.png", in: fonts) == nil)
    // Outside of an assertion it is the machine's again.
    #expect(label.font.lineHeight == height)
    label.sizeToFit()
    #expect(label.bounds.size == before)
  }

  @Test func `assertions that run at once never have each other's fonts`() async throws {
    let folders = try (0..<6).map { try pin("\($0)", unitsPerEm: 1000 + 200 * $0) }
    let font = try #require(UIFont(name: "DejaVu Sans", size: 20))
    // Its files have other names in each task.
    nonisolated(unsafe) let folder = folder
    await withTaskGroup(of: Void.self) { group in
      for round in 0..<4 {
        for (index, path) in folders.enumerated() {
          group.addTask {
            let text = NSAttributedString(string: "Hello \(round)", attributes: [.font: font])
            let message = folder.inProcess(["SNAPSHOT_FONT_PATH": path]) {
              verifySnapshot(
                of: text, as: .image(width: 300), named: "\(index)-\(round)",
                snapshotDirectory: folder.references, timeout: 120, testName: "test()")
            }
            if message?.contains("One was recorded") != true { Issue.record("\(message ?? "nil")") }
          }
        }
      }
    }
    for round in 0..<4 {
      for (index, path) in folders.enumerated() {
        let reference = "test.\(index)-\(round)@3x.png"
        #expect(try fontFile(of: reference, in: path) == path + "/DejaVuSans.ttf")
      }
    }
  }
}
