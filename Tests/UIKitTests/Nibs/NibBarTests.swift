import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NibBarTests {
  private func made<Made>(_ xml: String, as type: Made.Type = Made.self) throws -> Made {
    var objects: [Any] = []
    let raised = NibText.raised { objects = NibText.make(xml) }
    #expect(raised.map(\.description) == [])
    return try #require(objects.first as? Made)
  }

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

  @Test func `a date picker has its mode, style, date and limits`() throws {
    let picker: UIDatePicker = try made(
      """
      <datePicker contentMode="scaleToFill" datePickerMode="date" style="wheels" minuteInterval="5"
        id="a">
        <date key="date" timeIntervalSinceReferenceDate="86400"/>
        <date key="minimumDate" timeIntervalSinceReferenceDate="0"/>
        <locale key="locale" localeIdentifier="de"/>
      </datePicker>
      """)
    #expect(picker.datePickerMode == .date)
    #expect(picker.preferredDatePickerStyle == .wheels)
    #expect(picker.minuteInterval == 5)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 86400))
    #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 0))
    #expect(picker.locale?.identifier == "de")
  }

  @Test func `a picker view and a colour well are made`() throws {
    let picker: UIPickerView = try made(
      #"<pickerView contentMode="scaleToFill" tag="3" id="a"/>"#)
    #expect(picker.tag == 3)
    let well: UIColorWell = try made(
      #"<colorWell contentMode="scaleToFill" title="Ink" supportsAlpha="NO" id="a"/>"#)
    #expect(well.title == "Ink")
    #expect(!well.supportsAlpha)
  }

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

  @Test func `a blur that is not known is an error that names the attribute`() {
    let raised = NibText.raised {
      _ = NibText.make(
        """
        <tabBar id="a">
          <tabBarAppearance key="standardAppearance" backgroundEffect="foggy"/>
        </tabBar>
        """)
    }
    #expect(raised.count == 1)
    #expect(raised.first?.description.contains("'foggy' is no value for backgroundEffect") == true)
  }

  @Test(arguments: [("wkWebView", "WebKit"), ("mapView", "MapKit")])
  func `a view of a framework that is not here is an error that names it`(
    _ element: String, _ framework: String
  ) {
    let raised = NibText.raised { _ = NibText.make("<\(element) id=\"a\"/>") }
    #expect(raised.count == 1)
    #expect(raised.first?.description.contains("<\(element)> needs \(framework)") == true)
  }
}
