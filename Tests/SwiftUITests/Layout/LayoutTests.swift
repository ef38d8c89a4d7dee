import SwiftUI
import Testing
import UIKit

private struct Share: LayoutValueKey { static let defaultValue = 1.0 }

/// Columns by their shares, counting what is asked of it.
private struct ShareLayout: Layout {
  final class Counts { var made = 0, updated = 0 }
  struct Cache { var shares: [Double] }
  let counts: Counts

  func makeCache(subviews: Subviews) -> Cache {
    counts.made += 1
    return Cache(shares: subviews.map { $0[Share.self] })
  }
  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    counts.updated += 1
    cache.shares = subviews.map { $0[Share.self] }
  }
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = bounds.minX
    for (view, share) in zip(subviews, cache.shares) {
      let width = bounds.width * share / cache.shares.reduce(0, +)
      view.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: 10))
      x += width
    }
  }
}

private struct Growing: View {
  let counts: ShareLayout.Counts
  let isLong: Bool
  var body: some View {
    ShareLayout(counts: counts) {
      Color.red
      Color.green.layoutValue(key: Share.self, value: 3)
      if isLong { Color.blue.layoutValue(key: Share.self, value: 4) }
    }
  }
}

/// A view that makes views of its own, and is a layout where it has none.
private struct Overlapping<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { ZStack { content } }
}

extension Overlapping: Animatable where Content == EmptyView {}
extension Overlapping: Layout, Sendable where Content == EmptyView {
  init() { self.init { EmptyView() } }
  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize { .zero }
  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {}
}

@MainActor @Suite struct LayoutTests {
  private struct Third: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (index, view) in subviews.enumerated() {
        view.place(
          at: CGPoint(x: bounds.width * CGFloat(index) / 3, y: bounds.midY), anchor: .leading,
          proposal: ProposedViewSize(width: 10, height: 10))
      }
    }
  }

  @Test func `a layout of one's own places its subviews by an anchor`() throws {
    let hosted = try Hosted(
      Third()() {
        Color.red
        Color.blue
      }, width: 90, height: 50)
    #expect(
      hosted.frames("Color") == [
        CGRect(x: 0, y: 20, width: 10, height: 10), CGRect(x: 30, y: 20, width: 10, height: 10),
      ])
  }

  @Test func `a layout's own initialiser with views comes before a call of the layout`() throws {
    let hosted = try Hosted(Overlapping { Color.red.frame(width: 20, height: 20) })
    #expect(hosted.frames("Color").map(\.width) == [20])
  }

  @Test func `a layout places its views by their values, at an anchor`() throws {
    let hosted = try Hosted(
      Growing(counts: ShareLayout.Counts(), isLong: false), width: 80, height: 40)
    #expect(
      hosted.frames("Color") == [
        CGRect(x: 0, y: 15, width: 20, height: 10), CGRect(x: 20, y: 15, width: 60, height: 10),
      ])
  }

  @Test func `a cache is made once and updated when the views change`() throws {
    let counts = ShareLayout.Counts()
    let hosted = try Hosted(Growing(counts: counts, isLong: false), width: 80, height: 40)
    #expect(counts.made == 1)
    #expect(counts.updated == 0)
    hosted.controller.rootView = Growing(counts: counts, isLong: true)
    try hosted.settle()
    #expect(counts.made == 1)
    #expect(counts.updated == 1)
    #expect(hosted.frames("Color").map(\.width) == [10, 30, 40])
  }

  @Test func `parts of the subviews keep their positions`() throws {
    struct Ends: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 30, height: 10) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        let offer = ProposedViewSize(width: 10, height: 10)
        for view in subviews[0..<1] { view.place(at: bounds.origin, proposal: offer) }
        for (index, view) in subviews[[2, 1]].enumerated() {
          view.place(
            at: CGPoint(x: bounds.minX + 10 * CGFloat(index + 1), y: 0), proposal: offer)
        }
      }
    }
    let hosted = try Hosted(
      Ends {
        Color.red
        Color.green
        Color.blue
      }, width: 30, height: 10)
    #expect(hosted.frames("Color").map(\.minX) == [0, 20, 10])
  }
}
