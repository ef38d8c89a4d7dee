import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

/// What views ask of the main thread for later comes by the clock of animations, in strips and
/// waits, also where the test blocks the main actor.
@MainActor @Suite struct VirtualTimeTests: BarAnimating {
  let folder: TemporaryFolder
  private let traits = UITraitCollection(displayScale: 1)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func widths(_ steps: [ChainedBar.Step], at times: [Double]) -> [Int] {
    let strip = take(ChainedBar(steps) as UIView, .animation(at: times, traits: traits))
    return strip?.frames.map(width) ?? []
  }

  @Test func `work of the main queue without a time comes before the first frame`() {
    #expect(widths([.async, .jump], at: [0, 0.1]) == [10, 10])
    #expect(widths([.async, .grow(1)], at: [0, 0.5, 1]) == [0, 5, 10])
  }

  @Test func `a block, a timer, a task come by the frame of their time, and not before`() {
    for step in [ChainedBar.Step.after(0.5), .timer(0.5), .sleep(0.5)] {
      #expect(
        widths([step, .grow(0.5)], at: [0, 0.49, 0.5, 0.75, 1, 2]) == [0, 0, 0, 5, 10, 10])
      #expect(widths([step, .jump], at: [0.4, 0.49, 0.5]) == [0, 0, 10])
    }
  }

  @Test func `chains go on: animation, completion, delay, animation`() {
    #expect(
      widths([.grow(0.5), .after(0.5), .grow(0.5)], at: [0.25, 0.5, 1, 1.25, 1.5])
        == [5, 10, 10, 15, 20])
    #expect(
      widths(
        [.after(0.1), .sleep(0.2), .timer(0.3), .async, .grow(0.2), .jump],
        at: [0.59, 0.6, 0.7, 0.78, 0.8]) == [0, 0, 5, 9, 20])
  }

  @Test func `what another queue hands back is in the first frame`() {
    #expect(widths([.background, .jump], at: [0]) == [10])
    #expect(widths([.after(0.5), .background, .jump], at: [0.4, 0.5]) == [0, 10])
  }

  @Test func `strips are the same every time`() throws {
    let steps: [ChainedBar.Step] = [
      .sleep(0.123), .background, .grow(0.377), .timer(0.1), .async, .grow(0.9),
    ]
    func strip() -> [[UInt8]?] {
      take(ChainedBar(steps) as UIView, .animation(duration: 2, traits: traits))?.frames.map {
        $0.cgImage?.straightRGBA()
      } ?? []
    }
    let first = strip()
    #expect(first.count == 21 && Set(first.map { $0 ?? [] }).count > 10)
    for _ in 1...5 { #expect(strip() == first) }
  }

  @Test func `what the closure of a strip asks for comes after it`() throws {
    let strip = try #require(
      take(
        bar(startsItself: false),
        .animation(at: [0, 0.25, 0.5, 0.75], traits: traits) { view in
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
            MainActor.assumeIsolated { (view as? GrowingBar)?.grow() }
          }
        }))
    #expect(strip.frames.map(width) == [0, 0, 10, 20])
  }

  @Test func `a controller's view may ask when it is loaded`() throws {
    final class Late: UIViewController {
      let bar = ChainedBar([])
      override func loadView() { view = bar }
      override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
          MainActor.assumeIsolated { self.bar.bar.frame.size.width = 30 }
        }
      }
    }
    let strip = try #require(
      take(Late() as UIViewController, .animation(at: [0.49, 0.5], traits: traits)))
    #expect(strip.frames.map(width) == [0, 30])
  }

  @Test func `a picture without a time does not have what comes later`() throws {
    var image: UIImage?
    Snapshotting.image(traits: traits).snapshot(ChainedBar([.async, .jump]) as UIView).run {
      image = $0
    }
    #expect(width(try #require(image)) == 0)
  }

  @Test func `a wait lets the main queue's work come where the test blocks the main actor`() throws
  {
    func width(_ steps: [ChainedBar.Step], seconds: Double) throws -> Int {
      var image: UIImage?
      Snapshotting<UIView, UIImage>.wait(for: seconds, on: .image(traits: traits))
        .snapshot(ChainedBar(steps)).run { image = $0 }
      return self.width(try #require(image))
    }
    let chain: [ChainedBar.Step] = [.grow(0.3), .after(0.3), .grow(0.3)]
    #expect(try width(chain, seconds: 1) == 20)
    // A picture shows where animations go.
    #expect(try width(chain, seconds: 0.5) == 10)
    #expect(try width([.sleep(5), .timer(5), .background, .jump], seconds: 10) == 10)
    #expect(try width([.sleep(5), .timer(5), .background, .jump], seconds: 9.9) == 0)
  }

  @Test func `work that is left over comes by the wall clock`() async throws {
    let view = ChainedBar([.after(0.51), .jump])
    #expect(take(view as UIView, .animation(at: [0.5], traits: traits)) != nil)
    #expect(view.bar.bounds.width == 0)
    while view.bar.bounds.width == 0 { try await Task.sleep(for: .milliseconds(2)) }
    #expect(view.bar.bounds.width == 10)
  }

  @Test func `work that was asked for before is not on the strip's time`() async throws {
    let view = ChainedBar([])
    let done = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
        MainActor.assumeIsolated { view.bar.frame.size.width = 20 }
        done.resume(returning: true)
      }
      let strip = take(view as UIView, .animation(at: [0, 5], traits: traits))
      #expect(strip?.frames.map(width) == [0, 0])
    }
    #expect(done && view.bar.bounds.width == 20)
  }
}

/// The same off the main actor.
@Suite struct VirtualTimeElsewhereTests {
  private struct Carried<Value>: @unchecked Sendable {
    let value: Value
  }

  @Test func `a wait elsewhere lets chains go on, too`() async throws {
    let carried = await MainActor.run {
      Carried(
        value: (
          ChainedBar([.grow(5), .after(5), .sleep(5), .grow(5), .jump]) as UIView,
          Snapshotting<UIView, UIImage>.wait(
            until: "it is 30 points wide", deadline: 60, on: .image
          ) { ($0 as? ChainedBar)?.bar.bounds.width == 30 }
        ))
    }
    let isThere = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      DispatchQueue.global().async {
        carried.value.1.snapshot(carried.value.0).deliver { result in
          done.resume(returning: (try? result.get()) != nil)
        }
      }
    }
    #expect(isThere)
  }
}
