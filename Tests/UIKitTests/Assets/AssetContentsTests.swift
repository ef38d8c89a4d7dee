import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct AssetContentsTests: ReadsAssets {
  private let folder: AssetFolder

  init() throws {
    folder = try AssetFolder()
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
}
