import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct AsyncImageTests {
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
    try #require(bluePicture().pngData()).write(to: good)
    try Data("no picture".utf8).write(to: bad)
    let hosted = try Hosted(AsyncImage(url: good, scale: 2))
    #expect(hosted.frames("Image").count == 1)
    var messages: [String] = []
    _ = try Hosted(
      AsyncImage(url: bad) { phase in
        let _ = phase.error.map { messages.append("\($0)") }
        Color.red
      })
    #expect(messages == ["bad.png is not a readable picture: use PNG, JPEG or GIF."])
  }

  @Test func `a placeholder fills what is offered`() throws {
    let hosted = try Hosted(AsyncImage(url: nil), width: 30, height: 20)
    #expect(hosted.frames("Color").map(\.size) == [CGSize(width: 30, height: 20)])
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
}
