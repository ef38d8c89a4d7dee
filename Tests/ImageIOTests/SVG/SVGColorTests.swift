import Testing

@testable import ImageIO

@Suite struct SVGColorTests {
  @Test func `colours are names, digits and functions`() {
    let red = SVGColor(red: 1, green: 0, blue: 0)
    for text in [
      "red", "#f00", "#FF0000", "rgb(255,0,0)", "rgb(100%, 0%, 0%)", "hsl(0,100%,50%)", " RED ",
      "#f00f", "rgb(255 0 0 / 1)",
    ] { #expect(SVGColor(text) == red, "\(text)") }
    #expect(SVGColor("rgba(255,0,0,.5)")?.alpha == 0.5)
    #expect(SVGColor("#00000080")?.alpha == 128.0 / 255)
    #expect(SVGColor("transparent")?.alpha == 0)
    for text in ["reddish", "#ff", "#+ff", "rgb(1,2)", "url(#a)", ""] {
      #expect(SVGColor(text) == nil, "\(text)")
    }
    #expect(SVGPaint("url('#a') blue") == .server("a", fallback: .color(SVGColor("blue")!)))
    #expect(SVGPaint("currentColor") == .currentColor)
  }
}
