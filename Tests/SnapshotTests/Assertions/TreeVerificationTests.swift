import CoreGraphics
import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

@MainActor
@Suite struct TreeVerificationTests {
  private final class Card: UIView {
    let titleLabel = UILabel(frame: CGRect(x: 10, y: 5, width: 90, height: 22))
    let icon = UIImageView(frame: CGRect(x: 110, y: 8, width: 24, height: 24))
    let dot = UIView(frame: CGRect(x: 140, y: 30, width: 6, height: 6))

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .white
      titleLabel.text = "Espresso"
      icon.image = UIImage(systemName: "star")
      dot.backgroundColor = .systemGreen
      [titleLabel, icon, dot].forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Plot: UIView {
    var side = 4.0
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: side, height: side)).fill()
    }
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func card(_ change: (Card) -> Void = { _ in }) -> Card {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 150, height: 40))
    change(card)
    return card
  }

  private func verify(
    _ view: UIView, record: SnapshotTestingConfiguration.Record? = nil,
    failOn: ViewDiagnostics? = nil
  ) -> String? {
    withSnapshotTesting(failOn: failOn) {
      verifySnapshot(
        of: view, as: .image(traits: UITraitCollection(displayScale: 2)), named: "a",
        record: record, snapshotDirectory: folder.references, testName: "test()")
    }
  }

  /// The lines that say what changed about a card, and the record of the run.
  private func lines(
    _ change: @escaping (Card) -> Void
  ) throws -> (lines: [String], record: RunRecord) {
    try folder.inProcess(["SNAPSHOT_RUN_DIR": folder.run]) {
      _ = verify(card(), record: .all)
      let message = verify(card(change)) ?? ""
      let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
        .dropFirst(2).prefix { !$0.isEmpty }
      return (lines.map(String.init), try #require(try folder.records().last))
    }
  }

  private var referencePath: String { folder.references + "/test.a@2x.png" }

  private func reference() throws -> Reference {
    try Reference(FileAccess.read(referencePath), path: referencePath)
  }

  @Test func `a reference carries the views that were drawn`() throws {
    try folder.inProcess {
      _ = verify(card())
      let tree = try #require(try reference().tree())
      #expect(tree.nodes.map(\.name) == ["", "titleLabel", "icon", "dot"])
      #expect(tree.nodes.map(\.type) == ["Card", "UILabel", "UIImageView", "UIView"])
      #expect(verify(card()) == nil)
    }
  }

  @Test func `a changed font is named with its label`() throws {
    let (lines, record) = try lines { $0.titleLabel.font = .systemFont(ofSize: 18) }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("titleLabel  font 17 → 18, ") == true)
    #expect(lines.first?.hasSuffix(" px") == true)
    #expect(record.cause == .view)
    let change = try #require(record.changes?.first)
    #expect(change.view == "titleLabel" && change.what == "font 17 → 18")
    #expect(change.pixels == record.numbers?.differentPixels)
  }

  @Test func `a changed text, colour, image and visibility are named`() throws {
    #expect(
      try lines { $0.titleLabel.text = "Tea" }.lines.first?
        .hasPrefix("titleLabel  text “Espresso” → “Tea”, ") == true)
    #expect(
      try lines { $0.titleLabel.textColor = .red }.lines.first?
        .hasPrefix("titleLabel  textColor none → #FF0000, ") == true)
    #expect(
      try lines { $0.backgroundColor = .black }.lines.first?
        .hasPrefix("Card  backgroundColor #FFFFFF → #000000, ") == true)
    let red = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
    }
    let image = try lines { $0.icon.image = red }.lines.first
    #expect(image?.hasPrefix("icon  image star → 72 × 72 ") == true)
    #expect(try lines { $0.dot.isHidden = true }.lines == ["dot  isHidden false → true, 144 px"])
  }

  @Test func `moved, resized, added and removed views are named`() throws {
    #expect(try lines { $0.dot.frame.origin.y = 20 }.lines == ["dot  moved by (0, -10), 288 px"])
    #expect(
      try lines { $0.dot.frame.size.width = 8 }.lines == ["dot  resized 6 × 6 → 8 × 6, 48 px"])
    #expect(try lines { $0.dot.removeFromSuperview() }.lines == ["dot  removed, 144 px"])
    let added = try lines {
      let view = UIView(frame: CGRect(x: 0, y: 30, width: 5, height: 5))
      view.backgroundColor = .red
      $0.addSubview(view)
    }
    #expect(added.lines == ["UIView  added, 100 px"])
  }

  @Test func `what a view draws itself is its own cause`() throws {
    try folder.inProcess(["SNAPSHOT_RUN_DIR": folder.run]) {
      @MainActor func plot(_ side: Double) -> Plot {
        let plot = Plot(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        plot.side = side
        return plot
      }
      _ = verify(plot(4))
      let message = verify(plot(6))
      #expect(
        message?.contains("they draw something else:\nPlot  drawn differently, 80 px") == true)
      let record = try #require(try folder.records().last)
      #expect(record.cause == .drawing)
    }
  }

  @Test func `other views with the same pixels pass, and the record says so`() throws {
    let change: (Card) -> Void = { $0.titleLabel.numberOfLines = 2 }
    try folder.inProcess(["SNAPSHOT_RUN_DIR": folder.run]) {
      _ = verify(card())
      #expect(verify(card(change)) == nil)
      #expect(verify(card(change), failOn: .all) == nil)
      let record = try #require(try folder.records().last)
      #expect(record.status == .matched)
      #expect(record.cause == .structure)
      #expect(
        record.changes
          == [ViewChange(view: "titleLabel", what: "numberOfLines 1 → 2", pixels: 0)])
      #expect(folder.files(in: folder.artifacts).isEmpty)
    }
  }

  @Test func `failOn structure makes them a failure`() throws {
    try folder.inProcess(["SNAPSHOT_RUN_DIR": folder.run]) {
      _ = verify(card())
      let message = verify(card { $0.titleLabel.numberOfLines = 2 }, failOn: .structure)
      #expect(
        message?.contains("but its view hierarchy changed:\ntitleLabel  numberOfLines 1 → 2\n")
          == true)
      #expect(message?.contains("snapshot review --accept references/") == true)
      let record = try #require(try folder.records().last)
      #expect(record.status == .differed && record.cause == .structure)
      #expect(record.actualPath.map(FileAccess.exists) == true)
      #expect(verify(card(), failOn: .structure) == nil)
    }
  }

  @Test func `mode all alone rewrites equal pixels, where the views are others`() throws {
    let change: (Card) -> Void = { $0.titleLabel.numberOfLines = 2 }
    try folder.inProcess {
      _ = verify(card())
      let before = try FileAccess.read(referencePath)
      for mode in [.missing, .failed, .never] as [SnapshotTestingConfiguration.Record] {
        #expect(verify(card(change), record: mode) == nil)
        #expect(try FileAccess.read(referencePath) == before)
      }
      #expect(verify(card(), record: .all) == nil)
      #expect(try FileAccess.read(referencePath) == before)
      #expect(verify(card(change), record: .all)?.contains("recorded again") == true)
      #expect(try reference().tree()?.nodes[1]["numberOfLines"] == "2")
      #expect(verify(card(change), failOn: .structure) == nil)
    }
  }

  @Test func `a reference without a tree passes by its pixels, unless views are to match`() throws {
    try folder.inProcess(["SNAPSHOT_RUN_DIR": folder.run]) {
      _ = verify(card())
      let old = try reference()
      let bytes = try Reference.encode(old.image(), metadata: try #require(old.metadata))
      try FileAccess.write(bytes, to: referencePath)
      #expect(verify(card()) == nil)
      let views = verify(card(), failOn: .structure)
      #expect(views?.contains("does not contain the views it was drawn from") == true)
      #expect(views?.contains("snapshot review --accept references/") == true)
      let message = verify(card { $0.dot.isHidden = true })
      #expect(message?.contains("144 of") == true)
      #expect(message?.contains("dot") == false)
      let record = try #require(try folder.records().last)
      #expect(record.changes == nil)
    }
  }

  /// Puts another tree into the reference of `card()`.
  private func forge(digest: String?, tree: String?) throws {
    let old = try reference()
    var bytes = try Reference.encode(old.image(), metadata: try #require(old.metadata))
    if let digest { bytes = try PNGCodec.inserting([("Snapshot:TreeDigest", digest)], into: bytes) }
    if let tree {
      bytes = try PNGCodec.inserting(compressed: tree, keyword: "Snapshot:Tree", into: bytes)
    }
    try FileAccess.write(bytes, to: referencePath)
  }

  @Test func `a reference whose views are not those that it states fails`() throws {
    try folder.inProcess {
      _ = verify(card())
      let tree = try #require(try reference().tree().flatMap(TreeRecord.init))
      _ = verify(card { $0.titleLabel.numberOfLines = 2 }, record: .all)
      let other = try #require(try reference().tree().flatMap(TreeRecord.init))
      #expect(other.digest != tree.digest)
      // The digest of the views that are drawn, and others or none under it.
      for text in [other.text, "9\n", nil] {
        try forge(digest: tree.digest, tree: text)
        for change in [{ _ in }, { $0.dot.isHidden = true }] as [(Card) -> Void] {
          for failOn in [nil, .structure] as [ViewDiagnostics?] {
            let message = verify(card(change), record: .never, failOn: failOn)
            #expect(
              message?.contains("its views do not match its metadata") == true)
          }
        }
      }
      try forge(digest: tree.digest, tree: tree.text)
      #expect(verify(card(), record: .never, failOn: .structure) == nil)
    }
  }

  @Test func `a layer's picture has its tree`() {
    folder.inProcess {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.backgroundColor = UIColor.red.cgColor
      layer.name = "tile"
      @MainActor func verifyLayer() -> String? {
        verifySnapshot(
          of: layer, as: .image(traits: UITraitCollection(displayScale: 2)), named: "a",
          snapshotDirectory: folder.references, testName: "test()")
      }
      _ = verifyLayer()
      layer.cornerRadius = 2
      #expect(verifyLayer()?.contains("\ntile  cornerRadius 0 → 2, ") == true)
    }
  }
}
