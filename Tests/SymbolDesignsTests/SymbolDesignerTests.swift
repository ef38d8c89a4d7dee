import CoreGraphics
import SymbolDesigns
import Testing

@Suite struct SymbolDesignerTests {
  private func shape(_ name: String, weight: Double = 400) throws -> SymbolShape {
    try #require(SymbolDesigner(weight: weight).shape(named: name), "\(name) is not drawn")
  }

  private func parts(_ name: String, _ ink: SymbolShape.Part.Ink) throws -> [SymbolShape.Part] {
    try shape(name).parts.filter { $0.ink == ink }
  }

  // MARK: Geometry

  @Test func `the add sign has the size that was measured`() throws {
    let plus = try shape("plus")
    // 53 × 54 pixels of ink in an image of 65 × 62, at 3x and an em of 21.76 points.
    #expect(abs(plus.inkBounds.width * 21.76 * 3 - 53) < 0.5)
    #expect(abs(plus.box.width - 0.99) < 0.001)
    #expect(abs(plus.box.height - 0.945) < 0.001)
  }

  @Test func `the ring of the contact add button has the size that was measured`() throws {
    let ring = try shape("plus.circle")
    #expect(abs(ring.inkBounds.width * 21.76 * 3 - 65) < 0.5)
    #expect(abs(ring.box.width - 1.115) < 0.001)
    #expect(abs(ring.box.height - 1.085) < 0.001)
    let sign = try #require(ring.parts.last?.inkBounds)
    #expect(abs(sign.width * 21.76 * 3 - 31) < 0.5)
  }

  @Test(arguments: ["house", "heart.fill", "gearshape", "person.crop.circle", "photo", "envelope"])
  func `heavier symbols have heavier lines and little more ink around them`(
    _ name: String
  ) throws {
    let widths = try stride(from: 100, through: 900, by: 100).map { weight in
      try #require(shape(name, weight: weight).parts.map(\.lineWidth).max())
    }
    #expect(widths == widths.sorted() && Set(widths).count == 9)
    let bounds = try [100, 400, 900].map { try shape(name, weight: $0).inkBounds }
    #expect(bounds[0].width < bounds[1].width && bounds[1].width < bounds[2].width)
    #expect(bounds[2].width - bounds[1].width < 0.06)
  }

  @Test func `widths follow the design`() throws {
    #expect(try shape("photo").box.width > shape("photo").box.height * 1.2)
    #expect(try shape("creditcard").box.width > shape("creditcard").box.height * 1.2)
    #expect(try shape("envelope").box.width > shape("envelope").box.height * 1.2)
    #expect(try shape("iphone").box.width < shape("iphone").box.height * 0.7)
    let star = try shape("star").box
    #expect(abs(star.width - star.height) < 0.15)
  }

  @Test func `what hangs lower than capitals moves the middle of the box`() throws {
    #expect(abs(try shape("circle").center.y) < 0.001)
    // The arrow of the share sign rises above its tray.
    #expect(try shape("square.and.arrow.up").center.y < -0.02)
  }

  // MARK: Rules

  @Test func `a filled outline is an area, and details are cut out of it`() throws {
    let plain = try shape("envelope").parts
    #expect(plain.allSatisfy { !$0.isFilled && $0.ink == .draws })
    let filled = try shape("envelope.fill").parts
    #expect(filled.map(\.isFilled) == [true, false])
    #expect(filled.map(\.ink) == [.draws, .cutsOut])
    let boxes = try [shape("envelope").box, shape("envelope.fill").box]
    #expect(abs(boxes[0].width - boxes[1].width) < 1e-9)
    #expect(abs(boxes[0].height - boxes[1].height) < 1e-9)
  }

  @Test func `signs without an area have no filled variant, but one in a circle`() throws {
    #expect(SymbolDesigner(weight: 400).shape(named: "plus.fill") == nil)
    #expect(SymbolDesigner(weight: 400).shape(named: "chevron.right.fill") == nil)
    #expect(try parts("plus.circle.fill", .sign).count == 1)
  }

  @Test func `arrows of one family are turns of one shape`() throws {
    let (right, up) = (try shape("arrow.right"), try shape("arrow.up"))
    #expect(abs(right.box.width - up.box.height) < 0.04)
    #expect(abs(right.inkBounds.width - up.inkBounds.height) < 0.001)
    #expect(try shape("chevron.forward").inkBounds == shape("chevron.right").inkBounds)
    #expect(try shape("arrow.backward").inkBounds == shape("arrow.left").inkBounds)
  }

  @Test func `letters and numbers to 50 stand in circles and squares`() throws {
    let asked = LetterRecord()
    let designer = SymbolDesigner(weight: 700) { text, height, weight in
      asked.add(text)
      return CGPath(
        rect: CGRect(x: -0.1, y: -height / 2, width: 0.2, height: height), transform: nil)
    }
    for name in ["1.circle", "50.square.fill", "a.circle.fill", "01.circle", "00.circle.fill"] {
      let shape = try #require(designer.shape(named: name))
      #expect(shape.hasText)
    }
    #expect(asked.texts == ["1", "50", "A", "01", "00"])
    #expect(designer.shape(named: "51.circle") == nil)
    #expect(designer.shape(named: "001.circle") == nil)
  }

  @Test func `letters and numbers on an area are white among colours of their own`() throws {
    let designer = SymbolDesigner(weight: 400) { _, height, _ in
      CGPath(rect: CGRect(x: -0.1, y: -height / 2, width: 0.2, height: height), transform: nil)
    }
    let filled = try #require(designer.shape(named: "2.circle.fill"))
    #expect(filled.parts.map(\.color) == [nil, .white])
    #expect(filled.parts.last?.ink == .sign)
    #expect(try #require(designer.shape(named: "2.circle")).hasOwnColors == false)
  }

  @Test func `what no recipe and no rule knows is not drawn`() {
    for name in ["some.rare.symbol", "", ".", "fill", "badge", "circle.fill.fill.fill", "slash"] {
      let shape = SymbolDesigner(weight: 400).shape(named: name)
      #expect(shape == nil || name.hasPrefix("circle"), "\(name)")
    }
    let long = String(repeating: "a.circle.", count: 2000) + "circle"
    #expect(SymbolDesigner(weight: 400).shape(named: long) == nil)
  }

  // MARK: Recipes

  @Test func `every recipe draws something inside a box of its own`() {
    let designer = SymbolDesigner(weight: 400) { _, height, _ in
      CGPath(rect: CGRect(x: -0.3, y: -height / 2, width: 0.6, height: height), transform: nil)
    }
    for name in SymbolRecipes.names {
      guard let shape = designer.shape(named: name) else {
        Issue.record("\(name) draws nothing")
        continue
      }
      let box = CGRect(
        x: shape.center.x - shape.box.width / 2, y: shape.center.y - shape.box.height / 2,
        width: shape.box.width, height: shape.box.height)
      // Not by `contains`, which fails by rounding: Foundation's compares a union.
      let ink = shape.inkBounds
      #expect(
        box.minX <= ink.minX && box.minY <= ink.minY && box.maxX >= ink.maxX
          && box.maxY >= ink.maxY, "\(name)")
      #expect(shape.box.width < 2.1 && shape.box.height < 1.45, "\(name) is \(shape.box)")
      #expect(shape.parts.allSatisfy { (1...3).contains($0.level) }, "\(name)")
    }
  }
}

/// Which letters were asked for.
private final class LetterRecord: @unchecked Sendable {
  private(set) var texts: [String] = []
  func add(_ text: String) { texts.append(text) }
}
