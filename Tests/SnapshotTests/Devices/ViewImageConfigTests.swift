import Snapshot
import Testing
import UIKit

@Suite struct ViewImageConfigTests: KnownDevices {
  @Test func `known devices have their numbers`() {
    #expect(ViewImageConfig.iPhoneSe.size == CGSize(width: 320, height: 568))
    #expect(ViewImageConfig.iPhoneSe.traits.displayScale == 2)
    #expect(
      ViewImageConfig.iPhone13.safeArea == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(ViewImageConfig.iPhone17Pro.size == CGSize(width: 402, height: 874))
    #expect(ViewImageConfig.iPhone17Pro.traits.displayScale == 3)
    #expect(
      ViewImageConfig.iPhone16Pro(.landscape).safeArea
        == UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62))
  }

  @Test func `a config of one's own says nothing by itself`() {
    let config = ViewImageConfig()
    #expect(config.size == nil)
    #expect(config.safeArea == .zero)
    #expect(config.traits == UITraitCollection())
  }
}
