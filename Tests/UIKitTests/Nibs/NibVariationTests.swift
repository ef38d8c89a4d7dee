import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NibVariationTests: ShowsBoard {
  @Test func `size classes choose constraints and constants, and change them later`() throws {
    let text = """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="width" constant="10" id="w">
      <variation key="heightClass=compact" constant="30"/></constraint>
      <constraint firstItem="a" firstAttribute="height" constant="11" id="h"/>
      <constraint firstItem="a" firstAttribute="height" constant="40" id="hc"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="hc"/></mask></variation>
      <variation key="heightClass=compact"><mask key="constraints"><exclude reference="h"/>
      <include reference="hc"/></mask></variation>
      </view>
      """
    let controller = UIViewController()
    let root = try #require(NibText.make(text).first as? UIView)
    controller.view = root
    let window = show(controller)
    let inner = root.subviews[0]
    #expect(inner.frame.size == CGSize(width: 10, height: 11))
    window.traitOverrides.verticalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(inner.frame.size == CGSize(width: 30, height: 40))
    window.rootViewController = nil
  }
}
