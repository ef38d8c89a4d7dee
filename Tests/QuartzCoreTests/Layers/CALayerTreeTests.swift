import QuartzCore
import Testing

@Suite struct CALayerTreeTests {
  private func names(_ layer: CALayer) -> String {
    (layer.sublayers ?? []).map { $0.name ?? "?" }.joined()
  }

  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  @Test func `sublayers are nil until there is one`() {
    let root = CALayer()
    #expect(root.sublayers == nil)
    root.addSublayer(CALayer())
    #expect(root.sublayers?.count == 1)
  }

  @Test func `layers go where they are inserted`() {
    let root = CALayer()
    let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 1)
    #expect(names(root) == "acb")
    root.insertSublayer(d, below: a)
    #expect(names(root) == "dacb")
    root.insertSublayer(d, above: c)
    #expect(names(root) == "acdb")
    root.insertSublayer(a, at: 99)
    #expect(names(root) == "cdba")
    root.insertSublayer(b, below: nil)
    #expect(names(root) == "bcda")
  }

  @Test func `a sibling that is none stands for the back or the front`() {
    let root = CALayer()
    let a = named("a")
    root.addSublayer(a)
    root.insertSublayer(named("b"), above: CALayer())
    #expect(names(root) == "ab")
    root.insertSublayer(named("c"), below: CALayer())
    #expect(names(root) == "cab")
    root.insertSublayer(named("d"), below: root)
    root.insertSublayer(named("e"), above: root)
    #expect(names(root) == "dcabe")
    root.insertSublayer(a, above: CALayer())
    #expect(names(root) == "dcbea")
  }

  @Test func `a layer beside itself and a stranger's replacement change nothing`() {
    let root = CALayer()
    let a = named("a")
    root.addSublayer(a)
    root.insertSublayer(a, above: a)
    root.insertSublayer(a, below: a)
    root.replaceSublayer(CALayer(), with: named("c"))
    root.insertSublayer(root, below: CALayer())
    #expect(names(root) == "a")
    #expect(root.superlayer == nil)
  }

  @Test func `replacing keeps the place`() {
    let root = CALayer()
    let (a, b, c) = (named("a"), named("b"), named("c"))
    root.sublayers = [a, b]
    root.replaceSublayer(a, with: c)
    #expect(names(root) == "cb")
    #expect(a.superlayer == nil && c.superlayer === root)
    root.replaceSublayer(c, with: b)
    #expect(names(root) == "b")
  }

  @Test func `a layer has one superlayer`() {
    let (one, two, a) = (CALayer(), CALayer(), named("a"))
    one.addSublayer(a)
    two.addSublayer(a)
    #expect(one.sublayers == nil)
    #expect(a.superlayer === two)
    two.sublayers = nil
    #expect(a.superlayer == nil)
  }

  @Test func `setting sublayers keeps the first of equal ones`() {
    let root = CALayer()
    let a = named("a")
    root.sublayers = [a, named("b"), a]
    #expect(names(root) == "ab")
  }

  @Test func `no layer gets below itself`() {
    let (root, middle, leaf) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    leaf.addSublayer(root)
    leaf.addSublayer(leaf)
    leaf.sublayers = [root, middle]
    leaf.mask = root
    root.mask = root
    #expect(leaf.sublayers == nil && leaf.mask == nil && root.mask == nil)
    #expect(root.superlayer == nil && root.sublayers?.count == 1)
  }

  @Test func `a mask has the masked layer as superlayer but is no sublayer`() {
    let (host, mask, parent) = (CALayer(), CALayer(), CALayer())
    parent.addSublayer(mask)
    host.mask = mask
    #expect(host.mask === mask && mask.superlayer === host)
    #expect(host.sublayers == nil && parent.sublayers == nil)
    host.mask = nil
    #expect(mask.superlayer == nil)
  }

  @Test func `a mask masks one layer and leaves when it becomes a sublayer`() {
    let (one, two, mask) = (CALayer(), CALayer(), CALayer())
    one.mask = mask
    two.mask = mask
    #expect(one.mask == nil && two.mask === mask)
    two.addSublayer(mask)
    #expect(two.mask == nil && mask.superlayer === two)
    one.mask = mask
    mask.removeFromSuperlayer()
    #expect(one.mask == nil)
  }

  @Test func `a mask's own sublayer cannot hold the masked layer`() {
    let (host, mask, inner) = (CALayer(), CALayer(), CALayer())
    host.mask = mask
    mask.addSublayer(inner)
    inner.addSublayer(host)
    #expect(inner.sublayers == nil && host.superlayer == nil)
  }

  @Test func `drawing order is by height, then by index`() {
    let root = CALayer()
    let layers = ["a", "b", "c", "d"].map(named)
    root.sublayers = layers
    layers[0].zPosition = 1
    layers[2].zPosition = -1
    layers[3].zPosition = .nan
    #expect(root.sublayersInDrawingOrder.compactMap(\.name).joined() == "cbda")
    #expect(names(root) == "abcd")
  }

  @Test func `a tree of 100,000 levels is taken apart without using up the stack`() {
    weak var last: CALayer?
    do {
      let root = CALayer()
      var tip = root
      for level in 0..<100_000 {
        let next = CALayer()
        if level.isMultiple(of: 2) { tip.addSublayer(next) } else { tip.mask = next }
        tip = next
      }
      last = tip
      #expect(root.convert(CGPoint.zero, from: tip) == .zero)
    }
    #expect(last == nil)
  }

  @Test func `what somebody still holds survives its superlayer`() {
    let kept = CALayer()
    do {
      let root = CALayer()
      let middle = CALayer()
      root.addSublayer(middle)
      middle.addSublayer(kept)
      kept.addSublayer(CALayer())
    }
    #expect(kept.superlayer == nil)
    #expect(kept.sublayers?.count == 1)
  }
}
