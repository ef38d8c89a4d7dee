import Testing

@testable import ImageIO

@Suite struct SVGTreeTests {
  @Test func `elements and depth are limited`() {
    var limits = ImageLimits()
    limits.maximumElementCount = 10
    #expect(
      error(svg(String(repeating: "<g/>", count: 10)), limits: limits)
        == .tooComplex(.svg, what: "elements", limit: 10))
    let deep = svg(String(repeating: "<g>", count: 5000))
    #expect(
      error(deep)?.description.contains("more than 100 elements are inside each other") == true)
  }

  @Test func `a file cut anywhere is an error`() {
    let bytes = svg("<defs><g id='a'/></defs><use href='#a'/><style>a{b:c}</style>")
    for count in 5..<bytes.count { #expect(error(Array(bytes.prefix(count))) != nil) }
  }
}
