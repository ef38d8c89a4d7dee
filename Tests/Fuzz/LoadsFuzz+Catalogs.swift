import UIKit

/// An asset catalog, what is done to it, and each of its assets in several surroundings.
@MainActor
struct CatalogCase {
  let folder: String
  let seed: UInt64

  func run(keeps: Bool) {
    var random = SeededGenerator(seed: seed)
    let place = "\(folder)/Catalog\(seed)"
    let files = FileManager.default
    for name in Self.seeds.keys.sorted() where Int.random(in: 0..<12, using: &random) > 0 {
      var bytes = Self.seeds[name]!
      if Int.random(in: 0..<8, using: &random) == 0 { bytes.cut(using: &random) }
      if Int.random(in: 0..<2, using: &random) == 0 {
        bytes.change(Int.random(in: 1...4, using: &random), using: &random)
      }
      let url = URL(fileURLWithPath: place + "/Media.xcassets/" + name)
      try? files.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(bytes).write(to: url)
    }
    if Int.random(in: 0..<8, using: &random) == 0 {
      // A folder that leads back to the catalog.
      try? files.createSymbolicLink(
        atPath: place + "/Media.xcassets/brand/loop", withDestinationPath: "..")
    }
    if let bundle = Bundle(path: place) { ask(bundle) }
    if !keeps { try? files.removeItem(atPath: place) }
  }

  private func ask(_ bundle: Bundle) {
    let surroundings = [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(displayGamut: .P3),
    ]
    for traits in surroundings {
      for name in ["logo", "brand/mark", "mark", "vector", "page", "star", "lie", "none"] {
        guard let image = UIImage(named: name, in: bundle, compatibleWith: traits) else { continue }
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8))
        _ = renderer.image { _ in image.draw(in: CGRect(x: 0, y: 0, width: 12, height: 8)) }
      }
      for name in ["accent", "brand/accent", "system", "circle"] {
        let color = UIColor(named: name, in: bundle, compatibleWith: traits)
        _ = color?.resolvedColor(with: traits).cgColor
      }
    }
    _ = NSDataAsset(name: "words", bundle: bundle)?.data.count
  }

  private static let picture: [UInt8] = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 6), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 1, y: 1, width: 5, height: 4))
    }
    return Array(image.pngData() ?? Data())
  }()

  private static let seeds: [String: [UInt8]] = texts.mapValues { Array($0.utf8) }.merging(
    [
      "logo.imageset/a.png": picture, "logo.imageset/b.png": picture,
      "brand/mark.imageset/m.png": picture, "lie.imageset/lie.jpg": picture,
    ], uniquingKeysWith: { $1 })

  private static let texts = [
    "Contents.json": #"{"info": {"author": "xcode", "version": 1}}"#,
    "brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
    "logo.imageset/Contents.json": #"""
      {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"},
      {"idiom": "universal", "filename": "b.png", "scale": "3x",
      "appearances": [{"appearance": "luminosity", "value": "dark"}], "resizing": {"mode": "9-part",
      "center": {"mode": "tile", "width": 1, "height": 1},
      "cap-insets": {"top": 2, "left": 3, "bottom": 2, "right": "3"}},
      "alignment-insets": {"top": 1, "left": 0.5}}],
      "properties": {"template-rendering-intent": "template"}}
      """#,
    "brand/mark.imageset/Contents.json": #"""
      {"images": [{"idiom": "iphone", "filename": "m.png", "scale": "2x", "width-class": "compact",
      "language-direction": "right-to-left", "display-gamut": "display-P3"},
      {"idiom": "ipad", "scale": "2x"}]}
      """#,
    "lie.imageset/Contents.json": #"{"images": [{"idiom": "universal", "filename": "lie.jpg"}]}"#,
    "vector.imageset/Contents.json": #"""
      {"images": [{"idiom": "universal", "filename": "v.svg"}],
      "properties": {"preserves-vector-representation": true}}
      """#,
    "vector.imageset/v.svg": #"""
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9"><path d="M0 0h9v9z"
      fill="#f08"/></svg>
      """#,
    "page.imageset/Contents.json": #"""
      {"images": [{"idiom": "universal", "filename": "p.pdf"}]}
      """#,
    "page.imageset/p.pdf": """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Kids[3 0 R]/Count 1/MediaBox[0 0 9 9]>>endobj
      3 0 obj<</Parent 2 0 R/Contents 4 0 R>>endobj
      4 0 obj<</Length 24>>stream
      1 0 0 rg 0 0 4 4 re f
      endstream endobj
      trailer<</Root 1 0 R>>
      """,
    "star.symbolset/Contents.json": #"{"symbols": [{"idiom": "universal", "filename": "s.svg"}]}"#,
    "star.symbolset/s.svg": #"""
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><g id="Guides"><line
      id="Baseline-M" x1="0" x2="3300" y1="1126" y2="1126"/><line id="Capline-M" x1="0" x2="3300"
      y1="1056" y2="1056"/></g><g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 1390
      1126)"><path class="monochrome-0" d="M0 0h90v-90z"/></g></g></svg>
      """#,
    "accent.colorset/Contents.json": #"""
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "1.000", "green": "0x80", "blue": "128", "alpha": "0.5"}}}, {"idiom": "universal",
      "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast",
      "value": "high"}], "color": {"color-space": "gray-gamma-22", "components": {"white": ".5"}}}]}
      """#,
    "brand/accent.colorset/Contents.json": #"""
      {"colors": [{"color": {"color-space": "extended-srgb", "components": {"red": "-1.5",
      "green": "7", "blue": "0", "alpha": "1"}}}]}
      """#,
    "system.colorset/Contents.json": #"""
      {"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}
      """#,
    "circle.colorset/Contents.json": #"{"colors": [{"color": {"reference": "circle"}}]}"#,
    "words.dataset/Contents.json": #"{"data": [{"idiom": "universal", "filename": "w.txt"}]}"#,
    "words.dataset/w.txt": "words",
  ]
}
