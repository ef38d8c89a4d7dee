import CoreGraphics
import Testing

@Suite struct SourceOverTests {
  @Test func `one coverage for a run gives the bytes of pixel by pixel`() {
    // Rectangles give runs; the same shape through a mask gives bytes.
    var dice = Dice(seed: 11)
    for _ in 0..<60 {
      let color = CGColor(
        srgbRed: dice.next(), green: dice.next(), blue: dice.next(), alpha: dice.next())
      let backdrop = CGColor(
        srgbRed: dice.next(), green: dice.next(), blue: dice.next(), alpha: dice.next())
      let height = CGFloat(dice.next())
      let run = Drawing(13, 1)
      let bytes = Drawing(13, 1)
      for drawing in [run, bytes] {
        drawing.context.setFillColor(backdrop)
        drawing.context.fill(CGRect(x: 0, y: 0, width: 13, height: 1))
        drawing.context.setFillColor(color)
      }
      run.context.fill(CGRect(x: 0, y: 0, width: 13, height: height))
      // A level side inside the row is drawn pixel by pixel; the corner far outside keeps it
      // from being a rectangle.
      bytes.context.addLines(between: [
        CGPoint(x: 0, y: 0), CGPoint(x: 13, y: 0), CGPoint(x: 13, y: height),
        CGPoint(x: 6, y: height), CGPoint(x: 0, y: height),
      ])
      bytes.context.fillPath()
      #expect(run.bytes == bytes.bytes)
    }
  }

  @Test func `an opaque colour replaces, a transparent one changes nothing`() {
    let drawing = Drawing(5, 1)
    let whole = CGRect(x: 0, y: 0, width: 5, height: 1)
    drawing.context.setFillColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    drawing.context.fill(whole)
    #expect(drawing[4, 0] == [51, 102, 153, 255])
    drawing.context.setFillColor(red: 1, green: 1, blue: 1, alpha: 0)
    drawing.context.fill(whole)
    #expect(drawing[4, 0] == [51, 102, 153, 255])
  }

  @Test func `half of white over black is gray`() {
    let drawing = Drawing(7, 1)
    let whole = CGRect(x: 0, y: 0, width: 7, height: 1)
    drawing.context.setFillColor(gray: 0, alpha: 1)
    drawing.context.fill(whole)
    drawing.context.setFillColor(gray: 1, alpha: 0.5)
    drawing.context.fill(whole)
    #expect(drawing.bytes == [UInt32](repeating: 0xff80_8080, count: 7))
  }

  @Test func `painting white over white stays white at any coverage`() {
    for step in 0...255 {
      let drawing = Drawing(1, 1)
      drawing.context.setFillColor(gray: 1, alpha: 1)
      drawing.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      drawing.context.setFillColor(gray: 1, alpha: CGFloat(step) / 255)
      drawing.context.fill(CGRect(x: 0, y: 0, width: 1, height: 0.7))
      #expect(drawing[0, 0] == [255, 255, 255, 255])
    }
  }
}
