import CoreGraphics
import CoreText
import Foundation

/// Pages of emoji and of East Asian letters: 1,000 each, in rows.
struct TextPages {
  struct Page {
    let name: String
    let rows: [String]
    let size: CGFloat
    /// Points from a row to the next.
    let pitch: CGFloat
  }

  static let pages = [
    Page(name: "emoji", rows: rows(of: emoji, count: 40), size: 20, pitch: 27),
    Page(name: "cjk", rows: rows(of: letters, count: 40), size: 20, pitch: 27),
  ]

  let page: Page
  private let font: CTFont
  private let bitmap: Bitmap
  private let scale: CGFloat

  /// - Returns: Nil where there is no memory, or no system font.
  init?(_ page: Page, scale: CGFloat) {
    let height = CGFloat(page.rows.count + 1) * page.pitch
    // In range: pages are some hundred points high.
    guard let font = CTFont.system(size: page.size),
      let bitmap = Bitmap(width: Int(1100 * scale), height: Int(height * scale))
    else { return nil }
    (self.page, self.font, self.bitmap, self.scale) = (page, font, bitmap, scale)
  }

  /// - Parameter turn: Letters that go from the start of each row to its end, so that no row was
  ///   laid out before.
  func layouts(turn: Int = 0) -> [TextLayout] {
    page.rows.map { row in
      let split = row.index(row.startIndex, offsetBy: turn % 40)
      let text = turn == 0 ? row : String(row[split...] + row[..<split])
      return TextLayout(
        StyledText(text, attributes: [TextAttribute.font: font]), options: TextLayout.Options())
    }
  }

  func draw(_ layouts: [TextLayout]) {
    let context = CGContext(
      bitmap: bitmap, baseTransform: CGAffineTransform(scaleX: scale, y: scale))
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 1100, height: CGFloat(bitmap.height)))
    context.setFillColor(.black)
    for (row, layout) in layouts.enumerated() {
      layout.draw(in: context, at: CGPoint(x: 4, y: CGFloat(row) * page.pitch))
    }
    _ = context.clipPixels
    context.flush()
  }

  /// A number that changes with any pixel.
  var digest: UInt64 {
    unsafe bitmap.pixels.reduce(14_695_981_039_346_656_037) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
  }

  // MARK: Text

  private static func rows(of letters: [String], count: Int) -> [String] {
    stride(from: 0, to: letters.count, by: count).map {
      letters[$0..<min($0 + count, letters.count)].joined()
    }
  }

  /// Of one character, of a skin tone, of two that are joined, and flags.
  private static let emoji: [String] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x1F600...0x1F64F, 0x1F32D...0x1F373, 0x1F400...0x1F43E, 0x1F680...0x1F6C5, 0x1F910...0x1F96B,
    ]
    let single = ranges.joined().compactMap { Unicode.Scalar($0).map { String($0) } }
    let hands = (0x1F446...0x1F450).compactMap { Unicode.Scalar($0 as UInt32).map { String($0) } }
    let tones = ["🏻", "🏼", "🏽", "🏾", "🏿"].flatMap { tone in hands.map { $0 + tone } }
    let joined = ["👨‍💻", "👩‍🚀", "🏳️‍🌈", "👨‍👩‍👧‍👦", "❤️‍🔥", "🇩🇪", "🇯🇵", "1️⃣"]
    let all = single + tones + joined
    return (0..<1000).map { all[$0 % all.count] }
  }()

  /// Chinese characters, kana and Hangul with some punctuation.
  private static let letters: [String] = (0..<1000).compactMap { index in
    let number = UInt32(index)
    let character: UInt32 =
      switch index % 20 {
      case 9: 0x3001
      case 19: 0x3002
      case 10...12: 0x3042 + number % 80
      case 13...14: 0x30A2 + number % 80
      case 15...17: 0xAC00 + number * 11 % 11_000
      default: 0x4E00 + number * 19 % 19_000
      }
    return Unicode.Scalar(character).map { String($0) }
  }
}
