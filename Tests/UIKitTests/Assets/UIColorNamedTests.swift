import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct UIColorNamedTests: ReadsAssets {
  private let folder: AssetFolder

  init() throws {
    folder = try AssetFolder()
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

  @Test func `a name that no catalog has is nil and noted`() throws {
    try folder.writeColor("Other", #"{"color": \#(AssetFolder.srgb("0.1", "0.0", "0.0"))}"#)
    let notes = FidelityLedger.collecting {
      #expect(UIColor(named: "Missing", in: folder.bundle, compatibleWith: nil) == nil)
    }
    #expect(notes.map(\.feature) == [.colorName])
    #expect(notes.first?.subject == "Missing")
  }

  @Test(arguments: [
    (#"{"colors": []}"#, "Bad.colorset has no variant with a file or value"),
    (#"{"colors": ["#, "cannot be read"),
    (#"{"colors": [{"color": {"color-space": "cmyk", "components": {}}}]}"#, "“cmyk”"),
    (#"{"colors": [{"color": {"reference": "systemPuceColor"}}]}"#, "“systemPuceColor”"),
    (#"{"colors": [{"color": {"components": {"red": "much"}}}]}"#, "“much” is not a number"),
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
