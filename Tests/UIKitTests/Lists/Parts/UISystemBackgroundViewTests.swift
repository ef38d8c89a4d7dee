import Testing
import UIKit

@MainActor
@Suite struct UISystemBackgroundViewTests {
  private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

  @Test func `a background loses its view with its configuration, its stroke follows traits`() {
    let own = UIView()
    var background = UIBackgroundConfiguration.clear()
    background.customView = own
    background.strokeColor = .label
    background.strokeWidth = 1
    cell.backgroundConfiguration = background
    let ground = cell.subviews[0].subviews[0]
    #expect(own.superview === ground)
    cell.overrideUserInterfaceStyle = .dark
    let white = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(ground.layer.borderColor == white.cgColor)
    background.customView = nil
    cell.backgroundConfiguration = background
    #expect(ground.subviews == [])
  }
}
