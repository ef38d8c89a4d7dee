import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct SymbolModifiersTests {
  @Test(arguments: [
    ("heart", SymbolVariants.fill, "heart.fill"), ("heart", .circle.fill, "heart.circle.fill"),
    ("heart.fill", .slash, "heart.slash.fill"), ("bell.fill", .fill, "bell.fill"),
    ("bell", .none, "bell"),
  ]) func `a variant is part of a symbol's name`(
    name: String, variant: SymbolVariants, expected: String
  ) throws {
    #expect(SymbolVariants.circle.fill.contains(.fill))
    let view = Image(systemName: name).symbolVariant(variant)
    let other = Image(systemName: expected)
    #expect(try Hosted(view).image().straightRGBA() == Hosted(other).image().straightRGBA())
  }

  private let heart = Image(systemName: "heart.circle.fill")

  /// The colours of pixels, as RGBA.
  private func colors(_ view: some View) throws -> Set<[UInt8]> {
    let bytes = try Hosted(view.font(.system(size: 60))).image().straightRGBA()
    return Set(stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) })
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test func `several foreground styles fill the levels of a symbol`() throws {
    let both = try colors(heart.foregroundStyle(red, blue))
    #expect(both.isSuperset(of: [[255, 0, 0, 255], [0, 0, 255, 255]]))
    let one = try colors(heart.foregroundStyle(red, blue).symbolRenderingMode(.monochrome))
    #expect(!one.contains([0, 0, 255, 255]))
  }

  @Test func `a hierarchy shades the foreground style`() throws {
    func redCount(_ view: some View) throws -> Int {
      let bytes = try Hosted(view.font(.system(size: 60))).image().straightRGBA()
      return stride(from: 0, to: bytes.count, by: 4).count {
        Array(bytes[$0..<$0 + 4]) == [255, 0, 0, 255]
      }
    }
    // In one colour the circle is red, and in a hierarchy the heart on it alone.
    let view = heart.foregroundStyle(red)
    let (plain, shades) = try (
      redCount(view), redCount(view.symbolRenderingMode(.hierarchical))
    )
    #expect(shades > 0 && shades < plain / 2)
  }

  @Test func `a symbol has its own colours where they are asked for`() throws {
    let view = Image(systemName: "folder.fill.badge.plus").foregroundStyle(blue)
    let own = try colors(view.symbolRenderingMode(.multicolor))
    #expect(own.contains([52, 199, 89, 255]))
    #expect(try !colors(view).contains([52, 199, 89, 255]))
  }

  @Test func `a number in a filled circle is white in a symbol's own colours`() throws {
    let white: [UInt8] = [255, 255, 255, 255]
    let view = Image(systemName: "4.circle.fill").font(.system(size: 60)).foregroundStyle(blue)
      .background(Color(.black))
    #expect(try colors(view.symbolRenderingMode(.multicolor)).contains(white))
    #expect(try !colors(view).contains(white))
  }

  @Test func `what has no filled variant stays as it is, but in a circle`() throws {
    func variant(_ name: String, _ variants: SymbolVariants) throws -> [UInt8] {
      try Hosted(Image(systemName: name).symbolVariant(variants)).image().straightRGBA()
    }
    #expect(try variant("plus", .fill) == variant("plus", .none))
    #expect(try variant("plus", .circle.fill) == variant("plus.circle.fill", .none))
    #expect(try variant("plus", .circle.fill) != variant("plus", .circle))
  }
}
