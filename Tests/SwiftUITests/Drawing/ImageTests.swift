import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ImageTests {
  @Test func `a bitmap is turned as it is told`() throws {
    let bitmap = try #require(bluePicture().cgImage)
    let scale = bluePicture().scale
    let hosted = try Hosted(
      HStack {
        Image(bitmap, scale: scale, label: Text(verbatim: "Sea"))
        Image(decorative: bitmap, scale: scale, orientation: .left)
      })
    #expect(
      hosted.frames("Image").map(\.size) == [
        CGSize(width: 10, height: 6), CGSize(width: 6, height: 10),
      ])
    let labels = (hosted.controller.view.accessibilityElements ?? []).compactMap {
      ($0 as? UIAccessibilityElement)?.accessibilityLabel
    }
    #expect(labels == ["Sea"])
  }

  @Test func `a variable value leaves steps faint`() throws {
    let whole = try Hosted(Image(systemName: "wifi")).image().straightRGBA()
    let half = try Hosted(Image(systemName: "wifi", variableValue: 0.4)).image().straightRGBA()
    #expect(whole != half)
    let same = try Hosted(Image(systemName: "wifi", variableValue: nil)).image().straightRGBA()
    #expect(whole == same)
  }
}
