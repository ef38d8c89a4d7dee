import Testing
import UIKit

private class Plain: UIView {}
private class Drawn: UIView {
  override func draw(_ rect: CGRect) { UIColor.red.setFill() }
}
private class DrawnThroughSuper: UIView {
  override func draw(_ rect: CGRect) { super.draw(rect) }
}
private final class Inherited: Drawn {}
private class Generic<Value>: UIView {
  var value: Value?
}
private final class GenericDrawn<Value>: Generic<Value> {
  override func draw(_ rect: CGRect) { UIRectFill(rect) }
}
private class OtherOverrides: UIView {
  override func layoutSubviews() { super.layoutSubviews() }
  override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

@MainActor
@Suite struct OverrideDetectionTests {
  @Test func `a class that overrides draw is found`() {
    #expect(OverrideDetection.overridesDraw(Drawn.self))
    #expect(OverrideDetection.overridesDraw(DrawnThroughSuper.self))
  }

  @Test func `a class below one that overrides draw is found`() {
    #expect(OverrideDetection.overridesDraw(Inherited.self))
  }

  @Test func `a class with no override, or others, is not`() {
    #expect(!OverrideDetection.overridesDraw(UIView.self))
    #expect(!OverrideDetection.overridesDraw(Plain.self))
    #expect(!OverrideDetection.overridesDraw(UIWindow.self))
    #expect(!OverrideDetection.overridesDraw(UIImageView.self))
    #expect(!OverrideDetection.overridesDraw(OtherOverrides.self))
  }

  @Test func `generic classes are told apart`() {
    #expect(!OverrideDetection.overridesDraw(Generic<Int>.self))
    #expect(OverrideDetection.overridesDraw(GenericDrawn<String>.self))
  }
}
