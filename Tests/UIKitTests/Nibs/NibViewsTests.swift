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
}
