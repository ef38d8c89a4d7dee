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

  @Test func `caps that meet stretch what lies between them`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let disc = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12), format: format).image {
      _ in
      UIColor.blue.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 12, height: 12)).fill()
    }
    for mode in [SwiftUI.Image.ResizingMode.stretch, .tile] {
      let pill = Image(uiImage: disc)
        .resizable(
          capInsets: EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6), resizingMode: mode
        )
        .frame(width: 40, height: 20)
      #expect(try middle(pill) == [0, 0, 255, 255])
      #expect(try pixel(pill, 20, 11)[3] == 255)
      #expect(try pixel(pill, 0, 10)[3] == 0)
    }
  }
}
