import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct NibButtonConfigurationTests {
  private func configuration(
    _ attributes: String, _ children: String = ""
  ) throws -> UIButton.Configuration {
    let button = try #require(
      NibText.make(
        """
        <button id="b"><buttonConfiguration key="configuration" \(attributes)>\(children)
        </buttonConfiguration></button>
        """
      ).first as? UIButton)
    return try #require(button.configuration)
  }

  @Test func `a configuration has its texts, places and sizes`() throws {
    let made = try configuration(
      """
      style="filled" title="Buy" subtitle="Today" imagePlacement="trailing" imagePadding="4"
      titlePadding="2" cornerStyle="capsule" buttonSize="large" titleAlignment="center"
      """,
      """
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      """)
    #expect(made.title == "Buy" && made.subtitle == "Today")
    #expect(made.imagePlacement == .trailing && made.imagePadding == 4 && made.titlePadding == 2)
    #expect(made.cornerStyle == .capsule && made.buttonSize == .large)
    #expect(made.titleAlignment == .center)
    #expect(
      made.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func `a configuration has its colours, those of the background too`() throws {
    func color(_ key: String, _ red: Int) -> String {
      """
      <color key="\(key)" red="\(red)" green="0.0" blue="0.0" alpha="1" colorSpace="custom"
        customColorSpace="sRGB"/>
      """
    }
    let made = try configuration(
      "style=\"plain\"",
      """
      \(color("baseForegroundColor", 1))
      <backgroundConfiguration key="background" cornerRadius="9" strokeWidth="2">
      \(color("backgroundColor", 0))\(color("strokeColor", 1))</backgroundConfiguration>
      """)
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(made.baseForegroundColor == red && made.background.strokeColor == red)
    #expect(made.background.backgroundColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(made.background.cornerRadius == 9 && made.background.strokeWidth == 2)
  }

  @Test func `a style that there is not is an error that names it`() {
    let reported = NibText.reported {
      _ = NibText.make(
        """
        <button id="b"><buttonConfiguration key="configuration" style="glossy"/></button>
        """)
    }
    #expect(reported.count == 1)
    #expect(reported.first?.hasSuffix("button (b): 'glossy' is not a valid style.") == true)
  }
}
