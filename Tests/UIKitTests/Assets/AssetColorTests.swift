import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct AssetColorTests {
  private let folder: AssetFolder

  init() throws {
    folder = try AssetFolder()
  }

  private func components(_ color: UIColor?, _ traits: UITraitCollection = UITraitCollection())
    -> [Int]?
  {
    color?.resolvedColor(with: traits).cgColor.components?.map { Int(($0 * 1000).rounded()) }
  }

  private func traits(_ change: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection { change(&$0) }
  }

  @Test(arguments: [
    (("1.000", "0.500", "0.250"), [1000, 500, 250, 1000]),
    (("255", "128", "0"), [1000, 502, 0, 1000]),
    (("0xFF", "0x80", "0x00"), [1000, 502, 0, 1000]),
  ])
  func `components are fractions, 8-bit numbers or hexadecimal`(
    text: (String, String, String), expected: [Int]
  ) throws {
    let color = AssetFolder.srgb(text.0, text.1, text.2)
    try folder.writeColor("Brand", #"{"idiom": "universal", "color": \#(color)}"#)
    #expect(components(UIColor(named: "Brand", in: folder.bundle, compatibleWith: nil)) == expected)
  }

  @Test func `a colour is dynamic and follows style and contrast`() throws {
    let (any, dark, high) = ("1.000", "0.500", "0.250")
    func variant(_ value: String, _ appearances: String) -> String {
      #"{"idiom": "universal", "appearances": [\#(appearances)], "color": "#
        + AssetFolder.srgb(value, "0.0", "0.0") + "}"
    }
    let luminosity = #"{"appearance": "luminosity", "value": "dark"}"#
    let contrast = #"{"appearance": "contrast", "value": "high"}"#
    try folder.writeColor(
      "Accent",
      [variant(any, ""), variant(dark, luminosity), variant(high, luminosity + "," + contrast)]
        .joined(separator: ","))
    let color = UIColor(named: "Accent", in: folder.bundle, compatibleWith: nil)
    #expect(components(color)?.first == 1000)
    #expect(components(color, traits { $0.userInterfaceStyle = .dark })?.first == 500)
    #expect(components(color, traits { $0.accessibilityContrast = .high })?.first == 1000)
    let both = traits {
      $0.userInterfaceStyle = .dark
      $0.accessibilityContrast = .high
    }
    #expect(components(color, both)?.first == 250)
    let fixed = UIColor(
      named: "Accent", in: folder.bundle, compatibleWith: traits { $0.userInterfaceStyle = .dark })
    #expect(components(fixed)?.first == 500)
  }

  @Test func `a device's own variant wins`() throws {
    try folder.writeColor(
      "Bar",
      #"{"idiom": "universal", "color": \#(AssetFolder.srgb("0.1", "0.0", "0.0"))},"#
        + #"{"idiom": "ipad", "color": \#(AssetFolder.srgb("0.9", "0.0", "0.0"))}"#)
    let color = UIColor(named: "Bar", in: folder.bundle, compatibleWith: nil)
    #expect(components(color, traits { $0.userInterfaceIdiom = .phone })?.first == 100)
    #expect(components(color, traits { $0.userInterfaceIdiom = .pad })?.first == 900)
  }

  @Test func `system colours are referred to by name`() throws {
    try folder.writeColor(
      "Warning",
      #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}"#)
    let color = UIColor(named: "Warning", in: folder.bundle, compatibleWith: nil)
    let dark = traits { $0.userInterfaceStyle = .dark }
    #expect(components(color) == components(.systemRed))
    #expect(components(color, dark) == components(.systemRed, dark))
  }

  @Test func `a grey has a white component`() throws {
    try folder.writeColor(
      "Grey",
      #"{"idiom": "universal", "color": {"color-space": "gray-gamma-22", "components": {"#
        + #""white": "0.500", "alpha": "0.500"}}}"#)
    #expect(
      components(UIColor(named: "Grey", in: folder.bundle, compatibleWith: nil)) == [500, 500])
  }

  @Test func `a name that no catalog has is nil and noted`() throws {
    try folder.writeColor("Other", #"{"color": \#(AssetFolder.srgb("0.1", "0.0", "0.0"))}"#)
    let notes = FidelityLedger.collecting {
      #expect(UIColor(named: "Missing", in: folder.bundle, compatibleWith: nil) == nil)
    }
    #expect(notes.map(\.feature) == [.colorName])
    #expect(notes.first?.subject == "Missing")
  }

  @Test(arguments: [
    (#"{"colors": []}"#, "Bad.colorset has no variant with content"),
    (#"{"colors": ["#, "cannot be read"),
    (#"{"colors": [{"color": {"color-space": "cmyk", "components": {}}}]}"#, "“cmyk”"),
    (#"{"colors": [{"color": {"reference": "systemPuceColor"}}]}"#, "“systemPuceColor”"),
    (#"{"colors": [{"color": {"components": {"red": "much"}}}]}"#, "“much” is no number"),
  ])
  func `a set that cannot be read is nil, and the file is named`(
    contents: String, reason: String
  ) throws {
    try folder.write(contents, to: "Bad.colorset/Contents.json")
    let notes = FidelityLedger.collecting {
      #expect(UIColor(named: "Bad", in: folder.bundle, compatibleWith: nil) == nil)
    }
    #expect(notes.map(\.feature) == [.assetCatalog])
    #expect(notes.first?.subject.contains("Bad.colorset") == true)
    #expect(notes.first?.subject.contains(reason) == true, "\(notes)")
  }
}
