import SwiftUI
import Testing
import UIKit

private final class Counter: ObservableObject { @Published var value = 0 }

private struct Row: View {
  @ObservedObject var counter: Counter
  var body: some View { Text(verbatim: "Row \(counter.value)") }
}

/// Stacks, counting how often it is asked for its size.
private struct CountingLayout: Layout {
  final class Counts { var sizes = 0, places = 0 }
  let counts: Counts
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    counts.sizes += 1
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    counts.places += 1
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

private struct Columns: View {
  let counters: [Counter]
  let counts: [CountingLayout.Counts]
  var body: some View {
    VStack(spacing: 0) {
      ForEach(counters.indices, id: \.self) { index in
        CountingLayout(counts: counts[index]) { Row(counter: counters[index]) }
      }
    }
  }
}

@MainActor @Suite struct LayoutItemTests {
  @Test func `rows beside a changed one are not measured again`() throws {
    let counters = (0..<50).map { _ in Counter() }
    let counts = counters.map { _ in CountingLayout.Counts() }
    let hosted = try Hosted(Columns(counters: counters, counts: counts), width: 100, height: 2000)
    let known = counts.map(\.sizes)
    counters[20].value = 7
    try hosted.settle()
    let asked = zip(counts, known).map { $0.sizes - $1 }
    #expect(asked[20] > 0)
    #expect(asked.enumerated().allSatisfy { $0.offset == 20 || $0.element == 0 })
  }

  @Test func `a layout without a change places nothing anew`() throws {
    let counters = (0..<50).map { _ in Counter() }
    let counts = counters.map { _ in CountingLayout.Counts() }
    let hosted = try Hosted(Columns(counters: counters, counts: counts), width: 100, height: 2000)
    let known = counts.map(\.places)
    hosted.controller.view.setNeedsLayout()
    try hosted.settle()
    #expect(counts.map(\.places) == known)
  }
}
