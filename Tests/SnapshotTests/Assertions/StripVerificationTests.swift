import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

@MainActor @Suite struct StripVerificationTests: BarAnimating {
  let folder: TemporaryFolder
  private let traits = UITraitCollection(displayScale: 1)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func picture(_ record: SnapshotTestingConfiguration.Record? = nil) -> String? {
    verifySnapshot(
      of: bar(), as: .image(at: 0, traits: traits), named: "a", record: record,
      snapshotDirectory: folder.references, testName: "test()")
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
}
