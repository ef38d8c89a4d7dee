import SwiftUI
import Testing
import UIKit

/// The pixel in the middle of a view, straight sRGB.
@MainActor func middle<V: View>(
  _ view: V, traits: UITraitCollection = UITraitCollection(displayScale: 2)
) throws -> [UInt8] { try pixel(view, 20, 20, traits: traits) }

/// The pixel at a point of a view of 40 × 40 points.
@MainActor func pixel<V: View>(
  _ view: V, _ x: Int, _ y: Int, traits: UITraitCollection = UITraitCollection(displayScale: 2)
) throws -> [UInt8] {
  let bytes = try Hosted(view, width: 40, height: 40, traits: traits).image().straightRGBA()
  let start = 4 * (2 * y * 80 + 2 * x)
  return Array(bytes[start..<start + 4])
}

@MainActor @Suite struct PictureEffectTests {
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

  @Test func `a material is translucent, thicker ones less`() throws {
    func share(_ material: Material) throws -> Int {
      let pixel = try middle(
        ZStack {
          Color.black
          Rectangle().fill(material)
        })
      return Int(pixel[0])
    }
    #expect(try share(.ultraThin) < share(.regular))
    #expect(try share(.regular) < share(.thick))
    #expect(try pixel(Circle().fill(.regularMaterial), 1, 1)[3] == 0)
  }

  @Test func `a concentric shape is as far inside as its frame`() throws {
    let view = ContainerRelativeShape().fill(.red).padding(5)
      .containerShape(RoundedRectangle(cornerRadius: 15, style: .circular))
    #expect(try pixel(view, 6, 6)[3] == 0)
    #expect(try pixel(view, 9, 9)[3] == 255)
    #expect(try pixel(ContainerRelativeShape().fill(.red).padding(5), 6, 6)[3] == 255)
  }

  @Test func `levels of a style are fainter, those of a colour by shares`() throws {
    #expect(try middle(Rectangle().fill(Color.red.secondary))[3] == 128)
    #expect(try middle(Rectangle().fill(.red.tertiary))[3] == 64)
    #expect(
      try middle(Rectangle().fill(.background).backgroundStyle(Color(white: 0)))
        == [0, 0, 0, 255])
  }

  @Test func `a visual effect follows the geometry and changes no layout`() throws {
    let view = Color.red.frame(width: 10, height: 10).visualEffect { content, proxy in
      content.offset(x: proxy.size.width).opacity(0.5)
    }
    let hosted = try Hosted(view, width: 40, height: 40)
    #expect(try pixel(view, 20, 20)[3] == 0)
    #expect((127...128).contains(try pixel(view, 30, 20)[3]))
    #expect(hosted.controller.sizeThatFits(in: .zero) == CGSize(width: 10, height: 10))
  }

  @Test func `a projection converges`() throws {
    var transform = ProjectionTransform()
    #expect(transform.isIdentity && transform.isAffine)
    transform.m13 = 0.02
    #expect(!transform.isAffine)
    let view = Color.red.frame(width: 40, height: 40).projectionEffect(transform)
    #expect(try pixel(view, 10, 20)[3] == 255)
    #expect(try pixel(view, 35, 35)[3] == 0)
    let moved = ProjectionTransform(CGAffineTransform(translationX: 20, y: 0))
    #expect(
      moved.concatenating(moved) == ProjectionTransform(CGAffineTransform(translationX: 40, y: 0)))
  }
}
