import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct SecondaryTests {
  @Test func `a background style reaches under the safe area, its view does not`() throws {
    let hosted = try Hosted(
      Color.red.frame(maxHeight: .infinity).background(.blue), width: 50, height: 100,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    #expect(hosted.frames("Color") == [CGRect(x: 0, y: 20, width: 50, height: 70)])
    #expect(hosted.frames("Rectangle") == [CGRect(x: 0, y: 0, width: 50, height: 100)])
  }

  @Test func `a background without a style has the environment's`() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let view = Color.clear.background(ignoresSafeAreaEdges: .all).backgroundStyle(red)
    let bytes = try Hosted(view, width: 4, height: 4).image().straightRGBA()
    #expect(Array(bytes[0..<4]) == [255, 0, 0, 255])
  }
}
