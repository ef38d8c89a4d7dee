import Foundation
import Snapshot
import Testing
import UIKit

@MainActor @Suite struct RetainPathTests: LeakFinding {
  @Test func `a cycle through stored properties is written out`() throws {
    let failure = try #require(
      try leak { controller in
        let partner = Partner()
        partner.owner = controller
        controller.partner = partner
      })
    #expect(
      failure.contains(
        "Keeper was not released after its snapshot: Keeper.partner → Partner.owner → Keeper is a "
          + "cycle of strong references. Make one of them weak."))
  }

  @Test func `a cycle goes through collections and the view hierarchy`() throws {
    final class Holder: UIView {
      var controllers: [UIViewController] = []
    }
    weak var kept: Holder?
    let found = try Findings(
      controller: keeper { controller in
        let holder = Holder()
        holder.controllers = [controller]
        controller.view.addSubview(holder)
        kept = holder
      })
    kept?.controllers = []
    #expect(
      found.failure?.contains(
        "Keeper.view → UIView.children → Holder.controllers → Keeper is a cycle") == true)
  }

  @Test func `bytes and points beside the reference are not looked at one by one`() throws {
    final class Recording: UIView {
      // To reflect on each of them would take minutes.
      var samples = [Float](repeating: 0, count: 20_000_000)
      var places = [Int: CGPoint](uniqueKeysWithValues: (0..<100_000).map { ($0, .zero) })
      var owner: AnyObject?
    }
    weak var kept: Recording?
    let found = try Findings(
      controller: keeper { controller in
        let recording = Recording()
        recording.owner = controller
        controller.partner = recording
        kept = recording
      })
    #expect(found.failure?.contains("Keeper.partner → Recording.owner → Keeper") == true)
    kept?.owner = nil
  }

  @Test func `a view that keeps itself is a leak`() throws {
    final class Selfish: UIView {
      var me: UIView?
    }
    weak var kept: Selfish?
    func selfish() -> UIView {
      let view = Selfish()
      view.me = view
      kept = view
      return view
    }
    let found = try Findings(
      {
        let outer = UIView()
        outer.addSubview(selfish())
        return outer
      }())
    kept?.me = nil
    #expect(
      found.failure?.contains("Selfish.me → Selfish is a cycle of strong references.") == true)
  }
}
