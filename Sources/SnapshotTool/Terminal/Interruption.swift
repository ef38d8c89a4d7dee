import Foundation
import Synchronization

/// Whether Control-C was pressed, or the process was asked to end.
///
/// The signals are caught by a handler, not ignored: what is ignored stays ignored in children.
package enum Interruption {
  private static let count = Atomic<Int>(0)

  package static func watch() {
    // Made before a handler can need it.
    _ = count.load(ordering: .relaxed)
    var numbers = sigset_t()
    // SAFETY: All three functions fill or read a set of signals that is this function's, while they
    // run. It is emptied before it is read.
    unsafe sigemptyset(&numbers)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { _ in Interruption.note() }
      unsafe sigaddset(&numbers, number)
    }
    // Whoever started this process may have blocked them, for its children too.
    unsafe pthread_sigmask(SIG_UNBLOCK, &numbers, nil)
    signal(SIGPIPE, SIG_IGN)
  }

  /// The number of signals so far.
  package static var signals: Int { count.load(ordering: .relaxed) }

  private static func note() { count.add(1, ordering: .relaxed) }
}
