import Foundation
import Snapshot
import SnapshotCore
import UIKit

/// A bar that grows from 0 to its whole width in a second, at constant speed, as soon as it is in
/// a window.
final class GrowingBar: UIView {
  let bar = UIView()
  var startsItself = true
  private(set) var completions = 0

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if bar.superview == nil {
      bar.backgroundColor = .black
      bar.frame = CGRect(x: 0, y: 0, width: 0, height: bounds.height)
      addSubview(bar)
    }
    if window != nil, startsItself { grow() }
  }

  func grow() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.bar.frame.size.width = self.bounds.width
    } completion: { _ in
      self.completions += 1
    }
  }
}

/// Takes strips of a bar that grows.
@MainActor protocol BarAnimating {
  var folder: TemporaryFolder { get }
}

extension BarAnimating {
  func bar(startsItself: Bool = true) -> GrowingBar {
    let view = GrowingBar(frame: CGRect(x: 0, y: 0, width: 40, height: 4))
    view.startsItself = startsItself
    view.backgroundColor = .white
    return view
  }

  func take<Value>(
    _ value: Value, _ strategy: Snapshotting<Value, AnimationStrip>
  ) -> AnimationStrip? {
    var strip: AnimationStrip?
    strategy.snapshot(value).run { strip = $0 }
    return strip
  }

  /// Black pixels in the second row.
  func width(_ image: UIImage) -> Int {
    let samples = image.cgImage?.straightRGBA() ?? []
    return (40..<80).count { samples[4 * $0] == 0 && samples[4 * $0 + 3] == 255 }
  }

  func verify<Value>(
    _ value: Value, as strategy: Snapshotting<Value, AnimationStrip>,
    record: SnapshotTestingConfiguration.Record? = nil
  ) -> String? {
    verifySnapshot(
      of: value, as: strategy, named: "a", record: record,
      snapshotDirectory: folder.references, testName: "test()")
  }
}
