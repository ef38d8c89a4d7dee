import Testing
import UIKit

@MainActor
@Suite struct UIScrollViewLayoutGuidesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let content = UIView()
  private let tall = UIView()

  init() {
    window.isHidden = false
    window.addSubview(scroll)
    for (view, parent) in [(content, scroll), (tall, content)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    NSLayoutConstraint.activate([
      tall.heightAnchor.constraint(equalToConstant: 900),
      tall.topAnchor.constraint(equalTo: content.topAnchor),
      tall.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      tall.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      tall.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])
  }

  private func pin(_ one: UIView, _ edges: UILayoutGuide, inset: CGFloat) {
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: edges.topAnchor, constant: inset),
      one.leadingAnchor.constraint(equalTo: edges.leadingAnchor, constant: inset),
      one.trailingAnchor.constraint(equalTo: edges.trailingAnchor, constant: -inset),
      one.bottomAnchor.constraint(equalTo: edges.bottomAnchor, constant: -inset),
    ])
  }

  @Test func `edges of the scroll view are those of its content, which they size`() {
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 16),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -16),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -16),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -32),
    ])
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 16, y: 16, width: 268, height: 900))
    #expect(scroll.contentSize == CGSize(width: 300, height: 932))
    #expect(scroll.frame.height == 400)
  }

  @Test func `the guides say the same in their own words`() {
    pin(content, scroll.contentLayoutGuide, inset: 10)
    scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor)
      .isActive = true
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 10, y: 10, width: 280, height: 900))
    #expect(scroll.contentSize == CGSize(width: 300, height: 920))
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 920))
  }

  @Test func `scrolling moves the frame's guide over the content, and not the content`() {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(bar)
    pin(content, scroll.contentLayoutGuide, inset: 0)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      bar.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
      bar.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 20),
      bar.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    #expect(bar.frame.origin == CGPoint(x: 0, y: 5))
    scroll.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(bar.frame.origin == CGPoint(x: 0, y: 105))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
  }

  @Test func `a content size that no constraint ends stays as it was set`() {
    scroll.contentSize = CGSize(width: 300, height: 2000)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.widthAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 50, height: 900))
    #expect(scroll.contentSize == CGSize(width: 300, height: 2000))
  }

  @Test func `what is centred and as wide as the scroll view begins at its edge`() {
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
    #expect(scroll.contentSize == CGSize(width: 300, height: 900))
  }
}
