import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ScrollMarginsTests {
  @Test func `margins lie around the content, and not around that of scroll views inside`() throws {
    let hosted = try Hosted(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 20)
          ScrollView(.horizontal) { Color.blue.frame(width: 10, height: 20) }
        }
      }
      .contentMargins(.horizontal, 10).contentMargins(.top, 5), width: 100, height: 100)
    let frames = hosted.frames("Color")
    #expect(frames.first == CGRect(x: 10, y: 5, width: 80, height: 20))
    #expect(frames.last?.minX == 10)
  }

  @Test func `content may be seen beyond a scroll view`() throws {
    func alpha(_ isDisabled: Bool) throws -> Int {
      let view = ScrollView { Color.red.frame(width: 20, height: 100) }
        .scrollClipDisabled(isDisabled).frame(width: 20, height: 20)
      return try Hosted(view, width: 20, height: 60).pixel(10, 50)[3]
    }
    #expect(try alpha(true) == 255)
    #expect(try alpha(false) == 0)
  }

  @Test func `the geometry of a scroll view is told`() throws {
    final class Log { var values: [CGFloat] = [] }
    let log = Log()
    let view = ScrollView { Color.red.frame(height: 300) }
      .scrollPosition(.constant(ScrollPosition(point: CGPoint(x: 0, y: 40))))
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y + $0.contentSize.height + $0.containerSize.height
      } action: { _, new in
        log.values.append(new)
      }
    _ = try Hosted(view, width: 50, height: 100)
    #expect(log.values.last == 440)
  }

  @Test func `views tell whether they are seen`() throws {
    final class Log { var values: [String] = [] }
    let log = Log()
    let view = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<4, id: \.self) { index in
          Color.red.frame(height: 40)
            .onScrollVisibilityChange { log.values.append("\(index) \($0)") }
        }
      }
    }
    _ = try Hosted(view, width: 50, height: 100)
    #expect(log.values.sorted() == ["0 true", "1 true", "2 true"])
  }
}
