import Testing
import UIKit

/// What no number may do on Apple's platforms: stop the process.
///
/// `Tests/Fuzz/numbers` runs other seeds for as long as is wanted. A case that it finds gets its
/// seed here.
@MainActor
@Suite struct HostileNumbersTests {
  @Test func `no number that is set, passed, laid out and drawn stops the process`() {
    var scenes: Set<String> = []
    for seed in 1...400 as ClosedRange<UInt64> {
      var hostile = HostileCase(seed: seed)
      hostile.run { if $0.hasPrefix("scene ") { scenes.insert($0) } }
    }
    // No scene is left out by these seeds.
    #expect(scenes.count == HostileScene.makers.count)
  }
}
