import QuartzCore
import Testing

@Suite struct CATextLayerTests {
  private func layer(_ string: Any?, width: CGFloat = 200, height: CGFloat = 60) -> CATextLayer {
    let layer = CATextLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    layer.position = CGPoint(x: width / 2, y: height / 2)
    layer.fontSize = 20
    layer.foregroundColor = .black
    layer.string = string
    return layer
  }

  /// The columns and rows of the picture that have ink.
  private func ink(_ layer: CATextLayer) throws -> (columns: Range<Int>, rows: Range<Int>) {
    layer.displayIfNeeded()
    guard let contents = layer.contents else { return (0..<0, 0..<0) }
    let image = try #require(contents as? CGImage)
    let bytes = image.straightRGBA()
    func extent(_ range: Range<Int>, _ isInked: (Int) -> Bool) -> Range<Int> {
      let inked = range.filter(isInked)
      return (inked.first ?? 0)..<((inked.last ?? -1) + 1)
    }
    func alpha(_ x: Int, _ y: Int) -> Bool { bytes[4 * (y * image.width + x) + 3] > 32 }
    return (
      extent(0..<image.width) { x in (0..<image.height).contains { alpha(x, $0) } },
      extent(0..<image.height) { y in (0..<image.width).contains { alpha($0, y) } }
    )
  }

  @Test func `a layer has Apple's defaults`() {
    let layer = CATextLayer()
    #expect(layer.font as? String == "Helvetica")
    #expect(layer.fontSize == 36)
    #expect(layer.foregroundColor == .white)
    #expect(!layer.isWrapped)
    #expect(layer.truncationMode == .none)
    #expect(layer.alignmentMode == .natural)
    #expect(layer.string == nil && !layer.allowsFontSubpixelQuantization)
  }

  @Test func `its box is drawn as any layer's`() throws {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = .red
    #expect(try LayerCanvas(layer, width: 20, height: 20).paintedRect == layer.bounds)
  }

  @Test func `text stands at the top of the bounds`() throws {
    let ink = try ink(layer("HHH"))
    // Capitals of 20 points are 14 high and stand on row 19.
    #expect(ink.rows == 5..<19)
    #expect(ink.columns.lowerBound < 4)
    #expect(ink.columns.upperBound < 60)
  }

  @Test func `text lies where the alignment says`() throws {
    let right = layer("HHH")
    right.alignmentMode = .right
    let centred = layer("HHH")
    centred.alignmentMode = .center
    #expect(try ink(right).columns.upperBound > 196)
    let middle = try ink(centred).columns
    #expect(abs(middle.lowerBound + middle.upperBound - 200) <= 2)
  }

  @Test func `lines wrap and are truncated only where the layer says`() throws {
    let text = "HHHH HHHH HHHH"
    let whole = layer(text, width: 80, height: 70)
    #expect(try ink(whole).rows == 5..<19)
    #expect(try ink(whole).columns.upperBound == 80)
    whole.truncationMode = .end
    #expect(try ink(whole).columns.upperBound < 80)
    whole.truncationMode = .none
    whole.isWrapped = true
    #expect(try ink(whole).rows.upperBound > 60)
    whole.truncationMode = .end
    whole.bounds.size.height = 50
    #expect(try ink(whole).rows.upperBound < 46)
  }

  @Test func `line feeds begin lines without wrapping`() throws {
    #expect(try ink(layer("H\nH")).rows == 5..<43)
  }

  @Test func `a new text is drawn and none is nothing`() throws {
    let layer = layer("H")
    let one = try ink(layer).columns
    layer.string = "HHHH"
    #expect(try ink(layer).columns.upperBound > one.upperBound)
    layer.string = nil
    #expect(try ink(layer).columns.isEmpty)
    layer.string = ""
    #expect(try ink(layer).columns.isEmpty)
  }

  @Test func `contents have the layer's own scale`() throws {
    let layer = layer("H")
    layer.contentsScale = 3
    #expect(try ink(layer).rows.upperBound == 57)
  }

  @Test func `copies show the same text`() throws {
    let layer = layer("HHH")
    layer.alignmentMode = .center
    layer.truncationMode = .end
    let copy = CATextLayer(layer: layer)
    #expect(copy.alignmentMode == .center && copy.truncationMode == .end)
    #expect(copy.string as? String == "HHH")
    #expect(copy.fontSize == 20)
    let other = self.layer("H")
    other.setValue(40, forKey: "fontSize")
    #expect(other.fontSize == 40)
    #expect(try ink(other).rows.upperBound > 30)
  }

  @Test func `a layer that is given what it has needs no display`() {
    let layer = CATextLayer()
    let text = NSMutableAttributedString(string: "text")
    let setters: [() -> Void] = [
      { layer.string = "text" }, { layer.font = "Inter" }, { layer.fontSize = 12 },
      { layer.foregroundColor = .black }, { layer.isWrapped = true },
      { layer.truncationMode = .end }, { layer.alignmentMode = .right },
      { layer.string = text }, { layer.string = nil },
    ]
    for (index, set) in setters.enumerated() {
      set()
      #expect(layer.needsDisplay(), "setter \(index)")
      layer.displayIfNeeded()
      set()
      #expect(!layer.needsDisplay(), "setter \(index)")
    }
    layer.string = text
    layer.displayIfNeeded()
    text.append(NSAttributedString(string: " and more"))
    layer.string = text
    #expect(layer.needsDisplay())
  }
}
