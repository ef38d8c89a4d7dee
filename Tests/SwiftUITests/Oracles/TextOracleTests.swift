import Foundation
import SwiftUI
import Testing
import UIKit

/// Where iOS recorded lines of text, in SwiftUI's stacks.
@MainActor @Suite struct TextOracleTests {
  private func size<V: View>(_ view: V, width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
    UIHostingController(rootView: view)
      .sizeThatFits(in: CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// The bands of rows with ink in a picture of 400 × 400 points at 1x: first and last row.
  private func bands<V: View>(_ view: V) throws -> [[Int]] {
    let hosted = try Hosted(
      view, width: 400, height: 400, traits: UITraitCollection(displayScale: 1))
    let image = try hosted.host.render(scale: 1)
    let bytes = image.straightRGBA()
    var result: [[Int]] = []
    for y in 0..<image.height {
      let row = (0..<image.width).contains { bytes[(y * image.width + $0) * 4 + 3] > 40 }
      guard row else { continue }
      if let last = result.last, last[1] == y - 1 {
        result[result.count - 1][1] = y
      } else {
        result.append([y, y])
      }
    }
    return result
  }

  // doordash-oss/swiftui-preview-snapshots, test_simpleState.UIKit-Short-Message.png.
  @Test func `a large title ends where iOS ends it`() throws {
    let text = Text("Hello!").font(.largeTitle).padding(8)
    #expect(try bands(text).map { $0[1] }.last.map { abs($0 - 211) <= 1 } == true)
  }

  // doordash-oss/swiftui-preview-snapshots, test_namedPreviewState.UIKit-Short.png: the last row
  // of words without descenders, in three styles with padding between.
  @Test func `three styles in a stack stand on iOS's baselines`() throws {
    let stack = VStack(spacing: 0) {
      Text("Hello").font(.title).padding(.bottom, 4)
      Text("HHHHHHHH").font(.subheadline).padding(.bottom, 16)
      Text("This is a test").font(.body)
    }
    let rows = try bands(stack.padding(8)).map { $0[1] }
    #expect(rows.count == 3)
    for (own, recorded) in zip(rows, [180, 205, 241]) { #expect(abs(own - recorded) <= 1) }
  }

  // doordash-oss/swiftui-preview-snapshots, test_tupleState.UIKit-Small.png.
  @Test func `a stack's spacing lies between the lines' boxes`() throws {
    let stack = VStack(spacing: 24) {
      Text("Hello").font(.title)
      Text("1").font(.body)
    }
    let rows = try bands(stack).map { $0[1] }
    #expect(rows.count == 2)
    for (own, recorded) in zip(rows, [187, 234]) { #expect(abs(own - recorded) <= 1) }
  }

  // doordash-oss/swiftui-preview-snapshots, test_modify.UIKit-Long-Message.png: the border lies
  // 377 points apart around a line of 369 and a space.
  @Test func `the space at which a line is broken counts as far as there is room`() {
    let text = Text(verbatim: "mmmm mmmm")
    let (line, spaced) = (size(Text(verbatim: "mmmm")), size(Text(verbatim: "mmmm ")))
    #expect(spaced.width > line.width + 3)
    #expect(size(text, width: spaced.width + 2).width == spaced.width)
    #expect(size(text, width: line.width + 1).width == line.width + 1)
    #expect(size(text, width: spaced.width + 2).height > line.height * 1.9)
  }

  // doordash-oss/swiftui-preview-snapshots, test_tupleState.UIKit-Large.png: 1,000.
  @Test func `numbers in a literal are written as the environment's locale writes them`() {
    let german = Locale(identifier: "de_DE")
    #expect(size(Text("\(1000)")) == size(Text(verbatim: "1,000")))
    #expect(
      size(Text("\(1000)").environment(\.locale, german)) == size(Text(verbatim: "1.000")))
    #expect(size(Text("\(1234.5, specifier: "%.2f")")) == size(Text(verbatim: "1,234.50")))
    #expect(size(Text("\(UInt8(7)) of \(-1_200)")) == size(Text(verbatim: "7 of -1,200")))
    #expect(size(Text(verbatim: "\(1000)")) == size(Text(verbatim: "1000")))
  }

  // pointfreeco/swift-snapshot-testing, testSwiftUIView_iOS.1.png: 101 pixels high at 2x.
  @Test func `a line of body text is 20.5 points high at 2x`() throws {
    let view = Text("Checked").fixedSize().padding(5).padding(10).background(Color.yellow)
    let hosted = try Hosted(view)
    let box = try #require(hosted.frames("Text").first)
    #expect(box.height == 20.5)
  }

  // gonzalezreal/swift-markdown-ui, MarkdownTests/testOpenCodeBlock.1.png: 14 points at 2x, below
  // a line of 17 points and in a font of 16.
  @Test func `a text without characters is 14 points high in any font`() {
    for font in [Font.body, .largeTitle, .system(size: 5)] {
      #expect(size(Text(verbatim: "").font(font)) == CGSize(width: 0, height: 14))
    }
    #expect(size(Text(verbatim: "").padding(8)) == CGSize(width: 16, height: 30))
  }

  // gonzalezreal/swift-markdown-ui, MarkdownTests: the borders around texts of 7 to 13 blocks are
  // as high as the lines and margins inside: 20.5 points for a line of the body's 17 at 2x.
  @Test func `lines of a stack with margins are as high as iOS's`() throws {
    let block = VStack(alignment: .leading, spacing: 0) {
      Text("The sky above the port").padding(.bottom, 17)
      Text("It was a bright cold day")
    }
    let frames = try Hosted(block, width: 300).frames("Text")
    #expect(frames.map(\.height) == [20.5, 20.5])
    #expect(frames[1].maxY - frames[0].minY == 58)
  }

  // gonzalezreal/swift-markdown-ui, ThemeGitHubTests/testTable.1.png: "Moves at an" and "average
  // speed." in a column in which "Moves at an average" has room.
  @Test func `the last line of a text has two words where they fit`() throws {
    let whole = size(Text(verbatim: "Moves at an average")).width
    let two = size(Text(verbatim: "Moves at an")).width
    let hosted = try Hosted(Text(verbatim: "Moves at an average speed."), width: whole + 4)
    let box = try #require(hosted.frames("Text").first)
    #expect(box.height > 40 && box.height < 44)
    #expect(box.width < whole && box.width > two)
  }

  // gonzalezreal/swift-markdown-ui, MarkdownTests/testBlockquote.1.png: "read.”" is the last of
  // four lines.
  @Test func `the last of more than two lines can have one word`() throws {
    let third = size(Text(verbatim: "cccccccccc to")).width
    let text = "aaaaaaaaa bbbbbbbbb cccccccccc to read."
    let hosted = try Hosted(Text(verbatim: text), width: third + 4)
    let box = try #require(hosted.frames("Text").first)
    #expect(box.height > 80)
    #expect(box.width >= third)
  }
}
