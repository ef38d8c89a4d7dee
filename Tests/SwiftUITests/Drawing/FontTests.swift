import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct FontTests {
  private func uiFont(_ font: Font) throws -> UIFont {
    let hosted = try Hosted(TextField("Name", text: .constant("A")).font(font))
    let field = try #require(
      hosted.controller.view.subviews.compactMap { $0 as? UITextField }.first)
    return try #require(field.font)
  }

  @Test func `widths and small capitals are asked of the font`() throws {
    let system = Font.system(size: 20)
    let plain = try uiFont(system)
    #expect(try uiFont(system.width(.standard)) == plain)
    #expect(try uiFont(system.width(.condensed)) != plain)
    #expect(try uiFont(system.smallCaps()) != plain)
    #expect(try uiFont(system.smallCaps()) != uiFont(system.lowercaseSmallCaps()))
    #expect(try uiFont(system.smallCaps()).pointSize == 20)
  }
}

@MainActor @Suite struct FontReflectionTests {
  /// Type and fields of what a font's mirror shows.
  private func shown(_ font: Font) -> (String, [String]) {
    let base = Mirror(reflecting: font).descendant("provider", "base") ?? ()
    return (
      "\(type(of: base))", Mirror(reflecting: base).children.map { "\($0.label ?? "") \($0.value)" }
    )
  }

  @Test func `a mirror tells what a font was made of`() {
    #expect(shown(.title2).0 == "TextStyleProvider")
    #expect(shown(.title2).1.first == "style title2")
    #expect(shown(.system(size: 17)).0 == "SystemProvider")
    #expect(shown(.system(size: 17)).1.first == "size 17.0")
    #expect(shown(.custom("Courier", size: 9)).1.first == "name Courier")
    #expect(shown(Font(UIFont.systemFont(ofSize: 8))).0 == "PlatformFontProvider")
  }
}
