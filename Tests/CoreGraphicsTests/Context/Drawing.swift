import CoreGraphics

/// A small bitmap with y down, and ways to read it.
struct Drawing {
  let bitmap: Bitmap
  let context: CGContext

  init(_ width: Int, _ height: Int, scale: CGFloat = 1, isDeferred: Bool = false) {
    bitmap = Bitmap(width: width, height: height, isDeferred: isDeferred)!
    context = CGContext(
      bitmap: bitmap, baseTransform: CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Red, green, blue, alpha, premultiplied.
  subscript(x: Int, y: Int) -> [Int] {
    let pixel = bitmap.pixels[y * bitmap.width + x]
    return [0, 8, 16, 24].map { Int(pixel >> $0 & 255) }
  }

  func alpha(_ x: Int, _ y: Int) -> Int { self[x, y][3] }

  /// Alpha of all pixels, row by row.
  var alphas: [[Int]] {
    (0..<bitmap.height).map { y in (0..<bitmap.width).map { alpha($0, y) } }
  }

  /// Five shades of alpha, row by row.
  var shades: String {
    let marks = Array(" ░▒▓█")
    return alphas.map { row in
      String(row.map { $0 == 0 ? " " : $0 == 255 ? "█" : marks[1 + min($0 / 86, 2)] })
    }.joined(separator: "\n")
  }

  var bytes: [UInt32] { Array(bitmap.pixels) }
}
