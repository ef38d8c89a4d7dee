import Snapshot
import Testing
import UIKit

extension ViewImageConfig {
  fileprivate static let iPhone14: ViewImageConfig = .iPhone14(.landscape)
  fileprivate static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(safeArea: .zero, size: CGSize(width: 14, height: 14), traits: .init())
  }
}

@Suite struct DisfavouredDeviceTests {
  @Test func `a device of one's own counts where swift-snapshot-testing has none of the name`() {
    let config: ViewImageConfig = .iPhone14
    #expect(config.size?.width == 14)
    #expect(ViewImageConfig.iPhone14(.portrait).size?.width == 14)
    #expect(ViewImageConfig.iPhone13.size?.width == 390)
    #expect(ViewImageConfig.iPhone15.size?.width == 393)
  }
}
