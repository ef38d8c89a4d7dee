import CoreGraphics
import Foundation
import SnapshotCore

extension TerminalPicture {
  /// What shows the picture with its corner at the cursor, which may be anywhere afterwards.
  ///
  /// - Parameters:
  ///   - columns: Cells that it covers.
  ///   - rows: As `columns`.
  ///   - isInsideTmux: Wraps what tmux would drop (it needs `allow-passthrough`).
  package func encoded(
    _ images: PictureProtocol, columns: Int, rows: Int, isInsideTmux: Bool
  ) throws(PNGError) -> String {
    switch images {
    case .kitty:
      return try kitty(columns: columns, rows: rows).map { isInsideTmux ? Self.passed($0) : $0 }
        .joined()
    case .iterm:
      let text = try iterm(columns: columns, rows: rows)
      return isInsideTmux ? Self.passed(text) : text
    case .sixel: return SixelEncoder(self).text
    case .blocks: return blocks
    case .none: return ""
    }
  }

  /// The picture as a PNG in pieces of at most 4,096 bytes, as the protocol asks.
  ///
  /// - Source: kitty terminal graphics protocol, "Remote client", 2017 to 2024.
  private func kitty(columns: Int, rows: Int) throws(PNGError) -> [String] {
    let data = Array(Data(try PNGCodec.encode(image.png)).base64EncodedData())
    let pieceBytes = 4096
    return stride(from: 0, to: data.count, by: pieceBytes).map { start in
      let end = min(start + pieceBytes, data.count)
      let keys = start == 0 ? "a=T,f=100,q=2,C=1,c=\(columns),r=\(rows)," : ""
      let piece = String(decoding: data[start..<end], as: UTF8.self)
      return "\u{1b}_G\(keys)m=\(end < data.count ? 1 : 0);\(piece)\u{1b}\\"
    }
  }

  /// - Source: iTerm2, "Inline Images Protocol".
  private func iterm(columns: Int, rows: Int) throws(PNGError) -> String {
    let bytes = try PNGCodec.encode(image.png)
    return "\u{1b}]1337;File=inline=1;size=\(bytes.count);width=\(columns);height=\(rows);"
      + "preserveAspectRatio=1:\(Data(bytes).base64EncodedString())\u{7}"
  }

  /// - Source: tmux manual, `allow-passthrough`: escapes inside are doubled.
  private static func passed(_ text: String) -> String {
    "\u{1b}Ptmux;" + text.replacing("\u{1b}", with: "\u{1b}\u{1b}") + "\u{1b}\\"
  }

  /// Every line from the place that the cursor had: behind the last column it would be elsewhere.
  private var blocks: String {
    var text = "\u{1b}7"
    for (row, line) in blockLines.enumerated() {
      text += row == 0 ? line : "\u{1b}8\u{1b}[\(row)B" + line
    }
    return text
  }

  /// Half a cell per pixel: the upper one is the letter's colour, the lower one the ground's.
  package var blockLines: [String] {
    stride(from: 0, to: height, by: 2).map { y in
      var line = ""
      var last: (upper: UInt32, lower: UInt32?)?
      for x in 0..<width {
        let upper = color(x, y)
        let lower = y + 1 < height ? color(x, y + 1) : nil
        if last?.upper != upper || last == nil { line += "\u{1b}[38;2;\(Self.parts(upper))m" }
        if let lower, last == nil || last?.lower != lower {
          line += "\u{1b}[48;2;\(Self.parts(lower))m"
        }
        line += "▀"
        last = (upper, lower)
      }
      return line + "\u{1b}[0m"
    }
  }

  private static func parts(_ color: UInt32) -> String {
    "\(color & 255);\(color >> 8 & 255);\(color >> 16 & 255)"
  }
}
