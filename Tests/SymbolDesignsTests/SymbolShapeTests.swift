import CoreGraphics
import SymbolDesigns
import Testing

@Suite struct SymbolShapeTests {
  private func shape(_ name: String, weight: Double = 400) throws -> SymbolShape {
    try #require(SymbolDesigner(weight: weight).shape(named: name), "\(name) is not drawn")
  }

  // MARK: Levels, colours, steps

  @Test func `an enclosure is behind its sign, and slashes and badges are in front`() throws {
    #expect(try shape("heart.circle.fill").levelCount == 2)
    #expect(try shape("person.3.sequence").levelCount == 3)
    #expect(try shape("heart").levelCount == 1)
  }

  @Test func `an area behind a sign has the faintest shade, and an outline the second`() throws {
    #expect(try shape("checkmark.square.fill").shades == [1, 3])
    #expect(try shape("checkmark.square").shades == [1, 2])
    #expect(try shape("heart").shades == [1])
  }

  @Test(arguments: [
    ("wifi", 3), ("speaker.wave.3", 3), ("cellularbars", 4), ("chart.bar.fill", 3), ("star", 0),
  ])
  func `symbols with a variable value have steps`(_ name: String, _ count: Int) throws {
    #expect(try shape(name).stepCount == count)
  }
}
