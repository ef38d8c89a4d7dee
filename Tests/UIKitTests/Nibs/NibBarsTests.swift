import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NibBarsTests: ReadsBars {
  @Test func `a toolbar has its items and its appearance`() throws {
    let bar: UIToolbar = try made(
      """
      <toolbar contentMode="scaleToFill" translucent="NO" id="a">
        <rect key="frame" x="0.0" y="0.0" width="200" height="44"/>
        <toolbarAppearance key="standardAppearance">
          <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1"/>
        </toolbarAppearance>
        <items><barButtonItem title="One" id="b"/><barButtonItem systemItem="add" id="c"/></items>
      </toolbar>
      """)
    #expect(bar.items?.count == 2)
    #expect(bar.items?.first?.title == "One")
    #expect(!bar.isTranslucent)
    #expect(bar.standardAppearance.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 200, height: 44))
  }

  @Test func `a search bar has its texts, buttons, scopes and traits`() throws {
    let bar: UISearchBar = try made(
      """
      <searchBar contentMode="redraw" searchBarStyle="minimal" placeholder="Find" text="x"
        showsCancelButton="YES" showsScopeBar="YES" id="a">
        <textInputTraits key="textInputTraits" autocorrectionType="no"/>
        <scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles>
      </searchBar>
      """)
    #expect(bar.searchBarStyle == .minimal)
    #expect(bar.placeholder == "Find")
    #expect(bar.text == "x")
    #expect(bar.showsCancelButton && bar.showsScopeBar)
    #expect(bar.scopeButtonTitles == ["All", "Mine"])
    #expect(bar.autocorrectionType == .no)
  }

  @Test(arguments: [("wkWebView", "WebKit"), ("mapView", "MapKit")])
  func `a view of a framework that is not here is missing from the picture, with its name`(
    _ element: String, _ framework: String
  ) {
    let reported = NibText.reported { _ = NibText.make("<\(element) id=\"a\"/>") }
    #expect(reported.count == 1)
    #expect(reported.first?.contains("<\(element)> needs \(framework)") == true)
  }
}
