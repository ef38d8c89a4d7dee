import SnapshotTesting
import SwiftUI
import XCTest

@testable import Trails

@MainActor
final class TrailScreenTests: XCTestCase {
  func testScreen() {
    let screen = TrailScreen(trail: .lakeside)
    assertSnapshot(of: screen, as: .image(layout: .device(config: .iPhone13)))
    assertSnapshot(
      of: screen,
      as: .image(
        layout: .device(config: .iPhone13), traits: UITraitCollection(userInterfaceStyle: .dark)),
      named: "dark")
  }

  func testGerman() {
    assertSnapshot(
      of: TrailScreen(trail: .ridge).environment(\.locale, Locale(identifier: "de")),
      as: .image(layout: .device(config: .iPhone13)))
  }

  func testLargeText() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    assertSnapshot(
      of: TrailScreen(trail: .forest),
      as: .image(layout: .device(config: .iPhoneSe), traits: traits))
  }
}
