import CoreGraphics
import SymbolDesigns

/// The symbols that are drawn here, for a person to look at.
package struct SymbolSheet {
  package enum Drawing: Equatable, Sendable {
    case drawn
    /// The symbol has outlines of the system font, which the tool does not read.
    case drawnWithLetters
    /// The symbol is drawn as a rounded square, with a note.
    case box
  }

  package struct Entry: Sendable {
    package let name: String
    /// The number of counted files that use the symbol.
    package let count: Int
    package let drawing: Drawing
  }

  /// The symbols that apps use most first, then all others with a design of their own, by name.
  package static var entries: [Entry] {
    let counted = SymbolUsage.counts
    let known = Set(counted.map(\.name))
    let others = SymbolRecipes.names.filter { !known.contains($0) }.map { (name: $0, count: 0) }
    return (counted + others).map { name, count in
      Entry(name: name, count: count, drawing: drawing(of: name))
    }
  }

  package static func drawing(of name: String) -> Drawing {
    let designer = SymbolDesigner(weight: 400) { _, height, _ in
      let path = CGMutablePath()
      path.addRect(CGRect(x: -0.2, y: -height / 2, width: 0.4, height: height))
      return path
    }
    guard let shape = designer.shape(named: name) else { return .box }
    return shape.hasText ? .drawnWithLetters : .drawn
  }

  // MARK: Picture

  /// The size of an em, in pixels.
  package static let em: CGFloat = 68
  private static let cell = CGSize(width: 128, height: 104)
  private static let columnCount = 12

  /// - Returns: A PNG with a row of 12 symbols under the other, in regular weight.
  package static func picture(of names: [String]) throws(PNGError) -> [UInt8] {
    let rowCount = max((names.count + columnCount - 1) / columnCount, 1)
    let (width, height) = (Int(cell.width) * columnCount, Int(cell.height) * rowCount)
    guard let bitmap = Bitmap(width: width, height: height) else { return [] }
    let context = CGContext(bitmap: bitmap, baseTransform: .identity)
    let designer = SymbolDesigner(weight: 400)
    for (index, name) in names.enumerated() {
      guard let shape = designer.shape(named: name) else { continue }
      let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
      context.saveGState()
      context.translateBy(
        x: (CGFloat(column) + 0.5) * cell.width, y: (CGFloat(row) + 0.5) * cell.height)
      context.scaleBy(x: em, y: em)
      shape.draw(in: context, .one(.black))
      context.restoreGState()
    }
    // The paper comes last: what is cut out of a symbol is cut out of all that is under it.
    context.setBlendMode(.destinationOver)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
    guard let image = context.makeImage() else { return [] }
    return try PNGCodec.encode(
      PNGImage(width: width, height: height, samples: image.straightRGBA()))
  }

  /// The names of each row of the picture.
  package static func rows(of names: [String]) -> [[String]] {
    stride(from: 0, to: names.count, by: columnCount).map { start in
      Array(names[start..<min(start + columnCount, names.count)])
    }
  }
}
