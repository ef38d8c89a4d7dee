internal import CProcessDefaults
import Foundation
import Synchronization

/// What code asks the main thread to do later, while a harness runs it: the work waits here, and
/// the harness decides when its time has come.
///
/// It takes `DispatchQueue.main.async`, `asyncAfter` and `sync`, notices of groups for the main
/// queue, timers and blocks of the main run loop, and jobs and sleeps of Swift's tasks, from the
/// code that `run(_:)` calls and from whatever that starts: blocks on other queues and tasks. It
/// takes nothing from anybody else.
///
/// Timed work is due by `time`, which the harness sets. It comes in the order of its times, and of
/// equal ones in the order in which it was asked for. Untimed work comes as soon as the harness has
/// a turn for it, one round after the other. After each piece the harness waits for what it started
/// on other threads, so that time does not depend on how fast these are. Only blocks that run
/// beside each other on several queues hand back in the order in which they end.
///
/// `close()` hands what is left to the system.
package final class MainWork: @unchecked Sendable {
  /// Rounds of untimed work that make more of it for the same instant; what is left then waits for
  /// the next frame. Otherwise work that asks for itself again would go on for ever.
  package static let maximumRoundCount = 64
  /// Seconds by the wall clock that a piece of work on other threads may take until nobody waits
  /// for such work any more: more than a busy machine needs to come to it.
  private static let patienceSeconds = 10.0

  private struct State {
    var isOpen = true
    var isPatient = true
    var time = 0.0
    var readings = ClockReadings()
    var ready: [Piece] = []
    var timed: [TimedPiece] = []
    /// What waits for a group to be empty.
    var notices: [(group: UInt, call: CMainWorkCall)] = []
    /// What other threads wait for.
    var awaited: [AwaitedCall] = []
    var count = 0
    /// The pieces of work that other threads have.
    var backgroundCount = 0
    var firing: FiringTimer?
  }

  private let state = Mutex(State())
  /// Signalled when another thread has done its work, or waits for the main thread.
  private let changed = DispatchSemaphore(value: 0)
  /// Has the jobs of tasks that run on no actor.
  private let jobs = JobThread()

  package init() {}

  deinit { close() }

  // MARK: What the harness does

  /// The harness's time, seconds.
  package var time: Double {
    get { state.withLock { $0.time } }
    set { state.withLock { $0.time = newValue } }
  }

  /// Sets the time at which the harness begins: what was asked for before was at that time.
  package func begin(at time: Double) {
    state.withLock { state in
      let seconds = time - state.time
      guard seconds != 0 else { return }
      state.time = time
      state.readings.move(by: seconds)
      state.timed = state.timed.map {
        TimedPiece(time: $0.time + seconds, number: $0.number, piece: $0.piece)
      }
    }
  }

  /// Takes the work that `body` asks for.
  package func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = CMainWorkReceiver()
    CMainWorkSetReceiver(state.withLock { $0.isOpen } ? address : outer)
    defer { CMainWorkSetReceiver(outer) }
    return try body()
  }

  /// Does the untimed work that waits by now. What it asks for waits for the next round.
  ///
  /// - Returns: Whether there was any.
  package func runRound() -> Bool {
    waitForOthers()
    let pieces = state.withLock { state in
      Self.takeNotices(&state)
      defer { state.ready = [] }
      return state.ready
    }
    for piece in pieces { perform(piece) }
    return !pieces.isEmpty
  }

  /// The time of the next timed work; nil where none waits.
  package var nextTime: Double? {
    state.withLock { $0.timed.map(\.time).min() }.flatMap { $0 < .infinity ? $0 : nil }
  }

  /// Does the next timed work that is due.
  ///
  /// - Returns: Whether there was any.
  package func runNext() -> Bool {
    let piece = state.withLock { state -> TimedPiece? in
      let index = state.timed.indices.filter { state.timed[$0].time <= state.time }.min {
        (state.timed[$0].time, state.timed[$0].number)
          < (state.timed[$1].time, state.timed[$1].number)
      }
      return index.map { state.timed.remove(at: $0) }
    }
    guard let piece else { return false }
    if case .timer(let timer) = piece.piece {
      fire(timer, at: piece.time)
    } else {
      perform(piece.piece)
    }
    return true
  }

  /// Puts off the untimed work that waits.
  package func postponeReady(until time: Double) {
    state.withLock { state in
      for piece in state.ready { Self.add(piece, at: time, to: &state) }
      state.ready = []
    }
  }

  /// Puts off the timed work that is due.
  package func postponeDue(until time: Double) {
    state.withLock { state in
      let due = state.timed.filter { $0.time <= state.time }
      state.timed.removeAll { $0.time <= state.time }
      for piece in due.sorted(by: { ($0.time, $0.number) < ($1.time, $1.number) }) {
        Self.add(piece.piece, at: time, to: &state)
      }
    }
  }

  /// Takes no more, and hands what waits to the system: timed work with the time that it has left.
  package func close() {
    let (left, notices, awaited) = state.withLock { state in
      state.isOpen = false
      let timed = state.timed.sorted { ($0.time, $0.number) < ($1.time, $1.number) }
      let left = state.ready.map { ($0, 0) } + timed.map { ($0.piece, $0.time - state.time) }
      defer { (state.ready, state.timed, state.notices, state.awaited) = ([], [], [], []) }
      return (left, state.notices, state.awaited)
    }
    let outer = CMainWorkReceiver()
    CMainWorkSetReceiver(0)
    defer { CMainWorkSetReceiver(outer) }
    for (piece, seconds) in left { piece.handBack(after: seconds) }
    for notice in notices { CMainWorkNotify(notice.group, notice.call) }
    for call in awaited { call.end(isDone: false) }
    jobs.stop()
  }

  // MARK: Doing it

  private func perform(_ piece: Piece) {
    run {
      switch piece {
      case .call(let call, queue: _, on: .main): CMainWorkDo(call)
      case .call(let call, let queue, on: .queue):
        if CMainWorkAsync(address, queue, call) {
          CMainWorkReleaseQueue(queue)
        } else {
          piece.handBack(after: 0)
        }
      case .call(let call, queue: _, on: .noActor):
        if !takeJob(call) { piece.handBack(after: 0) }
      case .timer(let timer): timer.fire()
      }
    }
    waitForOthers()
  }

  private func fire(_ timer: Timer, at time: Double) {
    guard timer.isValid else { return }
    state.withLock { $0.firing = FiringTimer(timer: timer) }
    perform(.timer(timer))
    state.withLock { state in
      let moved = state.firing?.time
      state.firing = nil
      guard timer.isValid, state.isOpen else { return }
      let next = moved ?? ClockReadings.sum(time, Int64(clamping: timer.timeInterval))
      Self.add(.timer(timer), at: max(next, time), to: &state)
    }
  }

  /// Waits until the other threads have done what they were given here. Meanwhile it does what
  /// they wait for.
  private func waitForOthers() {
    let limit = CMainWorkNow(UInt32(CMainWorkClockUptime)) + Int64(Self.patienceSeconds * 1e9)
    while true {
      let (call, isBusy) = state.withLock { state in
        (
          state.awaited.isEmpty ? nil : state.awaited.removeFirst(),
          state.backgroundCount > 0 && state.isPatient
        )
      }
      if let call {
        run { CMainWorkDo(call.call) }
        call.end(isDone: true)
        continue
      }
      guard isBusy else { return }
      let left = limit - CMainWorkNow(UInt32(CMainWorkClockUptime))
      guard left > 0 else { return state.withLock { $0.isPatient = false } }
      let outer = CMainWorkReceiver()
      CMainWorkSetReceiver(0)
      _ = changed.wait(timeout: .now() + .nanoseconds(Int(left)))
      CMainWorkSetReceiver(outer)
    }
  }

  private static func takeNotices(_ state: inout State) {
    let due = state.notices.filter { CMainWorkTakeEmptyGroup($0.group) }
    guard !due.isEmpty else { return }
    let groups = Set(due.map(\.call.context))
    state.notices.removeAll { groups.contains($0.call.context) }
    state.ready += due.map { .call($0.call, queue: 0, on: .main) }
  }

  private static func add(_ piece: Piece, at time: Double, to state: inout State) {
    state.count += 1
    state.timed.append(TimedPiece(time: time, number: state.count, piece: piece))
  }
}

