import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct UINibTests {
  init() { NibOwner.table }

  @Test func `outlets of the owner are set`() throws {
    let owner = NibOwner()
    let placeholder = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibOwner">
        <connections><outlet property="view" destination="v" id="o"/></connections>
      </placeholder>
      """
    let nib = UINib(
      data: NibText.nib("<view id=\"v\"/><switch on=\"YES\" id=\"s\"/>", owner: placeholder),
      bundle: nil)
    let objects = nib.instantiate(withOwner: owner)
    #expect(objects.count == 2)
    #expect(owner.view === objects.first as? UIView)
    #expect((objects.last as? UISwitch)?.isOn == true)
  }
}
