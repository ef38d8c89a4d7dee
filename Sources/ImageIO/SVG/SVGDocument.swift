/// An SVG file as a drawing for any size.
///
/// Reads SVG 1.1 and what SVG 2 has in its place, with style sheets: shapes, groups, `use`,
/// `symbol`, gradients, patterns, clips, masks, and pictures whose data stand in the file. Not
/// drawn: text, filters, markers, animations, files elsewhere (`FidelityFeature.vectorImage`).
package final class SVGDocument: VectorDrawing {
  /// More bytes are an error: a drawing of so many is a picture.
  private static let maximumByteCount = 16 << 20

  package let size: CGSize
  package let lacks: [FidelityNote]
  let root: SVGNode
  let nodes: [String: SVGNode]
  let limits: ImageLimits

  package init(_ bytes: [UInt8], limits: ImageLimits = .default) throws(ImageFileError) {
    let maximum = min(limits.maximumByteCount, Self.maximumByteCount)
    guard bytes.count <= maximum else {
      throw .fileTooLarge(byteCount: bytes.count, limit: maximum)
    }
    let element: XMLElement
    do throws(XMLError) {
      element = try XMLReader.read(bytes, maximumDepth: limits.maximumDepth)
    } catch {
      throw .damaged(.svg, reason: error.description)
    }
    var tree = SVGTree(element, limits: limits)
    guard let root = try tree.node(element), root.kind == "svg" else {
      throw .damaged(.svg, reason: "its first element is <\(element.name)>, not <svg>")
    }
    self.root = root
    self.limits = limits
    nodes = tree.nodes
    let size = try Self.size(root)
    self.size = size
    // What is not drawn shows when it is drawn, and a few pixels are enough for that.
    let side = max(size.width, size.height)
    let small = Self.draft(
      size: CGSize(width: size.width * 16 / side, height: size.height * 16 / side))
    var drawn: [FidelityNote] = []
    if let small {
      let renderer = SVGRenderer(
        root: root, nodes: tree.nodes, context: small.context, limits: limits)
      drawn = FidelityLedger.collecting { renderer.run(in: small.rect, size: size) }
    }
    lacks = tree.lacks + drawn.filter { !tree.lacks.contains($0) }
  }

  private static func draft(size: CGSize) -> (context: CGContext, rect: CGRect)? {
    guard let bitmap = Bitmap(width: 16, height: 16) else { return nil }
    return (CGContext(bitmap: bitmap, baseTransform: .identity), CGRect(origin: .zero, size: size))
  }

  package func draw(in context: CGContext, rect: CGRect) {
    for note in lacks { FidelityLedger.note(note) }
    SVGRenderer(root: root, nodes: nodes, context: context, limits: limits)
      .run(in: rect, size: size)
  }

  /// The picture's size: its width and height, or those of the view box where they are missing or
  /// percentages.
  ///
  /// - Source: SVG 2, 8.2, and CSS 2.1, 10.3.2: 300 × 150 where no size is given.
  private static func size(_ root: SVGNode) throws(ImageFileError) -> CGSize {
    let box = SVGViewBox(root.attributes["viewBox"], nil)?.box
    func side(_ name: String) -> Double? {
      guard let length = root.length(name), length.unit != .percent else { return nil }
      return length.value(.horizontal, viewport: .zero, fontSize: 16)
    }
    var (width, height) = (side("width"), side("height"))
    if let box {
      let ratio = box.height.native / box.width.native
      if let width, height == nil { height = width * ratio }
      if let height, width == nil { width = height / ratio }
    }
    let size = CGSize(
      width: width ?? box?.width.native ?? 300, height: height ?? box?.height.native ?? 150)
    guard size.width > 0, size.height > 0, size.width < 1e7, size.height < 1e7 else {
      throw .damaged(.svg, reason: "its size is \(size.width) × \(size.height)")
    }
    return size
  }
}
