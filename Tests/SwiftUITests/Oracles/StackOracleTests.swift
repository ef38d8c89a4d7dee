import SwiftUI
import Testing
import UIKit

/// What Apple's stacks and grids do at their edges, as others found out and described.
@MainActor @Suite struct StackOracleTests {
  private let lorem = "Lorem ipsum dolor sit amet. "

  private func fits<V: View>(_ view: V, _ width: CGFloat, _ height: CGFloat) -> CGSize {
    UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: width, height: height))
  }

  private struct UnitRectangle: Shape {
    let area: CGFloat
    let followsHeight: Bool
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      if followsHeight {
        let height = max(proposal.height ?? 200, 1)
        return CGSize(width: area / height, height: height)
      }
      let width = max(proposal.width ?? 10, 1)
      return CGSize(width: width, height: area / width)
    }
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  // stackotter/swiftui-layout-edge-cases, UnitRectangleExample.
  @Test func `a stack's children are measured again in the width that they gave it`() throws {
    let stack = VStack {
      UnitRectangle(area: 5000, followsHeight: false).fill(.green).layoutPriority(1)
      Spacer().frame(width: 300).background(Color.blue).layoutPriority(1)
    }
    .fixedSize(horizontal: true, vertical: false)
    .background(Color.red)
    let hosted = try Hosted(stack, width: 400, height: 400)
    let box = try #require(hosted.frames("UnitRectangle").first)
    #expect(abs(box.width - 300) < 0.01)
    #expect(abs(box.height - 5000 / 300) < 0.5)
  }

  // AspectRatioExample: the square is as wide as the stack, which it made so while the text was
  // narrow; with the wider text there is room left.
  @Test func `a square that made its stack wide leaves room in the end`() throws {
    let text = Text(String(repeating: lorem, count: 4)).font(.system(size: 8))
      .frame(idealWidth: 51).fixedSize(horizontal: false, vertical: true)
    let stack = VStack {
      text.background(Color.green).layoutPriority(1)
      Color.blue.aspectRatio(1, contentMode: .fit).layoutPriority(1)
    }
    .fixedSize(horizontal: true, vertical: false)
    .frame(height: 400)
    let hosted = try Hosted(stack, width: 600, height: 600)
    let words = try #require(hosted.frames("Text").first)
    let square = try #require(hosted.frames("Color").last)
    let narrow = fits(text, .greatestFiniteMagnitude, .greatestFiniteMagnitude)
    #expect(narrow.width == 51)
    #expect(abs(square.width - square.height) < 0.01)
    #expect(words.height < narrow.height)
    #expect(words.height + 8 + square.height < 399)
    #expect(abs(fits(stack, 600, 600).width - square.width) < 1)
  }

  // HeightBasedUnitRectangleExample: the same with a shape that gets narrower as it gets higher.
  @Test func `a shape that made its stack wide is narrower in the end`() throws {
    let stack = VStack {
      Text(String(repeating: lorem, count: 4)).font(.system(size: 8))
        .frame(idealWidth: 51).fixedSize(horizontal: false, vertical: true).layoutPriority(1)
      UnitRectangle(area: 100_000, followsHeight: true).fill(.blue).layoutPriority(1)
    }
    .fixedSize(horizontal: true, vertical: false)
    .frame(height: 400)
    let hosted = try Hosted(stack, width: 1200, height: 600)
    let box = try #require(hosted.frames("UnitRectangle").first)
    #expect(abs(box.width * box.height - 100_000) < 200)
    #expect(box.width < fits(stack, 1200, 600).width - 1)
  }

  // FixedHeightTextExample: the text is narrower than the ideal width that the stack has, and all
  // begins at the stack's leading edge.
  @Test func `what is narrower than its stack was measured lies at the leading edge`() throws {
    let stack = VStack {
      Text(String(repeating: lorem, count: 3))
        .frame(idealWidth: 280).fixedSize(horizontal: false, vertical: true).layoutPriority(1)
      Color.blue.frame(width: 100, height: 10).layoutPriority(1)
    }
    .fixedSize(horizontal: true, vertical: false)
    .background(Color.red)
    let hosted = try Hosted(stack, width: 400, height: 400)
    let words = try #require(hosted.frames("Text").first)
    let box = try #require(hosted.frames("Color").last { $0.height < 20 })
    #expect(fits(stack, 400, 400).width == 280)
    #expect(words.width < 280 && words.minX == 60)
    #expect(abs(box.midX - words.midX) < 0.51)
  }

  // SwiftUILayoutEdgeCases, vStackIncorrectMinimumHeight: 85 is reported, 122.5 is taken.
  @Test func `a stack reports the sum of minimums, which its children do not keep to`() throws {
    let stack = VStack(spacing: 0) {
      Color.blue.frame(minHeight: 5, maxHeight: 100)
      Color.orange.frame(minHeight: 80)
    }
    #expect(fits(stack, 50, 0).height == 85)
    let hosted = try Hosted(stack, width: 50, height: 85)
    #expect(hosted.frames("Color").map(\.height) == [42.5, 80])
  }

  // SwiftUILayoutEdgeCases, fixedSizeHStackIncorrectMinimumHeight.
  @Test func `a text of no width is as high as all of its characters`() {
    let row = HStack {
      Color.orange.frame(width: 5)
      Text(String(repeating: lorem, count: 2))
    }
    .fixedSize(horizontal: false, vertical: true)
    let line = fits(Text("L"), 400, 400).height
    // 46 letters and stops.
    #expect(fits(row, 0, 0).height >= line * 40)
  }

  // objc.io/blog/2020/11/23/grid-layout, first quiz: 70 points, and 122 for two columns.
  @Test func `an adaptive column is split as often as its minimum and the gaps fit`() throws {
    let grid = LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
      ForEach(0..<3) { _ in Color.red.frame(height: 10) }
    }
    let hosted = try Hosted(grid.frame(width: 200), width: 200, height: 20)
    #expect(hosted.frames("Color").map(\.width) == [70, 57, 57])
    #expect(hosted.frames("Color").map(\.minX) == [0, 78, 143])
  }
}
