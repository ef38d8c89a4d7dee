import SwiftUI
import Testing
import UIKit

private struct Weight: ContainerValueKey { static let defaultValue = 1 }
extension ContainerValues {
  fileprivate var weight: Int {
    get { self[Weight.self] }
    set { self[Weight.self] = newValue }
  }
}
private struct Wide: _ViewTraitKey { static let defaultValue = false }

@MainActor @Suite struct SubviewsTests {
  /// A column of rows of 10 points, with a line of 2 points between them.
  private struct Lined<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack(spacing: 0) {
        Group(subviews: content) { subviews in
          ForEach(subviews) { subview in
            if subview.id != subviews.first?.id { Color.black.frame(height: 2) }
            subview.frame(height: 10)
          }
        }
      }
    }
  }

  private struct Growing: View {
    @State var count = 2
    var body: some View {
      Lined {
        Divider()
        ForEach(0..<count, id: \.self) { _ in Color.red }
        Rectangle().onTapGesture { count += 1 }
      }
    }
  }

  @Test func `a group hands on the views of tuples and loops`() throws {
    let hosted = try Hosted(Growing())
    #expect(hosted.frames("Color").count(where: { $0.height == 2 }) == 3)
    #expect(hosted.frames("Color").count(where: { $0.height == 10 }) == 2)
  }

  @Test func `views that come later are shown as well`() throws {
    let hosted = try Hosted(Growing())
    let last = try #require(hosted.frames("Rectangle").first)
    #expect(last.minY == 113)
    let window = try #require(hosted.controller.view.window)
    TouchSimulator(window: window).tap(at: CGPoint(x: last.midX, y: last.midY), count: 1)
    try hosted.settle()
    #expect(hosted.frames("Color").count(where: { $0.height == 10 }) == 3)
  }

  @Test func `a loop goes through the views of another`() throws {
    let hosted = try Hosted(
      HStack(spacing: 0) {
        ForEach(subviews: TupleView((Color.red, Color.blue))) { subview in
          subview.frame(width: 20, height: 20)
        }
      })
    #expect(hosted.frames("Color").map(\.minX) == [80, 100])
  }

  @Test func `a container reads values, tags and identifiers of its views`() throws {
    var seen: [String] = []
    _ = try Hosted(
      Group(
        subviews: TupleView(
          (
            Color.red.containerValue(\.weight, 3).padding(),
            ForEach(["x"], id: \.self) { _ in Color.blue },
            Color.green.tag(7)
          ))
      ) { subviews in
        let _ = seen = subviews.map {
          let values = $0.containerValues
          return "\(values.weight) \(values.tag(for: String.self) ?? "-") \(values.hasTag(7))"
        }
        subviews
      })
    #expect(seen == ["3 - false", "1 x false", "1 - true"])
  }

  private struct Halves: _VariadicView.MultiViewRoot {
    @Environment(\.pixelLength) var pixel
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { child in
        child.frame(width: child[Wide.self] ? 50 : 25, height: pixel)
      }
    }
  }

  @Test func `a variadic root makes a view of each child, by its traits`() throws {
    let hosted = try Hosted(
      HStack(spacing: 0) {
        _VariadicView.Tree(Halves()) {
          Color.red
          Color.blue._trait(Wide.self, true)
        }
      })
    #expect(hosted.frames("Color").map(\.width) == [25, 50])
    #expect(hosted.frames("Color").map(\.height) == [0.5, 0.5])
  }
}
