import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct OutlineGroupTests {
  private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
  }

  private let root = Folder(
    id: "Root", children: [Folder(id: "Leaf"), Folder(id: "Branch", children: [])])

  private func labels<V: View>(_ hosted: Hosted<V>) -> [String] {
    hosted.tree.filter { $0.contains("Text ") }.compactMap { line in
      line.split(separator: "“").dropFirst().first?.split(separator: "”").first.map(String.init)
    }
  }

  @Test func `children are below what they belong to, once it is open`() throws {
    let hosted = try Hosted(
      OutlineGroup(root, children: \.children) { Text($0.id) }, width: 300, height: 300)
    #expect(labels(hosted) == ["Root"])
    let window = try #require(hosted.controller.view.window)
    let place = try #require(hosted.frames("Text").first)
    TouchSimulator(window: window).tap(at: CGPoint(x: place.midX, y: place.midY))
    try hosted.settle()
    #expect(labels(hosted) == ["Root", "Leaf", "Branch"])
  }

  @Test func `what has no children has nothing to open`() throws {
    let leaves = [Folder(id: "A"), Folder(id: "B")]
    let hosted = try Hosted(OutlineGroup(leaves, id: \.id, children: \.children) { Text($0.id) })
    #expect(labels(hosted) == ["A", "B"])
    #expect(hosted.frames("Image").isEmpty)
  }
}
