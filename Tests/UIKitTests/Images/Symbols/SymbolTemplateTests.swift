import Foundation
import Testing

@testable import UIKit

/// Symbols of one's own, from the template that SF Symbols exports.
@MainActor @Suite struct SymbolTemplateTests {
  private let folder: AssetFolder

  init() throws {
    folder = try AssetFolder()
  }

  /// A rectangle from the baseline up, 100 units to the em, at the place of each design.
  private func write(_ designs: [(name: String, width: Int, height: Int)]) throws {
    var (guides, symbols) = ("", "")
    for (index, design) in designs.enumerated() {
      let (x, y) = (300 * index + 100, 1000)
      let scale = design.name.suffix(1)
      guides += #"<line id="Baseline-\#(scale)" x1="0" x2="3000" y1="\#(y)" y2="\#(y)"/>"#
      for (side, margin) in [("left", x - 10), ("right", x + design.width + 10)] {
        guides += """
          <line id="\(side)-margin-\(design.name)" x1="\(margin)" x2="\(margin)" y1="0" y2="9"/>
          """
      }
      symbols += """
        <g id="\(design.name)" transform="matrix(1 0 0 1 \(x) \(y))"><path class="monochrome-0" \
        d="M0 0H\(design.width)V\(20 - design.height)H0z M0 0V20H\(design.width)V0z"/></g>
        """
    }
    try folder.write(
      #"{"symbols": [{"idiom": "universal", "filename": "s.svg"}]}"#,
      to: "own.symbolset/Contents.json")
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><g id="Notes"/>
      <g id="Guides">\(guides)</g><g id="Symbols">\(symbols)</g></svg>
      """, to: "own.symbolset/s.svg")
  }

  private func symbol(
    _ configuration: UIImage.SymbolConfiguration? = nil
  ) -> UIImage? {
    let traits = UITraitCollection(displayScale: 2)
    let image = UIImage(named: "own", in: folder.bundle, compatibleWith: traits)
    guard let configuration else { return image }
    return traits.withCurrent { image?.applyingSymbolConfiguration(configuration) }
  }

  @Test func `its size is that of the letters, its margins and its paths`() throws {
    try write([("Regular-M", 80, 100)])
    let image = try #require(symbol(.init(pointSize: 20)))
    #expect(image.isSymbolImage)
    #expect(image.size == CGSize(width: 20, height: 20))
    // The lower fifth is below the baseline.
    let offset = try #require(image.baselineOffsetFromBottom)
    #expect(abs(offset - 4) < 1e-9)
    let plain = try #require(symbol())
    #expect(plain.size == CGSize(width: 17, height: 17))
  }

  @Test func `the pixels between the margins are filled, in the tint`() throws {
    try write([("Regular-M", 80, 100)])
    let view = UIImageView(image: symbol(.init(pointSize: 20)))
    view.tintColor = .red
    let rows = UIGraphicsImageRenderer(size: view.bounds.size).image {
      view.layer.render(in: $0.cgContext)
    }.rgbaRows
    let middle = rows[rows.count / 2]
    #expect(middle.first == 0 && middle.last == 0)
    #expect(middle[middle.count / 2] == Pixel.red)
    #expect(rows.first?[middle.count / 2] == Pixel.red)
  }

  @Test func `weights lie between the designs that there are`() throws {
    try write([("Ultralight-S", 60, 100), ("Regular-S", 90, 100), ("Black-S", 140, 100)])
    func width(_ weight: UIImage.SymbolWeight) throws -> CGFloat {
      try #require(symbol(.init(pointSize: 100, weight: weight, scale: .small))).size.width
    }
    #expect(try width(.ultraLight) == 80)
    #expect(try width(.regular) == 110)
    #expect(try width(.light) == 100)
    #expect(try width(.semibold) == 130)
    #expect(try width(.black) == 160)
  }

  @Test func `scales have their own designs, or grow from the one that there is`() throws {
    try write([("Regular-M", 80, 100), ("Regular-L", 120, 100)])
    func width(_ scale: UIImage.SymbolScale) throws -> CGFloat {
      try #require(symbol(.init(pointSize: 100, weight: .regular, scale: scale))).size.width
    }
    #expect(try width(.medium) == 100)
    #expect(try width(.large) == 140)
    #expect(try width(.small) == 79)
  }

  @Test func `a file without a design is named`() throws {
    try folder.write(
      #"{"symbols": [{"idiom": "universal", "filename": "s.svg"}]}"#,
      to: "own.symbolset/Contents.json")
    try folder.write("<svg><path d='M0 0h9v9z'/></svg>", to: "own.symbolset/s.svg")
    var image: UIImage?
    let notes = FidelityLedger.collecting { image = symbol() }
    #expect(image == nil)
    #expect(notes.map(\.feature) == [.assetCatalog])
    #expect(notes.first?.subject.contains("s.svg") == true)
    #expect(notes.first?.subject.contains("Regular-M") == true)
  }
}
