// Prints what text is shaped to; see Scripts/check-shaping.
import CoreText
import Foundation

/// check-shaping FONT FACE SCRIPT ltr|rtl FILE: a line of glyphs for every line of text, each as
/// glyph:cluster:advance:x:y, clusters in UTF-16.
@main
enum CheckShaping {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 6, let index = Int(arguments[2]),
      let bytes = FileManager.default.contents(atPath: arguments[1]),
      let text = FileManager.default.contents(atPath: arguments[5])
    else {
      print("usage: check-shaping FONT FACE SCRIPT ltr|rtl FILE")
      exit(2)
    }
    let font = FontInstance(try FontFace(bytes: [UInt8](bytes), index: index))
    let options = ShapingOptions(
      script: Script(arguments[3]), isRightToLeft: arguments[4] == "rtl")
    var output = ""
    for line in String(decoding: text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    {
      let shaped = Shaper.shapeAnew(Array(line.utf16), font: font, options: options)
      let glyphs = (0..<shaped.count).map { index in
        let offset = shaped.offsets[index]
        return "\(shaped.glyphs[index]):\(shaped.clusters[index]):\(shaped.advances[index])"
          + ":\(offset.x):\(offset.y)"
      }
      output += glyphs.joined(separator: " ") + "\n"
    }
    FileHandle.standardOutput.write(Data(output.utf8))
  }
}
