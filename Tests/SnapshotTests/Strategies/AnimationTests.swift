import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

/// A bar that grows from 0 to its whole width in a second, at constant speed, as soon as it is in
/// a window.
private final class GrowingBar: UIView {
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

@MainActor @Suite struct AnimationTests {
  private let folder: TemporaryFolder
  private let traits = UITraitCollection(displayScale: 1)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func bar(startsItself: Bool = true) -> GrowingBar {
    let view = GrowingBar(frame: CGRect(x: 0, y: 0, width: 40, height: 4))
    view.startsItself = startsItself
    view.backgroundColor = .white
    return view
  }

  private func take<Value>(
    _ value: Value, _ strategy: Snapshotting<Value, AnimationStrip>
  ) -> AnimationStrip? {
    var strip: AnimationStrip?
    strategy.snapshot(value).run { strip = $0 }
    return strip
  }

  /// Black pixels in the second row.
  private func width(_ image: UIImage) -> Int {
    let samples = image.cgImage?.straightRGBA() ?? []
    return (40..<80).count { samples[4 * $0] == 0 && samples[4 * $0 + 3] == 255 }
  }

  private func verify<Value>(
    _ value: Value, as strategy: Snapshotting<Value, AnimationStrip>,
    record: SnapshotTestingConfiguration.Record? = nil
  ) -> String? {
    verifySnapshot(
      of: value, as: strategy, named: "a", record: record,
      snapshotDirectory: folder.references, testName: "test()")
  }

  @Test func `frames show what a view starts itself, at their times`() throws {
    let strip = try #require(
      take(bar(), .animation(at: [0, 0.25, 0.5, 1, 2], traits: traits)))
    #expect(strip.times == [0, 0.25, 0.5, 1, 2])
    #expect(strip.frames.map(width) == [0, 10, 20, 40, 40])
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

  @Test func `the clock is put back`() throws {
    let before = CACurrentMediaTime()
    _ = take(bar(), .animation(at: [0, 7], traits: traits))
    #expect(CACurrentMediaTime() == before)
  }

  @Test(arguments: [[], [0.2, 0.1], [0.1, 0.1], [-1], [.nan], [.infinity]] as [[Double]])
  func `times that are none fail`(times: [Double]) {
    folder.inProcess {
      let failure = verify(bar(), as: .animation(at: times, traits: traits))
      #expect(failure?.contains("need times: 1 to 1000, ascending") == true)
      #expect(folder.files(in: folder.references) == [])
    }
  }

  @Test func `a strip is one animated PNG, and matches again`() throws {
    try folder.inProcess {
      let strategy = Snapshotting<UIView, AnimationStrip>.animation(
        at: [0, 0.1, 0.2], traits: UITraitCollection(displayScale: 2))
      #expect(verify(bar(), as: strategy)?.contains("had no reference") == true)
      #expect(folder.files(in: folder.references) == ["test.a@2x.png"])
      let path = folder.references + "/test.a@2x.png"
      let reference = try Reference(FileAccess.read(path), path: path)
      #expect(try reference.strip().times == [0, 0.1, 0.2])
      #expect(reference.metadata?.scale == 2)
      #expect(verify(bar(), as: strategy) == nil)
      #expect(verify(bar(), as: strategy, record: .all) == nil)
    }
  }

  @Test func `a failure names the frames, and keeps a sheet and an animation`() throws {
    try folder.inProcess {
      let times = [0, 0.25, 0.5, 0.75, 1]
      _ = verify(bar(), as: .animation(at: times, traits: traits))
      let slower = bar(startsItself: false)
      let message = try #require(
        verify(
          slower,
          as: .animation(
            at: times, traits: traits,
            animations: { view in
              guard let bar = view as? GrowingBar else { return }
              UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
                bar.bar.frame.size.width = bar.bounds.width
              }
            })))
      #expect(message.hasPrefix("Snapshot references/test.a.png does not match"))
      #expect(message.contains("3 of 5 frames differ, first at 0.25 s; most at "))
      #expect(message.contains("Differing pixels: "))
      #expect(message.contains("\nbar  resized 10 × 4 → 3.739 × 4, 28 px\n"))
      let difference = folder.artifacts + "/references/test.a.difference.png"
      let sheet = try Reference(FileAccess.read(difference), path: difference)
      #expect(sheet.size == PixelSize(width: 3 * 40 + 16, height: 3 * 4 + 16))
      let actual = folder.artifacts + "/references/test.a.actual.png"
      #expect(try Reference(FileAccess.read(actual), path: actual).isAnimated)
      #expect(verify(bar(), as: .animation(at: times, traits: traits)) == nil)
      #expect(folder.files(in: folder.artifacts) == [])
    }
  }

  @Test func `other times and other numbers of frames fail`() throws {
    folder.inProcess {
      _ = verify(bar(), as: .animation(at: [0, 0.1], traits: traits))
      let more = verify(bar(), as: .animation(at: [0, 0.1, 0.2], traits: traits))
      #expect(
        more?.contains("There are 3 frames (0, 0.1 and 0.2 s), in the reference 2") == true)
      let other = verify(bar(), as: .animation(at: [0, 0.2], traits: traits))
      #expect(other?.contains("The frames are at 0 and 0.2 s, the reference’s at") == true)
      #expect(
        verify(bar(), as: .animation(at: [0, 0.2], traits: traits), record: .failed)?
          .contains("was replaced") == true)
      #expect(verify(bar(), as: .animation(at: [0, 0.2], traits: traits)) == nil)
    }
  }

  private func picture(_ record: SnapshotTestingConfiguration.Record? = nil) -> String? {
    verifySnapshot(
      of: bar(), as: .image(at: 0, traits: traits), named: "a", record: record,
      snapshotDirectory: folder.references, testName: "test()")
  }

  @Test func `a picture where a strip was says so, and can be recorded`() throws {
    folder.inProcess {
      _ = verify(bar(), as: .animation(at: [0, 0.1], traits: traits))
      #expect(picture()?.contains("The reference is an animation") == true)
      _ = picture(.failed)
      #expect(picture() == nil)
      #expect(verify(bar(), as: .animation(at: [0, 0.1], traits: traits)) != nil)
    }
  }

  @Test func `frames of nothing fail, and one that shows something is enough`() {
    folder.inProcess {
      let empty = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      #expect(
        verify(empty, as: .animation(at: [0, 1], traits: traits))?
          .contains("Every pixel of the view is transparent") == true)
      let fading = bar()
      fading.backgroundColor = nil
      #expect(
        verify(fading, as: .animation(at: [0, 1], traits: traits))?
          .contains("had no reference") == true)
    }
  }

  @Test func `a diffing of one's own tells frames apart`() throws {
    let first = try #require(take(bar(), .animation(at: [0, 0.1], traits: traits)))
    let second = try #require(take(bar(), .animation(at: [0, 0.2], traits: traits)))
    let diffing = Diffing<AnimationStrip>.animation()
    #expect(diffing.diff(first, first) == nil)
    #expect(diffing.diff(first, second) != nil)
    let copy = diffing.fromData(diffing.toData(first))
    #expect(diffing.diff(first, copy) == nil)
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