// MARK: - What code asks for

extension MainWork {
  func note(_ nanoseconds: Int64, of clock: UInt32) {
    state.withLock { $0.readings.note(nanoseconds, of: clock, at: $0.time) }
  }

  /// - Parameter when: The time on the system's clock; negative for untimed work.
  func take(_ piece: Piece, at when: Int64, on clock: UInt32) -> Bool {
    let now = CMainWorkNow(clock)
    return state.withLock { state in
      guard state.isOpen else { return false }
      let time = when < 0 ? 0 : Self.time(of: when, on: clock, now: now, state)
      if time <= state.time, piece.isOnMain {
        state.ready.append(piece)
      } else {
        Self.add(piece, at: time, to: &state)
      }
      return true
    }
  }

  private static func time(
    of when: Int64, on clock: UInt32, now: Int64, _ state: State
  ) -> Double {
    // A date is a fraction of a second since 2001: some 100 ns are lost.
    let dust: Int64 = clock == UInt32(CMainWorkClockWall) ? 1000 : 2
    if let time = state.readings.time(of: when, on: clock, dust: dust) { return time }
    guard let delay = ClockReadings.difference(when, now) else { return .infinity }
    return ClockReadings.sum(state.time, ClockReadings.wholeMilliseconds(delay))
  }

