import Foundation
import Testing

@testable import UIKit

/// A field that looks at its size when it gets its placeholder.
final class NibSizedField: UITextField {
  var widths: [CGFloat] = []
  override var placeholder: String? { didSet { widths.append(bounds.width) } }
}

@Suite(.serialized) @MainActor struct NibViewsTests {
  @Test func `a view has its size when its other properties are set`() throws {
    let field = try #require(
      NibText.make(
        """
        <textField id="f" placeholder="Name" customClass="NibSizedField" customModule="UIKitTests">
        <rect key="frame" x="20" y="3" width="374" height="60"/></textField>
        """
      ).first as? NibSizedField)
    #expect(field.widths == [374])
  }

  @Test func `contentStretch may be a place without a size`() {
    func stretch(_ x: Double, _ y: Double) -> CGRect? {
      NibText.make(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <rect key="contentStretch" x="\(x)" y="\(y)" width="0.0" height="0.0"/></view>
        """
      ).first.flatMap { ($0 as? UIView)?.layer.contentsCenter }
    }
    #expect(stretch(0.5, 0.5) == CGRect(x: 0.5, y: 0.5, width: 0, height: 0))
    #expect(stretch(0, 0) == CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}
