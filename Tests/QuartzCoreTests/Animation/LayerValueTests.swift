import Testing

@testable import QuartzCore

@Suite struct LayerValueTests {
  @Test func `a flag is no number, and nothing is no value`() {
    if case .flag(true)? = LayerValue(true) {} else { Issue.record("no flag") }
    if case .number(1)? = LayerValue(1) {} else { Issue.record("no number") }
    #expect(LayerValue(nil) == nil)
    #expect(LayerValue(NSNull()) == nil)
  }

  @Test func `numbers of every type are numbers`() {
    #expect(LayerValue(UInt8(7))?.number == 7)
    #expect(LayerValue(Float(0.5))?.number == 0.5)
    #expect(LayerValue(CGFloat(2.25))?.number == 2.25)
  }

  @Test func `a list is one of numbers or of colours, or kept as it is`() {
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    #expect(LayerValue([1, 2.5])?.numbers == [1, 2.5])
    if case .colors(let colors)? = LayerValue([red, red]) {
      #expect(colors == [red, red])
    } else {
      Issue.record("no colours")
    }
    if case .object? = LayerValue([1, red] as [Any]) {} else { Issue.record("mixed") }
  }

  @Test func `a matrix of the plane is one of space`() throws {
    let matrix = try #require(LayerValue(CGAffineTransform(translationX: 3, y: 4))?.transform)
    #expect(near(matrix, CATransform3DMakeTranslation(3, 4, 0)))
  }

  @Test func `an app gets back the type that it kept, whole numbers rounded`() {
    let value = LayerValue.number(2.6)
    #expect(value.object(like: 1) as? Int == 3)
    #expect(type(of: value.object(like: Float(1))) == Float.self)
    #expect(type(of: value.object(like: CGFloat(1))) == CGFloat.self)
  }
}
