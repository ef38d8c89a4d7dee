import Testing

@testable import UIKit

@MainActor
@Suite struct UIViewIntrinsicSizeTests: InspectsViews {
  private final class Half: UIView {
    override var intrinsicContentSize: CGSize {
      CGSize(width: bounds.width / 2, height: UIView.noIntrinsicMetric)
    }
  }

  /// As high as its text would be in its width.
  private final class Wrapping: UIView {
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: bounds.width > 50 ? 20 : 40)
    }
  }

  private func kinds(_ view: UIView) throws -> [ViewDiagnostic.Kind] {
    let root = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    root.addSubview(view)
    return try inspected(root).map(\.kind).filter {
      $0 == .sizeFromBounds || $0 == .staleIntrinsicSize
    }
  }

  @Test func `a width that follows the width of the bounds is a mistake`() throws {
    #expect(try kinds(Half()) == [.sizeFromBounds])
  }

  @Test func `a height that follows the width is none`() throws {
    #expect(try kinds(Wrapping()) == [])
  }

  @Test func `a size that changes without a word is a mistake, one that is told is none`() throws {
    final class Quiet: UIView {
      var side: CGFloat = 10
      override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
    }
    for isTold in [false, true] {
      let (root, view) = (UIView(), Quiet())
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      let found = try inspected(root) {
        view.side = 30
        if isTold { view.invalidateIntrinsicContentSize() }
      }
      #expect(found.contains { $0.kind == .staleIntrinsicSize } != isTold)
    }
  }
}
