import Foundation
import Snapshot
import Testing
import UIKit

/// Controllers and views that outlive their snapshot.
@MainActor @Suite struct LeakReportTests: LeakFinding {
  @Test func `a controller that is released is silent`() throws {
    #expect(
      try leak { controller in
        controller.loose = controller
        controller.looser = controller
        controller.action = { [weak controller] in controller?.title = "" }
        let partner = Partner()
        partner.friend = controller
        controller.partner = partner
      } == nil)
  }

  @Test func `a closure's cycle is told as far as it can be`() throws {
    let failure = try #require(
      try leak { controller in controller.action = { controller.title = "" } })
    #expect(failure.contains("Keeper was not released after its snapshot, and no cycle was"))
    #expect(failure.contains("Capture [weak self] in stored closures"))
  }

  @Test func `a task that has yet to run is warned of, and is no failure`() async throws {
    final class Loading: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        Task { self.title = "loaded" }
      }
    }
    let found = try Findings(controller: Loading())
    #expect(found.failure == nil)
    #expect(found.warnings.count == 1)
    #expect(found.warnings.first?.contains("nothing it stores holds it: it is held by") == true)
  }

  @Test func `a control's action that holds its controller is a leak`() throws {
    weak var kept: UIButton?
    let found = try Findings(
      controller: keeper { controller in
        let button = UIButton(
          type: .system, primaryAction: UIAction(title: "Go") { _ in controller.title = "" })
        controller.view.addSubview(button)
        kept = button
      })
    kept?.removeFromSuperview()
    #expect(found.failure?.contains("Keeper was not released") == true)
  }

  @Test func `a repeating timer is named`() throws {
    // The block has the controller through a box, which lets go of it afterwards.
    let box = Partner()
    weak var kept: Keeper?
    let found = try Findings(
      controller: keeper { controller in
        box.owner = controller
        kept = controller
        controller.timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in
          _ = box
        }
      })
    kept?.timer?.invalidate()
    box.owner = nil
    let failure = try #require(found.failure)
    #expect(failure.contains("a repeating timer (every 3 s) is still scheduled"))
    #expect(failure.contains("Invalidate it in viewDidDisappear(_:)"))
  }

  @Test func `a display link that still runs is warned of, and is no failure`() throws {
    final class Moving: UIViewController {
      var link: CADisplayLink?

      override func viewDidLoad() {
        super.viewDidLoad()
        let link = CADisplayLink { [self] _ in title = "moved" }
        link.add(to: .current, forMode: .common)
        self.link = link
      }
    }
    weak var kept: Moving?
    let found = try Findings(
      controller: {
        let controller = Moving()
        kept = controller
        return controller
      }())
    kept?.link?.invalidate()
    kept?.link = nil
    #expect(found.failure == nil)
    #expect(found.warnings.contains { $0.contains("a display link still runs") })
  }

  @Test func `a child that outlives its parent is a leak`() throws {
    weak var kept: Keeper?
    let found = try Findings(
      controller: keeper { parent in
        let child = Keeper()
        kept = child
        child.partner = child
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      })
    kept?.partner = nil
    #expect(
      found.failure?.contains(
        "Keeper (at Keeper.Keeper) was not released after its snapshot: Keeper.partner → Keeper "
          + "is a cycle") == true)
  }
}
