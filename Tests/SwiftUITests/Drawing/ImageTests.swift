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
}
