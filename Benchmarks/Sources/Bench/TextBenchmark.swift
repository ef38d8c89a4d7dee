import CoreText
import Foundation
import UIKit

/// Shaping, outlines and drawing of the system font, and what they come to, for other programs to
/// compare with.
///
/// `--dump strings:FILE` prints a line of `glyph:advance:x:y` for every line of the file, and
/// `--dump outlines:WEIGHT,SLANT` the points of every glyph at a place of the design
/// space, in 1/128 units, contours after bars. `--dump page:NAME` prints the rows of a page.
struct TextBenchmark {
  private static let labels = [
    "Settings", "General", "Notifications", "Display & Brightness", "Privacy & Security", "Save",
    "Cancel", "Wi-Fi", "Edit", "Today at 9:41 AM", "$1,299.00", "Yes, delete it",
    "AVAST Wavy To. LT", "3 of 12 items selected", "Hello UIKit", "Done",
  ]

  private static let paragraph = """
    The quick brown fox jumps over the lazy dog. Sphinx of black quartz, judge my vow! How \
    vexingly quick daft zebras jump; pack my box with five dozen liquor jugs. Waltz, bad nymph, \
    for quick jigs vex. 0123456789 (AVAST) To. Yes, Tea & LT.
    """

  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  func run() throws {
    let path = arguments.scene ?? "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw BenchError.unreadable(path: path)
    }
    let face = try FontFace(bytes: [UInt8](data))
    if let dump = arguments.dump { return try self.dump(dump, face) }
    let font = FontInstance(face)
    let texts = Self.labels.map { Array($0.utf16) }
    let options = ShapingOptions(script: .latin, isRightToLeft: false, features: [])
    measure("text_shape_labels_cold") {
      for text in texts { _ = Shaper.shapeAnew(text, font: font, options: options) }
    }
    measure("text_shape_labels_warm") {
      for text in texts { _ = Shaper.shape(text, font: font, options: options) }
    }
    let long = Array(String(repeating: Self.paragraph, count: 20).utf16)
    measure("text_shape_paragraph_cold") {
      _ = Shaper.shapeAnew(long, font: font, options: options)
    }
    let ids = (32..<127).map { face.characters.glyph(UInt32($0)) }
    measure("text_outlines_ascii") {
      for id in ids { _ = try? font.readOutline(id) }
    }
    let bold = FontInstance(face, variations: [("wght", 600 << 16)])
    measure("text_outlines_ascii_600") {
      for id in ids { _ = try? bold.readOutline(id) }
    }
    drawPage()
    for page in TextPages.pages { measure(page) }
    print("# widths are \(String(format: "%.3f", Self.widthError)) % off on average")
  }

  private func measure(_ name: String, scale: Double = 1, _ body: () -> Void) {
    let measurement = Measurement(
      scene: name, scale: scale, seconds: arguments.seconds, body)
    print(arguments.isJSON ? measurement.json : measurement.text)
  }

  /// 2,000 glyphs of 17 points.
  private func drawPage() {
    let scale = arguments.scale ?? 3
    let text = String(String(repeating: Self.paragraph + " ", count: 12).prefix(2000))
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byWordWrapping
    let page = NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    let styled = StyledText(page)
    let layout = TextLayout(styled, options: .init(width: 380))
    let (width, height) = (Int(390 * scale), Int((layout.size.height + 10) * scale))
    guard let bitmap = Bitmap(width: width, height: height) else { return }
    let context = CGContext(
      bitmap: bitmap, baseTransform: CGAffineTransform(scaleX: scale, y: scale))
    measure("text_draw_2000", scale: scale) {
      layout.draw(in: context, at: CGPoint(x: 5, y: 5))
      _ = context.clipPixels
      context.flush()
    }
  }

  /// Rows as they come again, rows that were never laid out, and drawing.
  private func measure(_ page: TextPages.Page) {
    let scale = arguments.scale ?? 2
    guard let pages = TextPages(page, scale: scale) else { return }
    let layouts = pages.layouts()
    pages.draw(layouts)
    measure("text_layout_\(page.name)_warm") { _ = pages.layouts() }
    var turn = 0
    measure("text_layout_\(page.name)_cold") {
      turn = turn % 39 + 1
      _ = pages.layouts(turn: turn)
    }
    measure("text_draw_\(page.name)", scale: scale) { pages.draw(layouts) }
  }

  // MARK: For other programs

  private func dump(_ what: String, _ face: FontFace) throws {
    let parts = what.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw BenchError.usage("--dump takes strings:…, outlines:… or page:…")
    }
    if parts[0] == "outlines" {
      dumpOutlines(parts[1], face)
    } else if parts[0] == "page" {
      for page in TextPages.pages where page.name == parts[1] {
        print(page.rows.joined(separator: "\n"))
      }
    } else {
      try dumpStrings(parts[1], face)
    }
  }

  private func dumpStrings(_ path: String, _ face: FontFace) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw BenchError.unreadable(path: path)
    }
    let font = FontInstance(face)
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let units = Array(line.utf16)
      let scripts = ScriptRun.runs(in: line.unicodeScalars.map(\.value))
      let script = scripts.first { !$0.script.isNeutral }?.script ?? .latin
      let options = ShapingOptions(
        script: script, isRightToLeft: script == .arabic || script == .hebrew, features: [])
      let shaped = Shaper.shapeAnew(units, font: font, options: options)
      print(
        (0..<shaped.count).map { index in
          let offset = shaped.offsets[index]
          return "\(shaped.glyphs[index]):\(shaped.advances[index]):\(offset.x):\(offset.y)"
        }.joined(separator: " "))
    }
  }

  private func dumpOutlines(_ place: String, _ face: FontFace) {
    let values = place.split(separator: ",").compactMap { Double($0) }
    let font = FontInstance(
      face,
      variations: zip(["wght", "slnt"] as [FontTag], values).map { ($0, Int($1 * 65_536)) })
    for glyph in 0..<face.glyphCount {
      guard let outline = try? font.readOutline(UInt16(glyph)) else { continue }
      var words = ["\(glyph)"]
      var index = 0
      for verb in outline.verbs {
        if verb == .move { words.append("|") }
        for point in outline.points[index..<index + verb.pointCount] {
          words.append("\(point.x),\(point.y)")
        }
        index += verb.pointCount
      }
      print(words.joined(separator: " "))
    }
  }

  // MARK: Widths

  /// The mean difference between widths here and those that iOS 26 gives, per cent.
  private static var widthError: Double {
    let measured: [(String, CGFloat, CGFloat)] = [
      ("Hello UIKit", 17, 79.663), ("The quick brown fox jumps over the lazy dog", 17, 338.954),
      ("0123456789", 17, 98.580), ("Hello UIKit", 20, 91.619),
      ("The quick brown fox jumps over the lazy dog", 20, 388.653), ("0123456789", 20, 115.217),
    ]
    let errors = measured.map { text, size, width in
      let own = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: size)]).width
      return Double((own / width - 1).magnitude)
    }
    return 100 * errors.reduce(0, +) / Double(errors.count)
  }
}
