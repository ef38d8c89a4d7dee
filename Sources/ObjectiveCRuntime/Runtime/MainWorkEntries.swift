// Where work gets to that code asks of the main thread while a harness runs it. `CProcessDefaults`
// calls these functions in place of the system's. Under a toolchain with other names nobody does,
// and such work comes by the wall clock; `RuntimeCheck.ofObjectiveCRuntime` tries it.
internal import CProcessDefaults
import Foundation
import Synchronization

extension MainWork {
  /// This object's number for C, which does not keep it.
  var address: UInt {
    // SAFETY: An address is made, and nothing is read.
    unsafe UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
  }

  /// - Parameter address: That of the thread's receiver, which lives as long as it is that.
  fileprivate static func at(_ address: UInt) -> MainWork? {
    // SAFETY: The address is that of an object that somebody keeps while its code runs.
    unsafe UnsafeRawPointer(bitPattern: address).map {
      unsafe Unmanaged<MainWork>.fromOpaque($0).takeUnretainedValue()
    }
  }

  fileprivate static func timer(at address: UInt) -> Timer? {
    // SAFETY: Foundation gives each of its run loop's timers its `Timer` as the context.
    unsafe UnsafeRawPointer(bitPattern: address).flatMap {
      unsafe Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() as? Timer
    }
  }
}

@_cdecl("CMainWorkTakeCall")
package func takeCall(
  _ receiver: UInt, _ place: UInt32, _ clock: UInt32, _ when: Int64, _ queue: UInt,
  _ function: UInt, _ context: UInt
) -> Bool {
  guard let work = MainWork.at(receiver), let place = MainWork.Place(rawValue: place) else {
    return false
  }
  let call = CMainWorkCall(function: function, context: context)
  return work.take(.call(call, queue: queue, on: place), at: when, on: clock)
}

@_cdecl("CMainWorkTakeJob")
package func takeJob(_ receiver: UInt, _ function: UInt, _ context: UInt) -> Bool {
  let call = CMainWorkCall(function: function, context: context)
  return MainWork.at(receiver)?.takeJob(call) ?? false
}

@_cdecl("CMainWorkTakeSync")
package func takeSync(_ receiver: UInt, _ function: UInt, _ context: UInt) -> Bool {
  let call = CMainWorkCall(function: function, context: context)
  return MainWork.at(receiver)?.takeAwaited(call) ?? false
}

@_cdecl("CMainWorkTakeNotice")
package func takeNotice(
  _ receiver: UInt, _ group: UInt, _ function: UInt, _ context: UInt
) -> Bool {
  let call = CMainWorkCall(function: function, context: context)
  return MainWork.at(receiver)?.takeNotice(call, of: group) ?? false
}

/// A timer of another thread's loop is the main actor's where that runs on the thread, as under
/// Swift Testing.
@_cdecl("CMainWorkTakeTimer")
package func takeTimer(_ receiver: UInt, _ isMainLoop: Bool, _ timer: UInt) -> Bool {
  guard isMainLoop || MainQueue.isCurrent, let timer = MainWork.timer(at: timer) else {
    return false
  }
  return MainWork.at(receiver)?.take(timer) ?? false
}

@_cdecl("CMainWorkMoveTimer")
package func moveTimer(_ receiver: UInt, _ timer: UInt, _ date: Double) {
  guard let timer = MainWork.timer(at: timer) else { return }
  MainWork.at(receiver)?.move(timer, to: Date(timeIntervalSinceReferenceDate: date))
}

@_cdecl("CMainWorkNoteReading")
package func noteReading(_ receiver: UInt, _ clock: UInt32, _ nanoseconds: Int64) {
  MainWork.at(receiver)?.note(nanoseconds, of: clock)
}

/// The work keeps its receiver until `CMainWorkEnd`.
@_cdecl("CMainWorkBegin")
package func beginInBackground(_ receiver: UInt) -> Bool {
  guard let work = MainWork.at(receiver), work.beginInBackground() else { return false }
  // SAFETY: The other function releases it, once for each time.
  _ = unsafe Unmanaged.passRetained(work)
  return true
}

@_cdecl("CMainWorkEnd")
package func endInBackground(_ receiver: UInt) {
  MainWork.at(receiver)?.endInBackground()
  // SAFETY: `CMainWorkBegin` has retained it for this call.
  unsafe UnsafeRawPointer(bitPattern: receiver).map {
    unsafe Unmanaged<MainWork>.fromOpaque($0).release()
  }
}

extension MainWork {
  /// Whether blocks, timers and sleeping tasks get here.
  static var works: Bool {
    guard CMainWorkIsInPlace() else { return false }
    let work = MainWork()
    let log = Mutex<[String]>([])
    let note: @Sendable (String) -> Void = { line in log.withLock { $0.append(line) } }
    work.run {
      DispatchQueue.main.async { note("block") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { note("late block") }
      RunLoop.main.add(
        Timer(timeInterval: 2, repeats: false) { _ in note("timer") }, forMode: .common)
      Task {
        try? await Task.sleep(for: .seconds(1))
        note("task")
      }
    }
    for time in [0.0, 1, 2, 3] {
      work.time = time
      while work.runNext() {}
      while work.runRound() {}
    }
    work.close()
    return log.withLock { $0 } == ["block", "task", "timer", "late block"]
  }
}
