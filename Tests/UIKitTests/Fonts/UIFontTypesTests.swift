import Testing
import UIKit

@Suite struct UIFontTypesTests: MeasuresFonts {
  @Test func `bolder letters are wider`() {
    func width(_ font: UIFont) -> CGFloat { "Snapshot".size(withAttributes: [.font: font]).width }
    #expect(
      width(.systemFont(ofSize: 17)) < width(.systemFont(ofSize: 17, weight: .black)))
  }

  @Test func `other widths are stretched letters of the standard one`() {
    func font(_ width: UIFont.Width) -> UIFont {
      .systemFont(ofSize: 20, weight: .semibold, width: width)
    }
    let widths = [UIFont.Width.compressed, .condensed, .standard, .expanded].map {
      Double(width("Hamburgefonstiv", font($0)))
    }
    for (index, factor) in [0.7, 0.85, 1, 1.2].enumerated() {
      #expect((widths[index] / widths[2] - factor).magnitude < 0.02)
    }
    #expect(font(.expanded).lineHeight == font(.standard).lineHeight)
    #expect(notes(font(.standard)) == [])
    #expect(
      notes(font(.expanded)).map(\.key)
        == [FidelityNote(.fontSubstitution, "San Francisco, width 0.2")])
  }
}
