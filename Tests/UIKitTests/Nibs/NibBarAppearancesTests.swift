import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NibBarAppearancesTests: ReadsBars {
  @Test func `a navigation bar has the appearances of its states`() throws {
    let bar: UINavigationBar = try made(
      """
      <navigationBar contentMode="scaleToFill" id="a">
        <navigationBarAppearance key="standardAppearance">
          <color key="backgroundColor" red="0.0" green="0.0" blue="1" alpha="1"/>
          <offsetWrapper key="titlePositionAdjustment" horizontal="2" vertical="3"/>
        </navigationBarAppearance>
        <navigationBarAppearance key="scrollEdgeAppearance"/>
      </navigationBar>
      """)
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(bar.standardAppearance.backgroundColor == blue)
    #expect(bar.standardAppearance.titlePositionAdjustment == UIOffset(horizontal: 2, vertical: 3))
    #expect(bar.scrollEdgeAppearance != nil)
    #expect(bar.compactAppearance == nil)
  }

  @Test func `a tab bar's appearance colours the icons of its states`() throws {
    let bar: UITabBar = try made(
      """
      <tabBar contentMode="scaleToFill" id="a">
        <tabBarAppearance key="standardAppearance" stackedItemSpacing="7">
          <tabBarItemAppearance key="stackedLayoutAppearance">
            <tabBarItemStateAppearance key="normal">
              <color key="iconColor" red="0.0" green="1" blue="0.0" alpha="1"/>
            </tabBarItemStateAppearance>
          </tabBarItemAppearance>
        </tabBarAppearance>
      </tabBar>
      """)
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(bar.standardAppearance.stackedLayoutAppearance.normal.iconColor == green)
    #expect(bar.standardAppearance.stackedItemSpacing == 7)
  }

  @Test(arguments: [("regular", UIBlurEffect.Style.regular), ("systemMaterial", .systemMaterial)])
  func `a bar's appearance names its blur in an attribute`(
    _ name: String, _ style: UIBlurEffect.Style
  ) throws {
    let bar: UITabBar = try made(
      """
      <tabBar contentMode="scaleToFill" id="a">
        <tabBarAppearance key="standardAppearance" backgroundEffect="\(name)"/>
      </tabBar>
      """)
    #expect(bar.standardAppearance.backgroundEffect == UIBlurEffect(style: style))
  }

  @Test func `a blur that is not known is noted with its attribute`() {
    let reported = NibText.reported {
      _ = NibText.make(
        """
        <tabBar id="a">
          <tabBarAppearance key="standardAppearance" backgroundEffect="foggy"/>
        </tabBar>
        """)
    }
    #expect(reported.count == 1)
    #expect(reported.first?.contains("'foggy' is not a valid backgroundEffect") == true)
  }
}
