import Foundation
import Snapshot
import Testing
import UIKit

/// Keeps what it is told to keep.
final class Keeper: UIViewController {
  var action: (() -> Void)?
  var partner: AnyObject?
  var list: [String: AnyObject] = [:]
  weak var loose: AnyObject?
  unowned(unsafe) var looser: AnyObject?
  var timer: Timer?
  var onLoad: ((Keeper) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onLoad?(self)
    onLoad = nil
  }
}

final class Partner: @unchecked Sendable {
  var owner: AnyObject?
  weak var friend: AnyObject?
}

/// Finds controllers and views that outlive their snapshot.
@MainActor protocol LeakFinding {}

extension LeakFinding {
  func keeper(_ onLoad: @escaping (Keeper) -> Void) -> Keeper {
    let keeper = Keeper()
    keeper.onLoad = onLoad
    return keeper
  }

  /// What is found with a controller that nobody else has, which is broken up afterwards.
  func leak(_ onLoad: @escaping (Keeper) -> Void) throws -> String? {
    weak var kept: Keeper?
    let found = try Findings(
      controller: keeper { controller in
        kept = controller
        onLoad(controller)
      })
    kept?.action = nil
    kept?.partner = nil
    kept?.list = [:]
    #expect(found.warnings == [])
    #expect(kept == nil)
    return found.failure
  }
}
