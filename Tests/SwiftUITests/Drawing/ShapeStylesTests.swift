import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ShapeStylesTests {
  private let red = Color(red: 0.8, green: 0.2, blue: 0.4)

  @Test func `levels of a style are fainter, those of a colour by shares`() throws {
    #expect(try middle(Rectangle().fill(Color.red.secondary))[3] == 128)
    #expect(try middle(Rectangle().fill(.red.tertiary))[3] == 64)
    #expect(
      try middle(Rectangle().fill(.background).backgroundStyle(Color(white: 0)))
        == [0, 0, 0, 255])
  }
}
