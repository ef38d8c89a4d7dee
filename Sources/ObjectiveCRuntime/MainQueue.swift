import Foundation

/// Whether the main actor's code runs. It need not be on the main thread: another may run the main
/// queue's work, as Swift Testing has it.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool {
    // The second one asks the system.
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}
