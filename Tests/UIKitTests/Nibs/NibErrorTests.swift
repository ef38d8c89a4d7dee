import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NibErrorTests {
  @Test func `an attribute or element that is not known is noted with line and object`() {
    var made: [Any] = []
    let reported = NibText.reported {
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
      reported == [
        "data of a nib:6: view “Box” (v): the attribute wobble of <view> is not known here.",
        "data of a nib:7: frobnicator (f): the element <frobnicator> is not known here.",
        "data of a nib:8: button (b): 'round' is not a valid buttonType.",
      ])
  }

  @Test func `a mistake in a file raises nothing, as the rest is drawn`() {
    let raised = NibText.raised {
      _ = NibText.make(
        "<view id=\"v\" wobble=\"3\"><subviews><mapView id=\"m\"/></subviews></view>")
    }
    #expect(raised.map(\.reason) == [])
  }

  @Test func `a runtime attribute that an object does not take is noted, not raised`() throws {
    let xml = """
      <label id="l" text="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="minimumFontSize">
      <integer key="value" value="10"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.wobble">
      <real key="value" value="1"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="nowhere.at.all">
      <real key="value" value="1"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="numberOfLines" value="many"/>
      <userDefinedRuntimeAttribute type="flavour" keyPath="tag" value="many"/>
      </userDefinedRuntimeAttributes></label>
      """
    var made: [Any] = []
    let raised = NibText.raised { made = NibText.make(xml) }
    #expect(raised.map(\.reason) == [])
    let label = try #require(made.first as? UILabel)
    #expect(label.text == "a" && label.numberOfLines == 1)
    #expect(label.minimumScaleFactor == CGFloat(10) / 17)
    #expect(
      label.mistakes.map { String($0.sentence.prefix { $0 != ")" }) } == [
        "Failed to set (nowhere.at.all", "Failed to set (numberOfLines",
      ])
  }
}
