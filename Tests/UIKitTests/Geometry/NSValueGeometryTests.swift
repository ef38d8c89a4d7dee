import Testing
import UIKit

@Suite struct NSValueGeometryTests {
  @Test func `every type of geometry goes into a box and comes back`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let turn = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let offset = UIOffset(horizontal: 5, vertical: 6)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
  }

  @Test func `a box of another type reads as zero, or the identity`() {
    let box = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    #expect(box.cgRectValue == .zero && box.uiEdgeInsetsValue == .zero)
    #expect(box.cgAffineTransformValue == .identity && box.cgVectorValue == .zero)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).directionalEdgeInsetsValue == .zero)
  }

  @Test func `an animation takes boxes`() {
    let layer = CALayer()
    layer.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKey: "position")
    layer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 5, height: 6)), forKey: "bounds")
    #expect(layer.position == CGPoint(x: 3, y: 4) && layer.bounds.width == 5)
  }
}
