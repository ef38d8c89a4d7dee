import Testing
import UIKit

@MainActor
@Suite struct UIViewFittingTests {
  /// A column of views of which each is as wide as the whole.
  private func column(_ sizes: [(CGFloat, CGFloat)]) -> UIView {
    let root = UIView()
    var above = root.topAnchor
    for (width, height) in sizes {
      let view = SizedView(width, height)
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
        view.topAnchor.constraint(equalTo: above, constant: 5),
      ])
      above = view.bottomAnchor
    }
    root.bottomAnchor.constraint(equalTo: above, constant: 5).isActive = true
    return root
  }

  @Test func `the compressed size is the least that content lets`() {
    let view = column([(40, 20), (60, 30)])
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 80, height: 65))
    #expect(view.frame == .zero)
  }

  @Test func `a required width is kept, and heights answer to it`() {
    let view = column([(40, 20), (60, 30)])
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 300, height: 65))
  }

  @Test func `what is laid out already stays as it is`() {
    let view = column([(40, 20)])
    view.frame.size = CGSize(width: 200, height: 100)
    view.layoutIfNeeded()
    let inner = view.subviews[0]
    let frame = inner.frame
    _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    view.frame.size.width = 220
    view.layoutIfNeeded()
    #expect(inner.frame.width == frame.width + 20)
  }

  @Test func `a view without constraints fits its intrinsic size`() {
    #expect(
      SizedView(33, 44).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 33, height: 44))
    #expect(
      UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        .systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }

  @Test func `content that wraps is measured at the width it gets`() {
    final class Wrapping: UIView, TextLayoutProviding {
      let firstBaselineOffsetFromTop: CGFloat = 8
      let lastBaselineOffsetFromBottom: CGFloat = 2
      let wrapsContent = true
      override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 10) }
      func contentSize(wrappedAt width: CGFloat) -> CGSize {
        width >= 200 ? intrinsicContentSize : CGSize(width: width, height: 10 * (200 / width))
      }
    }
    let view = UIView()
    let text = Wrapping()
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      text.topAnchor.constraint(equalTo: view.topAnchor),
      text.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 50, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 50, height: 40))
    view.frame.size = CGSize(width: 100, height: 500)
    view.layoutIfNeeded()
    #expect(text.frame.height == 500)
  }

  @Test func `a view that constraints place is hosted at the size asked for`() throws {
    let view = column([(40, 20)])
    view.translatesAutoresizingMaskIntoConstraints = false
    #expect(
      RenderHost.fittingSize(of: view, traits: UITraitCollection())
        == CGSize(width: 60, height: 30))
    let host = RenderHost(size: CGSize(width: 120, height: 30))
    host.host(view)
    try host.settle()
    #expect(view.bounds.size == CGSize(width: 120, height: 30))
    #expect(view.subviews[0].frame == CGRect(x: 10, y: 5, width: 100, height: 20))
    host.tearDown()
    #expect(view.constraints.count == 4)
  }
}
