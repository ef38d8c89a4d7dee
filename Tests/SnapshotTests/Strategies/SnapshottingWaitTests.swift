import Foundation
import Snapshot
import Testing
import UIKit

/// A view that does things some time after it has got into a window.
private final class LateView: UIView {
  enum Work {
    /// An animation with a completion handler.
    case animation(seconds: Double)
    /// Work on the main queue.
    case queue(seconds: Double)
    /// A task.
    case task(seconds: Double)
  }

  var work: Work?
  private(set) var isReady = false
  private var hasBegun = false

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, !hasBegun else { return }
    hasBegun = true
    let finish: @MainActor () -> Void = {
      self.isReady = true
      self.backgroundColor = .black
    }
    switch work {
    case .animation(let seconds):
      UIView.animate(withDuration: seconds) {
        self.alpha = 0.99
      } completion: { _ in
        finish()
      }
    case .queue(let seconds):
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
        MainActor.assumeIsolated { finish() }
      }
    case .task(let seconds):
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(seconds))
        finish()
      }
    case nil: break
    }
  }
}

/// Takes something to another thread, where nobody else has it.
private struct Carried<Value>: @unchecked Sendable {
  let value: Value
}

@Suite struct SnapshottingWaitTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @MainActor private static func view(_ work: LateView.Work?) -> LateView {
    let view = LateView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = .white
    view.work = work
    return view
  }

  private func red(of image: UIImage?) -> UInt8? {
    image?.cgImage?.straightRGBA().first
  }

  /// Takes the snapshot where no other work blocks the main actor.
  private func image(
    of work: LateView.Work?, _ strategy: @MainActor () -> Snapshotting<UIView, UIImage>
  ) async -> UIImage? {
    let carried = await MainActor.run {
      Carried(value: (Self.view(work) as UIView, strategy()))
    }
    let image = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        carried.value.1.snapshot(carried.value.0).deliver { result in
          continuation.resume(returning: Carried(value: try? result.get()))
        }
      }
    }
    return image.value
  }

  @Test func `time passes on the clock of animations, too`() async {
    let late = await image(of: .animation(seconds: 30)) {
      .wait(for: 0.01, on: .image)
    }
    #expect(red(of: late) == 255)
    let done = await image(of: .animation(seconds: 0.01)) { .wait(for: 0.02, on: .image) }
    #expect(red(of: done) == 0)
  }

  @Test func `the main queue and tasks go on meanwhile`() async {
    for work in [LateView.Work.queue(seconds: 0.01), .task(seconds: 0.01)] {
      let image = await image(of: work) {
        .wait(until: "it is ready", on: .image) { ($0 as? LateView)?.isReady == true }
      }
      #expect(red(of: image) == 0)
    }
  }

  @Test func `the end of an animation is waited for on its own clock`() async {
    let image = await image(of: .animation(seconds: 8)) {
      .wait(until: "it is ready", deadline: 60, on: .image) {
        ($0 as? LateView)?.isReady == true
      }
    }
    #expect(red(of: image) == 0)
  }

  @MainActor @Test func `a test that blocks the main actor waits for what its view asks for`() {
    func failure(_ work: LateView.Work, deadline: TimeInterval) -> String? {
      folder.inProcess {
        verifySnapshot(
          of: Self.view(work) as UIView,
          as: .wait(until: "it is ready", deadline: deadline, on: .image) {
            ($0 as? LateView)?.isReady == true
          }, named: "a", record: .all, snapshotDirectory: folder.references, testName: "test()")
      }
    }
    for work in [
      LateView.Work.animation(seconds: 2), .queue(seconds: 2), .task(seconds: 2),
      .queue(seconds: 0), .task(seconds: 0),
    ] {
      // The first one is the reference of the others.
      #expect(failure(work, deadline: 5)?.contains("Check it, then commit it.") != false)
    }
    let late = failure(.queue(seconds: 2), deadline: 1.9)
    #expect(late?.hasPrefix("Timed out after 1.9 s waiting for “it is ready”.") == true)
  }

  @MainActor @Test func `a test that blocks the main actor waits for others in vain`() {
    nonisolated(unsafe) var isReady = false
    DispatchQueue.main.async { isReady = true }
    let failure = folder.inProcess {
      verifySnapshot(
        of: Self.view(nil) as UIView,
        as: .wait(until: "it is ready", deadline: 0.05, on: .image) { _ in isReady },
        named: "a", snapshotDirectory: folder.references, testName: "test()")
    }
    #expect(failure?.hasPrefix("Timed out after 50 ms waiting for “it is ready”.") == true)
  }

  @Test func `a wait in vain names what it has waited for`() async {
    nonisolated(unsafe) let folder = folder
    let carried = await MainActor.run {
      Carried(
        value: (
          Self.view(nil) as UIView,
          Snapshotting<UIView, UIImage>.wait(
            until: "the avatar is there", deadline: 0.03, on: .image
          ) { _ in false }
        ))
    }
    let failure = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          returning: folder.inProcess {
            verifySnapshot(
              of: carried.value.0, as: carried.value.1, named: "a",
              snapshotDirectory: folder.references, timeout: 600, testName: "test()")
          })
      }
    }
    #expect(failure == "Timed out after 30 ms waiting for “the avatar is there”.")
    #expect(folder.files(in: folder.references) == [])
  }

  @Test func `waits in waits come one after the other`() async {
    let image = await image(of: .queue(seconds: 0.01)) {
      .wait(
        until: "it is ready",
        on: .wait(for: 0.01, on: .image(size: CGSize(width: 2, height: 2)))
      ) { ($0 as? LateView)?.isReady == true }
    }
    #expect(red(of: image) == 0)
    let text = Snapshotting<Int, String>.wait(
      for: 0.001, on: SimplySnapshotting.lines.pullback { "\($0)" })
    let result: String = await withCheckedContinuation { continuation in
      let text = Carried(value: text)
      DispatchQueue.global().async {
        text.value.snapshot(7).deliver { result in
          continuation.resume(returning: (try? result.get()) ?? "failed")
        }
      }
    }
    #expect(result == "7")
  }
}