  /// Takes a job of a task that runs on no actor.
  func takeJob(_ call: CMainWorkCall) -> Bool {
    guard beginInBackground() else { return false }
    jobs.add { [self] in
      run { CMainWorkDo(call) }
      endInBackground()
    }
    return true
  }

  func takeNotice(_ call: CMainWorkCall, of group: UInt) -> Bool {
    state.withLock { state in
      guard state.isOpen else { return false }
      state.notices.append((group, call))
      return true
    }
  }

  /// Waits until the main thread has done it.
  ///
  /// - Returns: Whether it has; false where it does not take work any more.
  func takeAwaited(_ call: CMainWorkCall) -> Bool {
    guard !MainQueue.isCurrent else { return false }
    let awaited = AwaitedCall(call)
    let isTaken = state.withLock { state in
      if state.isOpen { state.awaited.append(awaited) }
      return state.isOpen
    }
    guard isTaken else { return false }
    changed.signal()
    return awaited.wait()
  }

  func take(_ timer: Timer) -> Bool {
    guard timer.isValid else { return false }
    let date = timer.fireDate
    let now = CMainWorkNow(UInt32(CMainWorkClockWall))
    return state.withLock { state in
      guard state.isOpen else { return false }
      let isKnown = state.timed.contains { $0.piece.timer === timer }
      if !isKnown { Self.add(.timer(timer), at: Self.time(of: date, now: now, state), to: &state) }
      return true
    }
  }

  func move(_ timer: Timer, to date: Date) {
    let now = CMainWorkNow(UInt32(CMainWorkClockWall))
    state.withLock { state in
      let time = Self.time(of: date, now: now, state)
      if state.firing?.timer === timer { state.firing?.time = time }
      guard let index = state.timed.firstIndex(where: { $0.piece.timer === timer }) else { return }
      state.timed.remove(at: index)
      Self.add(.timer(timer), at: time, to: &state)
    }
  }

  private static func time(of date: Date, now: Int64, _ state: State) -> Double {
    let nanoseconds = (date.timeIntervalSince1970 * 1e9).rounded()
    guard nanoseconds < 4e18 else { return .infinity }
    guard nanoseconds > -4e18 else { return state.time }
    return time(of: Int64(nanoseconds), on: UInt32(CMainWorkClockWall), now: now, state)
  }

  /// - Returns: Whether work on another thread is waited for.
  func beginInBackground() -> Bool {
    state.withLock { state in
      guard state.isOpen, state.isPatient else { return false }
      state.backgroundCount += 1
      return true
    }
  }

  func endInBackground() {
    state.withLock { $0.backgroundCount -= 1 }
    changed.signal()
  }
}
