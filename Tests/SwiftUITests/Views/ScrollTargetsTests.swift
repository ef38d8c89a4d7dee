import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ScrollTargetsTests {
  /// Where the first page is after a drag by so many points.
  private func start(
    of view: some View, draggedBy way: CGFloat, seconds: TimeInterval, _ traits: UITraitCollection
  ) throws -> CGFloat? {
    let hosted = try Hosted(
      view, traits: UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 2), traits]))
    let from: CGFloat = way < 0 ? 180 : 20
    try hosted.touches().drag(
      from: CGPoint(x: from, y: 100), to: CGPoint(x: from + way, y: 100), seconds: seconds)
    try hosted.settle()
    return hosted.frames("Color").first?.minX
  }

  private func pages(_ behavior: some ScrollTargetBehavior, width: CGFloat) -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<9, id: \.self) { _ in Color.red.frame(width: width) }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(behavior)
  }

  @Test func `pages turn one at a time`() throws {
    let view = pages(.paging, width: 190)
    let plain = UITraitCollection()
    #expect(try start(of: view, draggedBy: -80, seconds: 4, plain) == 0)
    #expect(try start(of: view, draggedBy: -120, seconds: 4, plain) == -200)
    #expect(try start(of: view, draggedBy: -50, seconds: 0.1, plain) == -200)
  }

  @Test func `views align at their first edge`() throws {
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let view = pages(.viewAligned, width: 50)
    #expect(try start(of: view, draggedBy: -80, seconds: 4, regular) == -120 + 60)
    #expect(try start(of: view, draggedBy: -150, seconds: 0.5, regular) == -300)
    #expect(try start(of: view, draggedBy: -150, seconds: 0.5, compact) == -60)
    let free = pages(.viewAligned(limitBehavior: .never), width: 50)
    #expect(try start(of: free, draggedBy: -150, seconds: 0.5, compact) == -300)
  }

  @Test func `from right to left content follows the finger to the right`() throws {
    let traits = UITraitCollection(layoutDirection: .rightToLeft)
    let view = pages(.viewAligned(limitBehavior: .always), width: 50)
    #expect(try start(of: view, draggedBy: 60, seconds: 1, traits) == 150 + 60)
  }

  @Test func `a scroll view that is disabled stays, and leaves the touch to its views`() throws {
    let view = pages(.paging, width: 190).scrollDisabled(true)
    #expect(try start(of: view, draggedBy: -120, seconds: 0.2, UITraitCollection()) == 0)
  }
}
