import Snapshot
import SwiftUI
import Synchronization
import Testing
import UIKit
import XCTest

/// Assertions outside of the main actor as the mode of Swift 6 lets them be written: the test awaits
/// what the main actor makes.
private enum Elsewhere {
  /// What an assertion failed with, its warnings, and the files that it wrote.
  struct Outcome {
    let failure: String?
    let warnings: [String]
    let files: [String]

    /// Whether the reference was recorded, with the one note.
    var hasRun: Bool {
      failure?.contains("It was written") == true && !files.isEmpty && warnings.count == 1
        && warnings[0].hasPrefix("This test uses views outside of the main actor.")
    }
  }

  static func outcome(_ verify: (String) -> String?) throws -> Outcome {
    let folder = try TemporaryFolder()
    let log = Mutex<[String]>([])
    let failure = folder.inProcess(
      ["SNAPSHOT_RECORD": "all"], onWarning: { line in log.withLock { $0.append(line) } }
    ) { verify(folder.references) }
    return Outcome(
      failure: failure, warnings: log.withLock { $0 }, files: folder.files(in: folder.references))
  }

  final class Card: UIView {
    @MainActor static func make() -> Card {
      let card = Card(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      card.backgroundColor = .systemTeal
      return card
    }
  }

  final class Controller: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemTeal
    }
  }

  struct Badge: View {
    var body: some View { Circle().fill(Color.red).frame(width: 10, height: 10) }
  }

  static func view() async throws -> Outcome {
    let card = await Card.make()
    return try outcome {
      verifySnapshot(of: card, as: .image, named: "a", snapshotDirectory: $0, testName: "t()")
    }
  }

  static func controller() async throws -> Outcome {
    let controller = await Controller()
    return try outcome {
      verifySnapshot(
        of: controller, as: .image(on: .iPhone13), named: "a", snapshotDirectory: $0,
        testName: "t()")
    }
  }

  static func swiftUI() async throws -> Outcome {
    let badge = await Badge()
    return try outcome {
      verifySnapshot(
        of: badge, as: .image(layout: .fixed(width: 20, height: 20)), named: "a",
        snapshotDirectory: $0, testName: "t()")
    }
  }

  static func text() async throws -> Outcome {
    let card = await Card.make()
    return try outcome {
      verifySnapshot(
        of: card, as: .recursiveDescription, named: "a", snapshotDirectory: $0, testName: "t()")
    }
  }

  static func motion() async throws -> Outcome {
    let card = await Card.make()
    return try outcome {
      verifySnapshot(
        of: card,
        as: .animation(at: [0, 0.1]) { view in
          UIView.animate(withDuration: 0.2) { view.alpha = 0.2 }
        }, named: "a", snapshotDirectory: $0, testName: "t()")
    }
  }

  static func waiting() async throws -> Outcome {
    let card = await Card.make()
    return try outcome {
      verifySnapshot(
        of: card, as: .wait(for: 0.02, on: .image), named: "a", snapshotDirectory: $0,
        testName: "t()")
    }
  }
}

/// One at a time: each blocks one of the few threads that all tests share until the main actor has
/// come to it.
@Suite(.serialized) struct ElsewhereTests {
  @Test func `a view that an async function awaits is drawn, with one note`() async throws {
    let outcome = try await Elsewhere.view()
    #expect(outcome.hasRun, "\(outcome)")
  }

  @Test func `so is a controller`() async throws {
    let outcome = try await Elsewhere.controller()
    #expect(outcome.hasRun, "\(outcome)")
  }

  @Test func `so is a view of SwiftUI's`() async throws {
    let outcome = try await Elsewhere.swiftUI()
    #expect(outcome.hasRun, "\(outcome)")
  }

  @Test func `so is a view's description`() async throws {
    let outcome = try await Elsewhere.text()
    #expect(outcome.hasRun, "\(outcome)")
  }

  @Test func `so is a strip`() async throws {
    let outcome = try await Elsewhere.motion()
    #expect(outcome.hasRun, "\(outcome)")
  }

  @Test func `so is a view that is waited for`() async throws {
    let outcome = try await Elsewhere.waiting()
    #expect(outcome.hasRun, "\(outcome)")
  }
}

/// The same in methods of XCTest.
final class ElsewhereMethodTests: XCTestCase {
  private func expect(_ outcome: Elsewhere.Outcome, line: UInt = #line) {
    XCTAssertTrue(outcome.hasRun, "\(outcome)", line: line)
  }

  func testView() async throws { expect(try await Elsewhere.view()) }

  func testController() async throws { expect(try await Elsewhere.controller()) }

  func testSwiftUI() async throws { expect(try await Elsewhere.swiftUI()) }

  func testText() async throws { expect(try await Elsewhere.text()) }

  func testMotion() async throws { expect(try await Elsewhere.motion()) }

  func testWaiting() async throws { expect(try await Elsewhere.waiting()) }
}
