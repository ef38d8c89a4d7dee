import QuartzCore
import Testing

/// Writes down which layers are laid out or drawn, in order.
private final class Journal: NSObject, CALayerDelegate {
  var lines: [String] = []
  var onLayout: ((CALayer) -> Void)?

  func layoutSublayers(of layer: CALayer) {
    lines.append(layer.name ?? "?")
    onLayout?(layer)
  }
}

@Suite struct CALayerLayoutTests {
  private let journal = Journal()

  private func layer(_ name: String, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.delegate = journal
    parent?.addSublayer(layer)
    return layer
  }

  @Test func `a new layer needs no layout`() {
    #expect(!CALayer().needsLayout())
  }

  @Test func `a layer added late that needs layout gets it from the root's next pass`() {
    let root = layer("root")
    let middle = layer("middle", in: root)
    root.layoutIfNeeded()
    journal.lines = []
    let late = layer("late")
    late.setNeedsLayout()
    middle.addSublayer(late)
    root.layoutIfNeeded()
    #expect(journal.lines == ["middle", "late"])
  }

  @Test func `changes to the sublayers make the superlayer need layout, not them`() {
    let root = layer("root")
    let child = layer("child")
    let changes: [() -> Void] = [
      { root.addSublayer(child) }, { child.removeFromSuperlayer() },
      { root.insertSublayer(child, at: 0) }, { root.sublayers = nil },
      { root.insertSublayer(child, above: nil) }, { root.replaceSublayer(child, with: CALayer()) },
    ]
    for change in changes {
      root.layoutIfNeeded()
      #expect(!root.needsLayout())
      change()
      #expect(root.needsLayout())
      #expect(!child.needsLayout())
    }
  }

  @Test func `a new size makes layer and superlayer need layout`() {
    let root = layer("root")
    let child = layer("child", in: root)
    root.layoutIfNeeded()
    child.bounds.size = CGSize(width: 5, height: 5)
    #expect(root.needsLayout() && child.needsLayout())
    root.layoutIfNeeded()
    child.position = CGPoint(x: 1, y: 1)
    child.bounds = child.bounds
    #expect(!root.needsLayout() && !child.needsLayout())
    child.bounds.origin.x = 3
    #expect(!root.needsLayout() && child.needsLayout())
  }

  @Test func `layout runs once a layer, superlayers first, siblings in order`() {
    let root = layer("root")
    let a = layer("a", in: root)
    _ = layer("b", in: root)
    _ = layer("c", in: a)
    for each in [root, a] + root.children + a.children { each.setNeedsLayout() }
    journal.lines = []
    root.layoutIfNeeded()
    #expect(journal.lines == ["root", "a", "c", "b"])
    root.layoutIfNeeded()
    #expect(journal.lines.count == 4)
  }

  @Test func `layout starts at the top of the chain of layers that need it`() {
    let root = layer("root")
    let middle = layer("middle", in: root)
    let leaf = layer("leaf", in: middle)
    root.layoutIfNeeded()
    journal.lines = []
    middle.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(journal.lines == ["middle", "leaf"])
    journal.lines = []
    root.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(journal.lines == ["leaf"])
    #expect(root.needsLayout())
    root.layoutIfNeeded()
    #expect(journal.lines == ["leaf", "root"])
  }

  @Test func `a layer below a settled one is found`() {
    let root = layer("root")
    let leaf = layer("leaf", in: layer("middle", in: root))
    root.layoutIfNeeded()
    journal.lines = []
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(journal.lines == ["leaf"])
  }

  @Test func `sublayers made during layout are laid out in the same pass`() {
    let root = layer("root")
    root.setNeedsLayout()
    journal.onLayout = { [self] layer in
      guard layer === root, root.sublayers == nil else { return }
      self.layer("late", in: root).setNeedsLayout()
    }
    root.layoutIfNeeded()
    #expect(journal.lines == ["root", "late"])
  }

  @Test func `a layer that sizes its sublayers in its own layout is laid out once`() {
    let root = layer("root")
    let child = layer("child", in: root)
    journal.onLayout = { [unowned root, unowned child] in
      if $0 === root { child.bounds.size = CGSize(width: 5, height: 5) }
    }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(journal.lines == ["root", "child"])
    #expect(!root.needsLayout())
    child.bounds.size = CGSize(width: 6, height: 6)
    #expect(root.needsLayout())
  }

  @Test func `a layer that always wants layout gets it 32 times a call`() {
    let root = layer("root")
    journal.onLayout = { $0.setNeedsLayout() }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(journal.lines.count == 32)
    #expect(root.needsLayout())
    root.layoutIfNeeded()
    #expect(journal.lines.count == 64)
  }

  @Test func `a sublayer that asks for its superlayer's layout gets it in the same call`() {
    let root = layer("root")
    let child = layer("child", in: root)
    journal.onLayout = { [unowned root, unowned child, journal] in
      if $0 === child, journal.lines.count < 3 { root.setNeedsLayout() }
    }
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(journal.lines == ["root", "child", "root"])
    #expect(!root.needsLayout())
  }

  @Test func `a sublayer's layout inside of its superlayer's does not climb`() {
    let root = layer("root")
    let child = layer("child", in: root)
    journal.onLayout = { [unowned root, unowned child, journal] in
      guard $0 === root, journal.lines.count < 3 else { return }
      root.setNeedsLayout()
      child.setNeedsLayout()
      child.layoutIfNeeded()
    }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(journal.lines == ["root", "child", "root"])
  }

  @Test func `a layer that lays itself out in its layout is laid out once inside`() {
    let root = layer("root")
    journal.onLayout = {
      $0.setNeedsLayout()
      $0.layoutIfNeeded()
    }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(journal.lines.count == 64)
  }

  @Test func `sublayers that are where they are to go need no layout`() {
    let root = layer("root")
    let (a, b, c) = (layer("a", in: root), layer("b", in: root), layer("c", in: root))
    let calls: [() -> Void] = [
      { root.addSublayer(c) }, { root.insertSublayer(a, at: 0) },
      { root.insertSublayer(b, at: 1) }, { root.insertSublayer(c, at: 9) },
      { root.insertSublayer(a, below: b) }, { root.insertSublayer(c, above: b) },
      { root.insertSublayer(a, below: nil) }, { root.insertSublayer(c, above: nil) },
      { root.sublayers = [a, b, c] },
    ]
    root.layoutIfNeeded()
    for (index, call) in calls.enumerated() {
      call()
      #expect(!root.needsLayout(), "call \(index)")
      #expect(root.sublayers == [a, b, c])
    }
    root.insertSublayer(c, below: b)
    #expect(root.needsLayout())
    #expect(root.sublayers == [a, c, b])
    root.layoutIfNeeded()
    root.addSublayer(a)
    #expect(root.needsLayout())
    #expect(root.sublayers == [c, b, a])
  }

  @Test func `sublayers that change places in their superlayer's layout ask for no other one`() {
    let root = layer("root")
    let (a, b) = (layer("a", in: root), layer("b", in: root))
    root.layoutIfNeeded()
    journal.lines = []
    journal.onLayout = { [unowned root] _ in
      root.addSublayer(a)
      root.addSublayer(b)
      b.removeFromSuperlayer()
      root.addSublayer(b)
    }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(journal.lines == ["root"])
  }

  @Test func `layers below a mask are laid out too`() {
    let root = layer("root")
    let mask = layer("mask")
    root.mask = mask
    root.layoutIfNeeded()
    journal.lines = []
    mask.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(journal.lines == ["mask"])
  }
}
