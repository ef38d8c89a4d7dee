import Testing
import UIKit

/// Tree calls and geometry that change nothing.
@MainActor @Suite struct UnchangedTreeTests {
  private let first = UIView()
  private let second = UIView()
  private let third = UIView()

  private var tree: CleanTree<UIView> {
    let view = UIView()
    for subview in [first, second, third] { view.addSubview(subview) }
    return CleanTree(view)
  }

  @Test func `a subview that is where it is to go stays, and nothing needs layout`() {
    let tree = tree
    let calls: [(UIView) -> Void] = [
      { $0.addSubview(third) }, { $0.bringSubviewToFront(third) },
      { $0.sendSubviewToBack(first) }, { $0.insertSubview(second, at: 1) },
      { $0.insertSubview(first, at: 0) }, { $0.insertSubview(third, at: 7) },
      { $0.insertSubview(second, belowSubview: third) },
      { $0.insertSubview(second, aboveSubview: first) },
      { $0.insertSubview(second, aboveSubview: second) },
      { $0.exchangeSubview(at: 1, withSubviewAt: 1) },
    ]
    for (index, call) in calls.enumerated() {
      #expect(tree.dirt(after: call) == [], "call \(index)")
      #expect(tree.view.subviews == [first, second, third])
    }
  }

  @Test func `a subview that goes elsewhere asks for one layout of its superview`() {
    let tree = tree
    #expect(tree.dirt { $0.addSubview(first) } == ["UIView: layout"])
    #expect(tree.view.subviews == [second, third, first])
    tree.clean()
    #expect(tree.dirt { $0.sendSubviewToBack(third) } == ["UIView: layout"])
    #expect(tree.view.subviews == [third, second, first])
    #expect(tree.view.layer.sublayers == tree.view.subviews.map(\.layer))
    tree.clean()
    _ = tree.dirt { $0.exchangeSubview(at: 0, withSubviewAt: 2) }
    #expect(tree.view.subviews == [first, second, third])
    #expect(tree.view.layer.sublayers == tree.view.subviews.map(\.layer))
  }

  @Test func `bringing the front view to the front takes it past layers of no view`() {
    let tree = tree
    let layer = CALayer()
    tree.view.layer.addSublayer(layer)
    tree.view.bringSubviewToFront(third)
    #expect(tree.view.layer.sublayers?.last === third.layer)
    tree.view.layer.addSublayer(layer)
    tree.view.addSubview(third)
    #expect(tree.view.layer.sublayers?.last === third.layer)
    #expect(tree.view.subviews == [first, second, third])
  }

  @Test func `a view that is given the geometry that it has needs nothing`() {
    let tree = tree
    tree.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    tree.clean()
    let setters: [(UIView) -> Void] = [
      { $0.frame = $0.frame }, { $0.bounds = $0.bounds }, { $0.center = $0.center },
      { $0.transform = .identity }, { $0.isHidden = false }, { $0.alpha = 1 },
      { $0.backgroundColor = $0.backgroundColor }, { $0.tintColor = $0.tintColor },
      { $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) },
      { $0.contentMode = .scaleToFill }, { $0.isOpaque = true }, { $0.clipsToBounds = false },
      { $0.setContentHuggingPriority(.defaultLow, for: .horizontal) },
      { $0.setContentCompressionResistancePriority(.defaultHigh, for: .vertical) },
      { $0.semanticContentAttribute = .unspecified },
      { $0.overrideUserInterfaceStyle = .unspecified },
      { $0.translatesAutoresizingMaskIntoConstraints = false }, { $0.mask = nil },
      { $0.preservesSuperviewLayoutMargins = false },
      { $0.contentScaleFactor = $0.contentScaleFactor },
    ]
    for (index, set) in setters.enumerated() {
      #expect(tree.dirt(after: set) == [], "setter \(index)")
    }
    // A view whose frame stands for constraints, beside one that follows it.
    let fixed = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    tree.root.addSubview(fixed)
    tree.root.addSubview(follower)
    follower.leftAnchor.constraint(equalTo: fixed.rightAnchor).isActive = true
    tree.clean()
    #expect(tree.dirt { _ in fixed.frame = CGRect(x: 5, y: 5, width: 20, height: 20) } == [])
    #expect(tree.dirt { _ in fixed.center.x += 1 } == ["constraints"])
  }

  @Test func `a constraint that is given what it has needs nothing`() {
    let tree = tree
    let width = tree.view.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    tree.clean()
    let setters: [() -> Void] = [
      { width.constant = 30 }, { width.priority = .required }, { width.isActive = true },
      { tree.view.addConstraint(width) }, { NSLayoutConstraint.activate([width]) },
    ]
    for (index, set) in setters.enumerated() {
      #expect(tree.dirt { _ in set() } == [], "setter \(index)")
    }
    #expect(tree.dirt { _ in width.constant = 31 } == ["constraints"])
  }

  @Test func `a scroll view that is given what it has needs nothing`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scroll.contentSize = CGSize(width: 50, height: 200)
    scroll.contentOffset.y = 20
    let tree = CleanTree(scroll, isPlaced: false)
    let setters: [(UIScrollView) -> Void] = [
      { $0.contentSize = CGSize(width: 50, height: 200) }, { $0.contentInset = .zero },
      { $0.contentOffset = CGPoint(x: 0, y: 20) }, { $0.alwaysBounceVertical = false },
      { $0.contentInsetAdjustmentBehavior = .automatic }, { $0.isScrollEnabled = true },
      { $0.setContentOffset(CGPoint(x: 0, y: 20), animated: false) },
      { $0.minimumZoomScale = 1 }, { $0.zoomScale = 1 },
    ]
    for (index, set) in setters.enumerated() {
      #expect(tree.dirt(after: set) == [], "setter \(index)")
    }
  }
}
