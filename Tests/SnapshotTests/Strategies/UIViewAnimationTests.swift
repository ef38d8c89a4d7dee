import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

private final class BarController: UIViewController {
  override func loadView() {
    let bar = GrowingBar(frame: CGRect(x: 0, y: 0, width: 40, height: 4))
    bar.startsItself = false
    view = bar
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (view as? GrowingBar)?.grow()
  }
}

@MainActor @Suite struct UIViewAnimationTests: BarAnimating {
  let folder: TemporaryFolder
  private let traits = UITraitCollection(displayScale: 1)

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `what a closure starts begins at 0`() throws {
    let strip = try #require(
      take(
        bar(startsItself: false),
        .animation(
          duration: 1, framesPerSecond: 4, traits: traits,
          animations: { ($0 as? GrowingBar)?.grow() })))
    #expect(strip.times == [0, 0.25, 0.5, 0.75, 1])
    #expect(strip.frames.map(width) == [0, 10, 20, 30, 40])
  }

  @Test func `a controller moves from when it has appeared`() throws {
    let strip = try #require(
      take(
        BarController() as UIViewController,
        .animation(at: [0, 0.5], traits: traits)))
    #expect(strip.frames.map(width) == [0, 20])
  }

  @Test func `one instant is a picture, and without a time it is where animations go`() throws {
    func width(_ strategy: Snapshotting<UIView, UIImage>) throws -> Int {
      var image: UIImage?
      strategy.snapshot(bar()).run { image = $0 }
      return self.width(try #require(image))
    }
    #expect(try width(.image(at: 0.75, traits: traits)) == 30)
    #expect(try width(.image(traits: traits)) == 40)
  }
}
