import Foundation
import Snapshot
import SnapshotCore
import SwiftUI
import Synchronization
import Testing
import XCTest

/// Tests in the language mode of Swift 6 that are not on the main actor: they make their views with
/// `await`, and name strategies as swift-snapshot-testing lets them.
private enum Shown {
  @MainActor static func view() -> UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "Card"
    label.backgroundColor = .systemTeal
    return label
  }

  @MainActor static func controller() -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemTeal
    return controller
  }

  struct Card: View {
    var body: some View { Text("Card").background(Color.yellow) }
  }
}

/// One assertion, made twice: it records its reference, then matches it.
private struct StrictRun: CustomStringConvertible {
  private(set) var failures: [String] = []
  /// How often each was warned that it runs outside of the main actor.
  private(set) var noteCounts: [Int] = []

  var hasRun: Bool {
    failures.count == 1 && failures[0].contains("It was written") && noteCounts == [1, 1]
  }

  var description: String { "\(failures), notes \(noteCounts)" }

  init<Value, Format>(of value: Value, as strategy: Snapshotting<Value, Format>) {
    let path = NSTemporaryDirectory() + "snapshot-strict-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    for mode in ["all", "never"] {
      let notes = Notes()
      var surroundings = Surroundings(
        environment: SnapshotEnvironment([
          "SNAPSHOT_ARTIFACTS": path + "/artifacts", "SNAPSHOT_RECORD": mode,
        ]))
      surroundings.attachesFiles = false
      surroundings.onWarning = { notes.add($0) }
      Surroundings.$current.withValue(surroundings) {
        let failure = verifySnapshot(
          of: value, as: strategy, named: "a", snapshotDirectory: path + "/References",
          testName: "t()")
        if let failure { failures.append(failure) }
      }
      noteCounts.append(notes.count)
    }
  }

  private final class Notes: Sendable {
    private let known = Mutex(0)

    var count: Int { known.withLock(\.self) }

    func add(_ line: String) {
      if line.contains("uses views outside of the main actor") { known.withLock { $0 += 1 } }
    }
  }
}

/// One at a time: each blocks one of the few threads that all tests share.
@Suite(.serialized) struct OffMainActorTests {
  @Test func `a view is drawn`() async {
    let view = await Shown.view()
    let run = StrictRun(of: view, as: .image)
    #expect(run.hasRun, "\(run)")
  }

  @Test func `a view is drawn in another size and appearance`() async {
    let view = await Shown.view()
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let run = StrictRun(of: view, as: .image(size: CGSize(width: 60, height: 30), traits: dark))
    #expect(run.hasRun, "\(run)")
  }

  @Test func `a controller is drawn on a device`() async {
    let controller = await Shown.controller()
    let run = StrictRun(of: controller, as: .image(on: .iPhoneSe))
    #expect(run.hasRun, "\(run)")
  }

  @Test func `a view of SwiftUI's is drawn`() async {
    let card = Shown.Card()
    let run = StrictRun(of: card, as: .image(layout: .fixed(width: 60, height: 30)))
    #expect(run.hasRun, "\(run)")
  }

  @Test func `a view is described`() async {
    let view = await Shown.view()
    let run = StrictRun(of: view, as: .recursiveDescription)
    #expect(run.hasRun, "\(run)")
  }

  @Test func `a controller is described`() async {
    let controller = await Shown.controller()
    let run = StrictRun(of: controller, as: .recursiveDescription(on: .iPhoneSe))
    #expect(run.hasRun, "\(run)")
  }

  @Test func `a wait ends`() async {
    let view = await Shown.view()
    let run = StrictRun(of: view, as: .wait(for: 0.1, on: .image))
    #expect(run.hasRun, "\(run)")
  }

  @Test func `what VoiceOver speaks is listed`() async {
    let view = await Shown.view()
    let run = StrictRun(of: view, as: .accessibility)
    #expect(run.hasRun, "\(run)")
  }

  @Test func `a motion is drawn`() async {
    let view = await Shown.view()
    let run = StrictRun(of: view, as: .animation(at: [0, 0.1]) { $0.alpha = 0.5 })
    #expect(run.hasRun, "\(run)")
  }
}

/// `async` methods of XCTest, which run off the main actor unless they say otherwise.
final class OffMainActorMethodTests: XCTestCase {
  func testView() async {
    let view = await Shown.view()
    let run = StrictRun(of: view, as: .image)
    XCTAssertTrue(run.hasRun, "\(run)")
  }

  func testViewOfASize() async {
    let view = await Shown.view()
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let run = StrictRun(of: view, as: .image(size: CGSize(width: 60, height: 30), traits: dark))
    XCTAssertTrue(run.hasRun, "\(run)")
  }

  func testController() async {
    let controller = await Shown.controller()
    let run = StrictRun(of: controller, as: .image(on: .iPhoneSe))
    XCTAssertTrue(run.hasRun, "\(run)")
  }

  func testSwiftUI() async {
    let card = Shown.Card()
    let run = StrictRun(of: card, as: .image(layout: .fixed(width: 60, height: 30)))
    XCTAssertTrue(run.hasRun, "\(run)")
  }

  func testDescription() async {
    let view = await Shown.view()
    let run = StrictRun(of: view, as: .recursiveDescription)
    XCTAssertTrue(run.hasRun, "\(run)")
  }

  func testControllerDescription() async {
    let controller = await Shown.controller()
    let run = StrictRun(of: controller, as: .recursiveDescription(on: .iPhoneSe))
    XCTAssertTrue(run.hasRun, "\(run)")
  }

  func testWait() async {
    let view = await Shown.view()
    let run = StrictRun(of: view, as: .wait(for: 0.1, on: .image))
    XCTAssertTrue(run.hasRun, "\(run)")
  }

  func testAccessibility() async {
    let view = await Shown.view()
    let run = StrictRun(of: view, as: .accessibility)
    XCTAssertTrue(run.hasRun, "\(run)")
  }

  func testMotion() async {
    let view = await Shown.view()
    let run = StrictRun(of: view, as: .animation(at: [0, 0.1]) { $0.alpha = 0.5 })
    XCTAssertTrue(run.hasRun, "\(run)")
  }
}
