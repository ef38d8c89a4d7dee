import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct PictureEffectsTests {
  private let red = Color(red: 0.8, green: 0.2, blue: 0.4)

  private func isNear(_ pixel: [UInt8], _ expected: [Int], by tolerance: Int = 1) -> Bool {
    zip(pixel, expected).allSatisfy { abs(Int($0) - $1) <= tolerance }
  }

  @Test func `colours change by their matrices`() throws {
    #expect(isNear(try middle(red.colorInvert()), [51, 204, 153, 255]))
    #expect(isNear(try middle(red.brightness(0.1)), [230, 77, 128, 255]))
    #expect(isNear(try middle(red.contrast(0.5)), [166, 89, 115, 255]))
    #expect(isNear(try middle(red.grayscale(1)), [87, 87, 87, 255]))
    #expect(isNear(try middle(red.saturation(1)), [204, 51, 102, 255]))
    #expect(
      isNear(
        try middle(red.colorMultiply(Color(red: 0.5, green: 1, blue: 0))), [102, 51, 0, 255]))
    #expect(try middle(Color.white.luminanceToAlpha()) == [0, 0, 0, 255])
    #expect(try middle(Color.black.luminanceToAlpha())[3] == 0)
  }

  @Test func `a hue turned all around is the same, half around its opposite`() throws {
    #expect(isNear(try middle(red.hueRotation(.degrees(360))), [204, 51, 102, 255]))
    let turned = try middle(red.hueRotation(.degrees(180)))
    #expect(turned[0] < turned[1])
  }

  @Test(arguments: [Double.nan, .infinity, -1e300])
  func `an amount that is no number changes nothing`(amount: Double) throws {
    #expect(isNear(try middle(red.brightness(amount)), [204, 51, 102, 255]))
    #expect(isNear(try middle(red.contrast(amount)), [204, 51, 102, 255]))
    #expect(isNear(try middle(red.blur(radius: amount)), [204, 51, 102, 255], by: 255))
  }

  @Test func `greys keep their level in any hue`() throws {
    let gray = Color(white: 0.6)
    #expect(isNear(try middle(gray.hueRotation(.degrees(77))), [153, 153, 153, 255]))
  }

  @Test func `a blend mode is over what lies below`() throws {
    let stack = ZStack {
      Color(red: 0.5, green: 1, blue: 0.5)
      Color(red: 0.5, green: 0.5, blue: 1).blendMode(.multiply)
    }
    #expect(isNear(try middle(stack), [64, 128, 128, 255]))
  }

  @Test func `a compositing group keeps blend modes inside`() throws {
    let stack = ZStack {
      Color.red
      ZStack { Color(white: 0.5).blendMode(.multiply) }.compositingGroup()
    }
    #expect(isNear(try middle(stack), [128, 128, 128, 255]))
  }

  @Test func `a drawing group ends at the view's frame`() throws {
    let view = Color.red.frame(width: 30, height: 30).frame(width: 10, height: 10)
    #expect(try pixel(view, 8, 20)[3] == 255)
    #expect(try pixel(view.drawingGroup(), 8, 20)[3] == 0)
  }

  @Test func `a blur fades across an edge, half at the edge itself`() throws {
    let view = Color.red.frame(width: 20, height: 40).offset(x: -10).blur(radius: 3)
    let edge = try pixel(view, 20, 20)[3]
    #expect((110...145).contains(edge))
    #expect(try pixel(view, 26, 20)[3] < 20)
    #expect(try pixel(view, 14, 20)[3] > 235)
  }

  @Test func `an opaque blur keeps hard edges`() throws {
    let view = Color.red.frame(width: 20, height: 20).blur(radius: 4, opaque: true)
    #expect(try pixel(view, 11, 20)[3] == 255)
    #expect(try pixel(view, 9, 20)[3] == 0)
  }
}
