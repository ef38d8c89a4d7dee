import CoreGraphics
import Testing

@testable import CoreText

@Suite struct ColorCommandTests {
  private let red = GlyphColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func gradient(_ colors: [GlyphColor]) -> ColorCommand {
    .gradient(
      ColorGradient(
        shape: .sweep(center: .zero, start: 0, end: 1), extend: .reflect,
        stops: colors.map { ColorGradient.Stop(offset: 0, color: $0) }))
  }

  private func glyph(_ commands: [ColorCommand]) -> ColorGlyph {
    ColorGlyph(commands, bounds: .zero)
  }

  @Test func `a glyph has the text's colour where any of its paints has`() {
    #expect(!glyph([]).usesTextColor)
    #expect(
      !glyph([.save, .fill(red), .fillGlyph(3, red), gradient([red]), .restore]).usesTextColor)
    #expect(glyph([.fill(red), .fill(.text)]).usesTextColor)
    #expect(glyph([.fillGlyph(3, .text)]).usesTextColor)
    #expect(glyph([gradient([red, .text])]).usesTextColor)
    var faint = GlyphColor.text
    faint.alpha = 0.25
    #expect(glyph([.fill(faint)]).usesTextColor)
  }

  @Test func `a glyph costs what it draws, pixel by pixel`() {
    let most = 1 << 26
    // Thirty-two pictures of the greatest size are as many as may be.
    let drawing: [ColorCommand] = [
      .fill(red), .fillGlyph(1, red), gradient([red]), .endGroup, .clip(1),
    ]
    for command in drawing {
      let full = [ColorCommand](repeating: command, count: 32)
      #expect(glyph(full).isAffordable(pixelCount: most))
      #expect(!glyph(full + [command]).isAffordable(pixelCount: most))
      #expect(glyph(full + [command]).isAffordable(pixelCount: most / 2))
    }
    let free: [ColorCommand] = [
      .save, .restore, .concatenate(.identity), .clipBox(.zero), .beginGroup,
      .beginSource(.normal),
    ]
    #expect(
      glyph((0..<1000).flatMap { _ in free }).isAffordable(pixelCount: most))
  }

  @Test func `a picture that is too large is not drawn, even of one command`() {
    #expect(glyph([.fill(red)]).isAffordable(pixelCount: 1 << 26))
    #expect(!glyph([.fill(red)]).isAffordable(pixelCount: (1 << 26) + 1))
    #expect(!glyph([]).isAffordable(pixelCount: .max))
    #expect(glyph([]).isAffordable(pixelCount: 0))
  }
}
