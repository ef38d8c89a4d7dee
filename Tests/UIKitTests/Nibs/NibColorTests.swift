import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NibColorTests {
  private let folder: AssetFolder

  init() throws {
    folder = try AssetFolder()
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}], "#
    try folder.writeColor(
      "Brand",
      #"{"idiom": "universal", "color": \#(AssetFolder.srgb("1.000", "0.000", "0.000"))}, "#
        + #"{"idiom": "universal", \#(dark)"color": "#
        + AssetFolder.srgb("0.000", "0.000", "1.000") + "}")
  }

  private nonisolated static let resources = """
    <namedColor name="Brand"><color red="0.0" green="1" blue="0.0" alpha="1"/></namedColor>
    """

  private func color(_ name: String, resources: String = "", bundle: Bundle?) -> UIColor? {
    let xml = """
      <view id="a"><color key="backgroundColor" name="\(name)"/></view>
      """
    let nib = UINib(data: NibText.nib(xml, resources: resources), bundle: bundle)
    return (nib.instantiate(withOwner: nil).first as? UIView)?.backgroundColor
  }

  private func components(_ color: UIColor?, _ style: UIUserInterfaceStyle) -> [CGFloat]? {
    color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.components
  }

  @Test(arguments: ["", resources])
  func `a named colour is the catalog's, with its variants`(_ resources: String) {
    var found: UIColor?
    let reported = NibText.reported {
      found = color("Brand", resources: resources, bundle: folder.bundle)
    }
    #expect(reported == [])
    #expect(components(found, .light) == [1, 0, 0, 1])
    #expect(components(found, .dark) == [0, 0, 1, 1])
  }

  @Test func `the file's own copy stands in for a colour that no catalog has`() throws {
    let empty = try AssetFolder()
    var found: UIColor?
    let reported = NibText.reported {
      found = color("Brand", resources: Self.resources, bundle: empty.bundle)
    }
    #expect(reported == [])
    #expect(components(found, .dark) == [0, 1, 0, 1])
  }

  @Test func `a named colour that is nowhere is noted by its name`() {
    let reported = NibText.reported { _ = color("Brnad", bundle: folder.bundle) }
    #expect(reported.count == 1)
    let text = reported.first ?? ""
    #expect(text.contains("'Brnad' is in no asset catalog"), "\(text)")
  }
}
