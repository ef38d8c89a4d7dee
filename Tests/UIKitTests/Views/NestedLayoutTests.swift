import Testing
import UIKit

/// Layout that is asked for inside of a layout.
@MainActor @Suite struct NestedLayoutTests {
  private func laidOut(_ view: UIView) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.frame = root.bounds
    root.addSubview(view)
    root.layoutIfNeeded()
    return root
  }

  @Test func `a subview whose size is invalidated is laid out inside, and that is all`() {
    let (view, child) = (LayoutView(), LayoutView())
    view.addSubview(child)
    view.onLayout = { [unowned child] in
      child.invalidateIntrinsicContentSize()
      child.layoutIfNeeded()
    }
    let root = laidOut(view)
    #expect(view.layoutCount == 1)
    #expect(child.layoutCount == 1)
    #expect(!root.layer.isSubtreeLayoutNeeded)
  }

  @Test func `a subview that is added and laid out inside ends the layout`() {
    let view = LayoutView()
    var children: [LayoutView] = []
    view.onLayout = { [unowned view] in
      let child = LayoutView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      children.append(child)
      view.addSubview(child)
      child.layoutIfNeeded()
    }
    let root = laidOut(view)
    #expect(view.layoutCount == 1)
    #expect(children.map(\.layoutCount) == [1])
    #expect(!root.layer.isSubtreeLayoutNeeded)
  }

  @Test func `a layout that makes its subviews anew settles`() {
    let view = LayoutView()
    view.onLayout = { [unowned view] in
      for old in view.subviews { old.removeFromSuperview() }
      view.addSubview(UIView(frame: view.bounds))
      view.addSubview(UIView(frame: view.bounds))
    }
    let root = laidOut(view)
    #expect(view.layoutCount == 1)
    #expect(!root.layer.isSubtreeLayoutNeeded)
  }

  @Test func `a layout that brings two subviews to the front settles`() {
    let (view, one, two) = (LayoutView(), UIView(), UIView())
    view.addSubview(one)
    view.addSubview(two)
    view.onLayout = { [unowned view] in
      view.bringSubviewToFront(one)
      view.bringSubviewToFront(two)
    }
    let root = laidOut(view)
    #expect(view.layoutCount == 1)
    #expect(!root.layer.isSubtreeLayoutNeeded)
  }

  @Test func `a view that invalidates its own size in its layout settles`() {
    let view = LayoutView()
    view.onLayout = { [unowned view] in view.invalidateIntrinsicContentSize() }
    let root = laidOut(view)
    #expect(view.layoutCount == 1)
    #expect(!root.layer.isSubtreeLayoutNeeded)
  }

  @Test func `a label that is given another text in every layout settles`() {
    let (view, label) = (LayoutView(), UILabel())
    view.addSubview(label)
    view.onLayout = { [unowned view] in label.text = "\(view.layoutCount)" }
    let root = laidOut(view)
    #expect(view.layoutCount == 1)
    #expect(label.text == "1")
    #expect(!root.layer.isSubtreeLayoutNeeded)
  }

  @Test func `a layout that asks for its own layout and runs it comes to an end`() {
    let view = LayoutView()
    view.onLayout = { [unowned view] in
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    _ = laidOut(view)
    #expect(view.layoutCount == 2 * CALayer.maximumPassCount)
  }

  @Test func `two views that lay each other out come to an end`() {
    let (outer, inner) = (LayoutView(), LayoutView())
    outer.addSubview(inner)
    outer.onLayout = { [unowned inner] in
      inner.setNeedsLayout()
      inner.layoutIfNeeded()
    }
    inner.onLayout = { [unowned outer] in
      outer.setNeedsLayout()
      outer.layoutIfNeeded()
      outer.layer.layoutIfNeeded()
    }
    _ = laidOut(outer)
    #expect(outer.layoutCount > 1)
  }

  @Test func `a layer's layout does not climb into a view that is laid out`() {
    let (view, child) = (LayoutView(), LayoutView())
    view.addSubview(child)
    view.onLayout = { [unowned view, unowned child] in
      view.setNeedsLayout()
      child.setNeedsLayout()
      child.layer.layoutIfNeeded()
    }
    _ = laidOut(view)
    #expect(view.layoutCount == CALayer.maximumPassCount)
    #expect(child.layoutCount == CALayer.maximumPassCount)
  }

  @Test func `a constraint that changes in a layout that is run again is in the frames`() {
    final class Wide: LayoutView {
      let part = UIView()
      lazy var width = part.widthAnchor.constraint(equalToConstant: 10)
      var widthInside: CGFloat = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        width.constant = 40
        layoutIfNeeded()
        widthInside = part.frame.width
      }
    }
    let view = Wide()
    view.part.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view.part)
    view.width.isActive = true
    _ = laidOut(view)
    #expect(view.widthInside == 40)
    #expect(view.part.frame.width == 40)
  }

  @Test func `an update of constraints that asks for itself is not run inside of itself`() {
    final class Updating: UIView {
      var count = 0
      override func updateConstraints() {
        count += 1
        setNeedsUpdateConstraints()
        updateConstraintsIfNeeded()
        super.updateConstraints()
      }
    }
    let view = Updating()
    view.updateConstraintsIfNeeded()
    #expect(view.count == 1)
  }

  @Test func `an update of constraints that lays a subview out goes on`() {
    final class Updating: UIView {
      let child = LayoutView()
      var count = 0
      override func updateConstraints() {
        count += 1
        child.setNeedsUpdateConstraints()
        child.setNeedsLayout()
        child.layoutIfNeeded()
        super.updateConstraints()
      }
    }
    let view = Updating()
    view.addSubview(view.child)
    _ = laidOut(view)
    #expect(view.count == 1)
    #expect(view.child.layoutCount >= 1)
  }

  @Test func `a fitting size that is asked for in a layout lays nothing out`() {
    let (view, child) = (LayoutView(), LayoutView())
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    child.widthAnchor.constraint(equalToConstant: 12).isActive = true
    var size = CGSize.zero
    view.onLayout = { [unowned child] in
      child.invalidateIntrinsicContentSize()
      size = child.systemLayoutSizeFitting(.zero)
    }
    let root = laidOut(view)
    #expect(size.width == 12)
    #expect(view.layoutCount <= 2)
    #expect(!root.layer.isSubtreeLayoutNeeded)
  }

  @Test func `cells that lay their table or collection view out do not recurse`() {
    final class Cell: UITableViewCell {
      override func layoutSubviews() {
        super.layoutSubviews()
        superview?.setNeedsLayout()
        superview?.layoutIfNeeded()
        contentView.layoutIfNeeded()
      }
    }
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { Cell(style: .default, reuseIdentifier: nil) }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = source
    withExtendedLifetime(source) { _ = laidOut(table) }
    #expect(table.visibleCells.count == 2)
  }

  @Test func `a child that asks for its parent's layout gets it in the same call`() {
    let (parent, child) = (LayoutView(), LayoutView())
    parent.addSubview(child)
    child.onLayout = { [unowned parent, unowned child] in
      if child.layoutCount == 1 { parent.setNeedsLayout() }
    }
    parent.layoutIfNeeded()
    #expect(parent.layoutCount == 2)
    #expect(!parent.layer.isSubtreeLayoutNeeded)
  }
}
