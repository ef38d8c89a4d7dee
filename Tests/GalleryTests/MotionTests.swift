import Snapshot
import SwiftUI
import Testing
import UIKit

/// Motions, each as one animated picture in which every frame counts.
@MainActor @Suite struct MotionTests {
  private let traits = UITraitCollection(displayScale: 2)

  @Test func spring() {
    assertSnapshot(
      of: Stage(SpringView(), size: CGSize(width: 160, height: 56), margin: 8),
      as: .animation(
        at: [0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.6, 0.8, 1.2], traits: traits))
  }

  @Test func loader() {
    assertSnapshot(
      of: Stage(LoaderView(), size: CGSize(width: 72, height: 72), margin: 8),
      as: .animation(at: [0, 0.25, 0.5, 1, 1.75], traits: traits))
  }

  @Test func `an arc of SwiftUI`() {
    assertSnapshot(
      of: ArcSpinner(), as: .animation(at: [0, 0.2, 0.4, 0.8, 1.2], traits: traits))
  }

  @Test func `a card of SwiftUI that opens`() {
    let model = CardModel()
    assertSnapshot(
      of: OpeningCard(model: model),
      as: .animation(at: [0, 0.1, 0.2, 0.3, 0.5, 1], traits: traits) {
        withAnimation(.spring(duration: 0.5, bounce: 0.2)) { model.isOpen = true }
      })
  }

  @Test func `chips of SwiftUI that come and go`() {
    let model = CardModel()
    assertSnapshot(
      of: ChipRow(model: model),
      as: .animation(at: [0, 0.1, 0.2, 0.4], traits: traits) {
        withAnimation(.easeInOut(duration: 0.4)) { model.isOpen.toggle() }
      })
  }
}
