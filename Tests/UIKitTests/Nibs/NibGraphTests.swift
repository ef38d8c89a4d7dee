import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NibGraphTests {
  init() { NibCard.table }

  static let card = """
    <view contentMode="scaleToFill" id="card" customClass="NibCard" customModule="UIKitTests">
      <rect key="frame" x="0.0" y="0.0" width="120" height="80"/>
      <subviews>
        <label text="One" id="one"/>
        <button tag="5" id="button" buttonType="system">
          <state key="normal" title="Go"/>
          <connections>
            <action selector="tapped:" destination="card" eventType="touchUpInside" id="x"/>
          </connections>
        </button>
        <label text="Two" id="two"/>
      </subviews>
      <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="radius">
          <real key="value" value="2.5"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="note" value="n"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="9"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="title" destination="two" id="o1"/>
        <outletCollection property="labels" destination="two" id="o2"/>
        <outletCollection property="labels" destination="one" id="o3"/>
      </connections>
    </view>
    """

  @Test func `a subclass finds its nib's values in init, outlets when it awakes`() throws {
    let card = try #require(NibText.make(Self.card).first as? NibCard)
    #expect(card.log == ["init 3 120.0", "radius before", "awake Two"])
    #expect(card.backgroundColor == .green)
    #expect(card.labels.map(\.text) == ["Two", "One"])
    #expect(card.radius == 2.5 && card.note == "n")
    #expect(card.layer.cornerRadius == 9 && card.layer.masksToBounds)
    let button = try #require(card.subviews[1] as? UIButton)
    #expect(button.title(for: .normal) == "Go" && button.buttonType == .system)
    button.sendActions(for: .touchUpInside)
    #expect(card.log.last == "tapped 5")
  }
}
