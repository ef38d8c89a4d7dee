import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct AssetColorTests: ReadsAssets {
  private let folder: AssetFolder

  init() throws {
    folder = try AssetFolder()
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
}
