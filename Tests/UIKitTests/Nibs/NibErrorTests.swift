import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NibErrorTests {
  @Test func `an attribute or element that is not known is named with line and object`() {
    var made: [Any] = []
    let raised = NibText.raised {
      made = NibText.make(
        """
        <view id="v" wobble="3" userLabel="Box">
        <frobnicator id="f"/>
        <subviews><button id="b" buttonType="round"/></subviews>
        </view>
        """)
    }
    #expect(made.count == 1)
    #expect(
      raised.map(\.reason) == [
        "data of a nib:6: view “Box” (v): the attribute wobble of <view> is not known here.",
        "data of a nib:7: frobnicator (f): the element <frobnicator> is not known here.",
        "data of a nib:8: button (b): 'round' is no value for buttonType.",
      ])
  }
}
