import QuartzCore
import Testing

@Suite struct PictureStackTests: DrawsBadTrees {
  @Test func `nested pictures draw down to the greatest number`() throws {
    let root = box(0, 0, 10, 10, .red)
    var tip = root
    for _ in 0..<10_000 {
      let next = box(0, 0, 10, 10)
      next.mask = box(0, 0, 10, 10, .black)
      next.shadowOpacity = 1
      next.opacity = 0.99
      tip.addSublayer(next)
      tip = next
    }
    tip.backgroundColor = .blue
    #expect(try LayerCanvas(root, width: 10, height: 10)[5, 5] == red)
  }

  @Test func `perspective in perspective draws down to the greatest number`() throws {
    let (root, _) = chain(10_000) {
      let layer = box(0, 0, 10, 10)
      layer.transform.m34 = -1 / 500
      layer.transform = CATransform3DRotate(layer.transform, 0.01, 0, 1, 0)
      return layer
    }
    root.backgroundColor = .red
    #expect(try LayerCanvas(root, width: 10, height: 10)[9, 9] == red)
  }
}
