import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

@MainActor @Suite struct CALayerAnimationTests: BarAnimating {
  let folder: TemporaryFolder
  private let traits = UITraitCollection(displayScale: 1)

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a layer shows its animations, and gets its place back`() throws {
    let parent = CALayer()
    let layer = CALayer()
    layer.frame = CGRect(x: 7, y: 9, width: 40, height: 4)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    let before = (layer.position, layer.frame)
    parent.sublayers = [CALayer(), layer, CALayer()]
    let bar = CALayer()
    bar.backgroundColor = .black
    bar.anchorPoint = .zero
    bar.bounds.size = CGSize(width: 40, height: 4)
    layer.addSublayer(bar)
    let strip = try #require(
      take(
        layer,
        .animation(
          at: [0, 0.5, 1], traits: traits,
          animations: { layer in
            let growth = CABasicAnimation(keyPath: "bounds.size.width")
            growth.fromValue = 0
            growth.toValue = 20
            growth.duration = 1
            layer.sublayers?.first?.add(growth, forKey: nil)
          })))
    #expect(strip.frames.map(width) == [0, 10, 40])
    #expect(parent.sublayers?.firstIndex { $0 === layer } == 1)
    #expect((layer.position, layer.frame) == before)
  }
}
