import Foundation
import SnapshotCore
import TestSupport
import Testing
import ToleranceProbes

/// The recommended tolerance on noise and changes of the gallery's own references.
@Suite struct MutationCorpusTests {
  private static let references: [String] = {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix("@2x.png") }.sorted().map { folder + "/" + $0 }
  }()

  /// Noise that the tolerance takes for a change on pages of dense text, where most pixels lie on
  /// edges.
  private static let tooMuchForText = [
    "noise-eighth-pixel-down", "noise-eighth-pixel-right", "noise-softer-edges",
  ]

  @Test func `the gallery is there`() {
    #expect(Self.references.count > 20)
  }

  /// Folders and names of pages of dense text.
  private static let denseText = [
    "/AppearanceTests/", "/BarTests/", "/EditingTests/", "/ListBoardTests/", "/PickersTests/",
    "/SwiftUIComponentTests/", "/SwiftUIPageTests/list.", "/SymbolTests/", "/TableTests/",
    "/TextTests/",
  ]

  /// About one reference in seven here, the same ones whatever others there are; all of them are
  /// what the tool writes with `--mutations`.
  private static let sample = references.filter { path in
    path.suffix(40).utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 1_000_003 } % 7 == 0
  }

  @Test(arguments: sample)
  func `noise passes and changes fail at the recommended tolerance`(path: String) throws {
    let image = try Reference(FileAccess.read(path), path: path).image()
    let cases = MutationCorpus.cases(of: image, scale: 2)
    #expect(cases.count > 20)
    let hasDenseText = Self.denseText.contains { path.contains($0) }
    for mutation in cases {
      if hasDenseText, Self.tooMuchForText.contains(mutation.name) { continue }
      let matches = ImageComparison.matches(image, mutation.image, tolerance: .recommended)
      #expect(matches == mutation.mustMatch, "\(mutation.name)")
    }
  }

  @Test func `an exact comparison passes nothing`() {
    let image = scenery(60, 60, seed: 1, isOpaque: true)
    for mutation in MutationCorpus.cases(of: image, scale: 1) {
      #expect(!ImageComparison.matches(image, mutation.image), "\(mutation.name)")
    }
  }
}
