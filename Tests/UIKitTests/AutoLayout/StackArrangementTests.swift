import ConstraintSolver
import Testing
import UIKit

@MainActor
@Suite struct StackArrangementTests {
  /// What stands in a stack, and how much room it has.
  struct Content: Sendable {
    var sizes: [CGSize]
    var hidden: Set<Int> = []
    /// 0 leaves a side to the content.
    var stackSize = CGSize.zero
    var customSpacing: [Int: CGFloat] = [:]
    var hugging: [Int: Float] = [:]

    nonisolated static func sizes(_ sizes: (CGFloat, CGFloat)...) -> Content {
      Content(sizes: sizes.map { CGSize(width: $0.0, height: $0.1) })
    }

    func with(_ change: (inout Content) -> Void) -> Content {
      var copy = self
      change(&copy)
      return copy
    }
  }

  private nonisolated static let three = Content.sizes((160, 200), (80, 100), (40, 50))

  nonisolated static let contents: [Content] = [
    three,
    three.with { $0.stackSize = CGSize(width: 600, height: 700) },
    three.with { $0.stackSize = CGSize(width: 200, height: 150) },
    three.with {
      $0.stackSize.width = 500
      $0.stackSize.height = 500
      $0.hugging = [1: 240]
    },
    three.with { $0.hidden = [0] },
    three.with { $0.hidden = [1] },
    three.with { $0.hidden = [2] },
    .sizes((30, 20), (50, 10), (20, 40), (60, 60)).with { $0.hidden = [1, 2] },
    .sizes((30, 20), (50, 10), (20, 40), (60, 60)).with {
      $0.stackSize = CGSize(width: 333, height: 251)
    },
    .sizes((30, 20), (50, 10), (20, 40)).with { $0.customSpacing = [0: 3, 1: 17] },
    .sizes((30, 20), (50, 10), (20, 40), (10, 10)).with {
      $0.customSpacing = [1: 12]
      $0.hidden = [2]
    },
    .sizes((44, 33)),
    .sizes((44, 33)).with { $0.stackSize = CGSize(width: 100, height: 100) },
    .sizes((10, 10), (10, 10), (10, 10), (10, 10), (10, 10)).with {
      $0.stackSize = CGSize(width: 180, height: 190)
    },
  ]

  private func checkAll(_ content: Content) throws {
    for distribution in 0..<5 {
      for alignment in 0..<6 {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
          for spacing in [CGFloat(0), 10] {
            for isInMargins in [false, true] {
              let stack = UIStackView()
              stack.distribution = .init(rawValue: distribution)!
              stack.alignment = .init(rawValue: alignment)!
              stack.axis = axis
              stack.spacing = spacing
              stack.isLayoutMarginsRelativeArrangement = isInMargins
              try check(stack, content)
            }
          }
        }
      }
    }
  }

  private func check(_ stack: UIStackView, _ content: Content) throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    for (index, size) in content.sizes.enumerated() {
      let view = SizedView(size.width, size.height)
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        view.setContentHuggingPriority(UILayoutPriority(content.hugging[index] ?? 250), for: axis)
      }
      stack.addArrangedSubview(view)
      if let spacing = content.customSpacing[index] {
        stack.setCustomSpacing(spacing, after: view)
      }
      view.isHidden = content.hidden.contains(index)
    }
    if content.stackSize.width > 0 {
      stack.widthAnchor.constraint(equalToConstant: content.stackSize.width).isActive = true
      stack.heightAnchor.constraint(equalToConstant: content.stackSize.height).isActive = true
    }
    let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
    let inset: Double = stack.isLayoutMarginsRelativeArrangement ? 8 : 0
    var reference = PublishedStack(viewCount: content.sizes.count, inset: inset)
    reference.setStackSize(content.stackSize)
    for (index, size) in content.sizes.enumerated() {
      reference.setContent(index, size, hugging: Double(content.hugging[index] ?? 250))
    }
    let lengths = content.sizes.map { stack.axis == .horizontal ? $0.width : $0.height }
    reference.arrange(stack, spacings: spacings(stack, content), lengths: lengths)
    try reference.solver.solve()
    #expect(issues.isEmpty == reference.solver.brokenConstraints.isEmpty)
    if !issues.isEmpty { return }
    let open = try reference.solver.freeVariables()
    for (view, spans) in zip(stack.arrangedSubviews, reference.views) {
      for (span, start, length) in [
        (spans.x, view.frame.minX, view.frame.width),
        (spans.y, view.frame.minY, view.frame.height),
      ] {
        for (variable, actual) in [(span.start, start), (span.length, length)] {
          // Frames are on pixels, the reference is not.
          let range = open.first { $0.variable == variable }
          let value = try reference.solver.value(of: variable)
          let (low, high) = (range?.lowerBound ?? value, range?.upperBound ?? value)
          let isNear = Double(actual) > low - 0.168 && Double(actual) < high + 0.168
          if !isNear {
            Issue.record(
              """
              \(stack.distribution) \(stack.alignment) \(stack.axis) spacing \(stack.spacing) \
              inset \(inset) \(content): \(view.frame), expected \(low)…\(high)
              """)
            return
          }
        }
      }
    }
  }

  /// The distances between neighbours, worked out pair by pair.
  private func spacings(_ stack: UIStackView, _ content: Content) -> [CGFloat] {
    let count = content.sizes.count
    let shown = (0..<count).filter { !content.hidden.contains($0) }
    var result = [CGFloat](repeating: 0, count: max(0, count - 1))
    for (one, next) in zip(shown, shown.dropFirst()) {
      let full = content.customSpacing[one] ?? stack.spacing
      if next == one + 1 {
        result[one] = full
      } else {
        result[one] = full / 2
        result[next - 1] = full / 2
      }
    }
    return result
  }

  @Test(arguments: contents.indices)
  func `240 configurations are as the published constraints say`(index: Int) throws {
    try checkAll(Self.contents[index])
  }

  @Test func `the constraints have iOS's names and priorities`() {
    let stack = UIStackView(arrangedSubviews: [SizedView(10, 10), SizedView(20, 20)])
    stack.alignment = .center
    stack.distribution = .equalCentering
    stack.isLayoutMarginsRelativeArrangement = true
    stack.frame.size = CGSize(width: 100, height: 50)
    stack.layoutIfNeeded()
    let all = stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
    let names = Set(all.map { "\($0.identifier ?? "")@\($0.priority.rawValue)" })
    #expect(
      names
        == [
          "UISV-canvas-connection@1000.0", "UISV-alignment@1000.0", "UISV-spacing@1000.0",
          "UISV-spanning-boundary@1000.0", "UISV-distributing-edge@1000.0",
          "UISV-ambiguity-suppression@25.0", "UISV-spanning-fit@51.0",
        ])
  }
}
