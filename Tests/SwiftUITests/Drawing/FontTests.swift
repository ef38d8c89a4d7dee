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
