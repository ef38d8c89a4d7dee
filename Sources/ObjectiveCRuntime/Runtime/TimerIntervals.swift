// A timer of Foundation's on Linux that is made without a date fires at once, and after its
// interval only if it repeats. On iOS it fires first after its interval. `CProcessDefaults` leads
// calls of its initialiser here; `MainWork.works` tries that.
import Foundation

#if os(Linux)

  extension Timer {
    /// `Timer(timeInterval:repeats:block:)`. Differs: a subclass has to name the date itself.
    @_silgen_name("CProcessDefaultsMakeTimer")
    package static func interposedInit(
      _ interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
      // As on iOS, no interval is shorter.
      let seconds = max(interval, 0.0001)
      return Timer(
        fire: Date(timeIntervalSinceNow: seconds), interval: seconds, repeats: repeats, block: block
      )
    }
  }

#endif
