import CoreGraphics
import SymbolDesigns
import Testing

@Suite struct SymbolCompositionTests {
  private func shape(_ name: String, weight: Double = 400) throws -> SymbolShape {
    try #require(SymbolDesigner(weight: weight).shape(named: name), "\(name) is not drawn")
  }

  private func parts(_ name: String, _ ink: SymbolShape.Part.Ink) throws -> [SymbolShape.Part] {
    try shape(name).parts.filter { $0.ink == ink }
  }

  @Test(arguments: [
    "circle", "square", "rectangle", "triangle", "diamond", "hexagon", "octagon", "shield", "seal",
    "app", "bubble",
  ])
  func `an enclosure holds its sign`(_ enclosure: String) throws {
    for name in ["checkmark", "heart", "chevron.up", "person"] {
      let parts = try shape("\(name).\(enclosure)").parts
      let outline = try #require(parts.first)
      let sign = parts.dropFirst().reduce(CGRect.null) { $0.union($1.inkBounds) }
      #expect(outline.level == 2 && !outline.isFilled)
      #expect(outline.inkBounds.insetBy(dx: 0.04, dy: 0.04).contains(sign))
    }
  }

  @Test func `a slash has a gap on its upper side`() throws {
    let parts = try shape("bell.slash").parts
    let (gap, slash) = (parts[parts.count - 2], parts[parts.count - 1])
    #expect(gap.ink == .cutsOut && slash.ink == .draws)
    #expect(gap.inkBounds.midX > slash.inkBounds.midX && gap.inkBounds.midY < slash.inkBounds.midY)
    #expect(slash.level == 1 && parts.dropLast(2).allSatisfy { $0.level == 2 })
  }

  @Test func `a badge stands in a ring that is cut out around it`() throws {
    let parts = try shape("folder.badge.plus").parts
    let index = try #require(parts.firstIndex { $0.ink == .cutsOut })
    let (ring, disc) = (parts[index], parts[index + 1])
    #expect(disc.isFilled && disc.level == 1)
    #expect(ring.inkBounds.insetBy(dx: 0.03, dy: 0.03).contains(disc.inkBounds))
    #expect(parts.last?.ink == .sign)
    let dot = try #require(try shape("bell.badge").parts.last)
    #expect(try dot.inkBounds.midY < shape("bell").inkBounds.midY)
  }
}
