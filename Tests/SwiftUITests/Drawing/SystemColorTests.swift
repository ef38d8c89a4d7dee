import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct SystemColorTests {
  private let dark = UITraitCollection(traitsFrom: [
    UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
  ])

  // Source: Apple's Human Interface Guidelines, "Color", specifications for iOS 13 to 18.
  @Test(
    arguments: [
      (Color.red, [255, 59, 48], [255, 69, 58]), (.orange, [255, 149, 0], [255, 159, 10]),
      (.yellow, [255, 204, 0], [255, 214, 10]), (.green, [52, 199, 89], [48, 209, 88]),
      (.blue, [0, 122, 255], [10, 132, 255]), (.indigo, [88, 86, 214], [94, 92, 230]),
      (.purple, [175, 82, 222], [191, 90, 242]), (.pink, [255, 45, 85], [255, 55, 95]),
      (.brown, [162, 132, 94], [172, 142, 104]), (.gray, [142, 142, 147], [142, 142, 147]),
    ] as [(Color, [UInt8], [UInt8])])
  func `a colour of the system's has another value where it is dark`(
    color: Color, light: [UInt8], other: [UInt8]
  ) throws {
    #expect(try middle(color) == light + [255])
    #expect(try middle(color, traits: dark) == other + [255])
  }

  @Test func `a colour is described by its name or its bytes`() {
    #expect("\(Color.mint)" == "mint")
    #expect("\(Color.white) \(Color.black) \(Color.clear)" == "white black clear")
    #expect("\(Color(red: 1, green: 0.5, blue: 0))" == "#FF8000FF")
    #expect("\(Color.red.opacity(0.25))" == "25% red")
  }
}
