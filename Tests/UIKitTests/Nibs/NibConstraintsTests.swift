import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NibConstraintsTests {
  @Test func `constraints place views, guides and priorities included`() throws {
    let root = try #require(
      NibText.make(
        """
        <view id="v">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
              <constraints>
                <constraint firstAttribute="width" constant="60" id="c1"/>
                <constraint firstAttribute="height" secondItem="a" secondAttribute="width"
                  multiplier="1:2" id="c2"/>
                <constraint firstAttribute="width" constant="10" priority="250" id="c6"
                  identifier="loose"/>
              </constraints>
            </view>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="safe"
              secondAttribute="leading" constant="12" id="c3"/>
            <constraint firstItem="a" firstAttribute="centerY" secondItem="v"
              secondAttribute="centerY" id="c4"/>
            <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="a"
              secondAttribute="trailing" placeholder="YES" id="c5"/>
          </constraints>
        </view>
        """
      ).first as? UIView)
    root.layoutIfNeeded()
    #expect(root.subviews[0].frame == CGRect(x: 12, y: 35, width: 60, height: 30))
    #expect(root.constraints.count == 2)
    #expect(root.subviews[0].constraints.last?.identifier == "loose")
    #expect(root.subviews[0].constraints.last?.priority == .defaultLow)
  }
}
