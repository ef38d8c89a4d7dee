import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ImageTests {
  private func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 6))
    }
  }

  @Test func `what is in a network is never asked for`() throws {
    var phases: [String] = []
    let hosted = try Hosted(
      AsyncImage(url: URL(string: "https://example.com/a.png")) { phase in
        let _ = phases.append("\(phase)")
        if let image = phase.image { image } else { Color.red.frame(width: 7, height: 7) }
      })
    #expect(phases == ["empty"])
    #expect(hosted.frames("Color").map(\.size) == [CGSize(width: 7, height: 7)])
  }

  @Test func `a file is read at once, and a broken one is told of`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "AsyncImage-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let good = folder.appending(path: "good.png")
    let bad = folder.appending(path: "bad.png")
    try #require(picture().pngData()).write(to: good)
    try Data("no picture".utf8).write(to: bad)
    let hosted = try Hosted(AsyncImage(url: good, scale: 2))
    #expect(hosted.frames("Image").count == 1)
    var messages: [String] = []
    _ = try Hosted(
      AsyncImage(url: bad) { phase in
        let _ = phase.error.map { messages.append("\($0)") }
        Color.red
      })
    #expect(messages == ["bad.png is no picture that can be read: use PNG, JPEG or GIF."])
  }

  @Test func `a placeholder fills what is offered`() throws {
    let hosted = try Hosted(AsyncImage(url: nil), width: 30, height: 20)
    #expect(hosted.frames("Color").map(\.size) == [CGSize(width: 30, height: 20)])
  }

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

  @Test func `a bitmap is turned as it is told`() throws {
    let bitmap = try #require(picture().cgImage)
    let scale = picture().scale
    let hosted = try Hosted(
      HStack {
        Image(bitmap, scale: scale, label: Text(verbatim: "Sea"))
        Image(decorative: bitmap, scale: scale, orientation: .left)
      })
    #expect(
      hosted.frames("Image").map(\.size) == [
        CGSize(width: 10, height: 6), CGSize(width: 6, height: 10),
      ])
    let labels = (hosted.controller.view.accessibilityElements ?? []).compactMap {
      ($0 as? UIAccessibilityElement)?.accessibilityLabel
    }
    #expect(labels == ["Sea"])
  }

  // MARK: Symbols

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

  @Test func `a colour without a type before its dot is UIKit's`() {
    #expect(Color(.white) == Color(uiColor: .white))
    #expect(Color(.clear) == Color(uiColor: .clear))
  }

  @Test func `a variable value leaves steps faint`() throws {
    let whole = try Hosted(Image(systemName: "wifi")).image().straightRGBA()
    let half = try Hosted(Image(systemName: "wifi", variableValue: 0.4)).image().straightRGBA()
    #expect(whole != half)
    let same = try Hosted(Image(systemName: "wifi", variableValue: nil)).image().straightRGBA()
    #expect(whole == same)
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
