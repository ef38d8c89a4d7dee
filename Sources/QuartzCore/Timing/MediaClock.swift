/// The time that animations and display links run on. It stands still until somebody advances it.
///
/// The main actor has one clock, which the harness takes back to 0 after each picture; every
/// other thread has its own, so that what a test does there disturbs nobody. While no harness has a
/// session, the main actor's clock goes on by the wall clock wherever its run loop turns: a test
/// waits for the end of an animation as it does on a device.
package final class MediaClock: @unchecked Sendable {
  /// The frames per second at which display links fire.
  package static let framesPerSecond = 60

  /// Seconds since the clock was made or reset.
  package private(set) var time = 0.0
  /// Layers with animations, in the order in which they got their first one.
  private var animated: [WeakLayer] = []
  /// Others that wait for the end of a session.
  private var aside: [WeakLayer] = []
  private var links: [CADisplayLink] = []
  private var jobs: [Job] = []
  private var jobCount = 0
  private var animationCount = 0

  fileprivate struct WeakLayer {
    weak var layer: CALayer?
  }

  fileprivate struct Job {
    let time: Double
    let number: Int
    let work: () -> Void
  }

  /// The sessions that are open.
  fileprivate var sessionCount = 0
  /// Lets the main actor's clock go on by the wall clock.
  private lazy var wallTime = WallTime(self)

  package init() {}

  // MARK: The current clock

  private static let main = MediaClock()
  @TaskLocal private static var own: MediaClock?

  /// The clock of the code that runs.
  package static var current: MediaClock {
    if let own { return own }
    if isMainActor { return main }
    let key = "QuartzCore.MediaClock"
    if let clock = Thread.current.threadDictionary[key] as? MediaClock { return clock }
    let clock = MediaClock()
    Thread.current.threadDictionary[key] = clock
    return clock
  }

  /// Runs `body` with a new clock of its own.
  package static func withOwn<Result, Failure: Error>(
    _ body: (MediaClock) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let clock = MediaClock()
    var result: Swift.Result<Result, Failure>?
    $own.withValue(clock) {
      do throws(Failure) { result = .success(try body(clock)) } catch { result = .failure(error) }
    }
    guard let result else { preconditionFailure("withValue runs its body") }
    return try result.get()
  }

  /// The main actor need not be on the main thread: another may run the main queue's work.
  package static var isMainActor: Bool { MainQueue.isCurrent }

  // MARK: What runs on it

  /// Whether a layer on this clock has an animation.
  package var hasAnimations: Bool {
    animated.removeAll { $0.layer?.animationState?.entries.isEmpty ?? true }
    return !animated.isEmpty
  }

  /// Whether anything is to happen on this clock.
  var isIdle: Bool {
    jobs.isEmpty && !hasAnimations && !links.contains { !$0.isPaused }
  }

  /// Takes note of a layer's new animation.
  ///
  /// - Returns: The animation's number.
  func track(_ layer: CALayer) -> Int {
    if !animated.contains(where: { $0.layer === layer }) {
      animated.append(WeakLayer(layer: layer))
    }
    animationCount += 1
    return animationCount
  }

  func add(_ link: CADisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
    keepGoing()
  }

  func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  /// Runs `work` when the clock is `seconds` further, after what was scheduled for that instant
  /// before; with 0, at the clock's next turn.
  package func schedule(after seconds: Double, _ work: @escaping () -> Void) {
    jobCount += 1
    jobs.append(Job(time: time + max(seconds, 0), number: jobCount, work: work))
    keepGoing()
  }

  // MARK: By the wall clock

  /// Has the main actor's clock go on as long as something is to happen on it and no session is
  /// open.
  func keepGoing() {
    guard self === Self.main, !isGoing, canGo else { return }
    isGoing = true
    wallTime.begin()
  }

  private var isGoing = false

  private var canGo: Bool { sessionCount == 0 && !isIdle }

  /// The end of a turn of the run loop, or a frame of the display.
  ///
  /// - Returns: Whether there is to be another one.
  func go(on seconds: Double) -> Bool {
    if sessionCount == 0 { advance(to: time + seconds) }
    isGoing = canGo
    // Where nothing moves it is as early as at first: rounding depends on the time.
    if sessionCount == 0, isIdle {
      time = 0
      for link in links { link.rewind() }
    }
    return isGoing
  }

  // MARK: Advancing

  /// Rounds of work that make more work for the same instant; what is left then waits for the
  /// next frame. Otherwise a completion handler that starts the next animation, of no duration,
  /// would go on for ever.
  package static let maximumRoundCount = 64

  /// Does what is due now, as the end of a turn of the run loop does.
  package func turn() {
    CATransaction.flush()
    for _ in 0..<Self.maximumRoundCount {
      guard runDueWork() else { return }
      CATransaction.flush()
    }
    let next = nextFrame
    let late = jobs.filter { $0.time <= time }
    jobs.removeAll { $0.time <= time }
    for job in late { jobs.append(Job(time: next, number: job.number, work: job.work)) }
  }

  /// Lets time pass until `end`: animations begin and end at their exact times, display links
  /// fire at multiples of 1/60 s.
  ///
  /// - Parameters:
  ///   - work: What the main thread was asked for on this clock. At an instant it comes before
  ///     links and animations, each piece with a turn of its own: on a device the time of work
  ///     begins where it is asked for, that of animations at the end of that turn.
  ///   - settle: Called after each turn in which something happened, to lay out.
  package func advance(to end: Double, work: MainWork? = nil, settle: () -> Void = {}) {
    turn()
    settle()
    guard end.isFinite else { return }
    while let next = nextEvent(with: work), next <= end {
      time = max(time, next)
      work?.time = time
      for _ in 0..<Self.maximumRoundCount {
        guard work?.runNext() ?? false else { break }
        turn()
        settle()
      }
      if work?.nextTime ?? .infinity <= time { work?.postponeDue(until: nextFrame) }
      fireLinks()
      turn()
      settle()
    }
    time = max(time, end)
    work?.time = time
  }

  private func nextEvent(with work: MainWork?) -> Double? {
    let times = [nextEvent(), work?.nextTime].compactMap { $0 }
    return times.min()
  }

  /// The time of the next frame.
  package var nextFrame: Double {
    Double(frameIndex(after: time)) / Double(Self.framesPerSecond)
  }

  // MARK: Sessions

  /// What a harness puts back when it is done.
  package struct Session {
    fileprivate let time: Double
    fileprivate let links: [CADisplayLink]
    fileprivate let jobCount: Int
    fileprivate let animationCount: Int
    /// What ran by the wall clock before.
    fileprivate let wallPause: Pause?
    fileprivate let mark: SessionMark
  }

  /// Counts a session as long as it has an owner.
  fileprivate final class SessionMark {
    private weak var clock: MediaClock?
    /// Layers whose animations began by the wall clock.
    var adopted: [WeakLayer] = []

    init(_ clock: MediaClock) {
      self.clock = clock
      clock.sessionCount += 1
    }

    func end() {
      clock?.sessionCount -= 1
      clock = nil
    }

    deinit { end() }
  }

  /// Starts a stretch of time that `end(_:)` takes back.
  ///
  /// It begins at time 0, or inside of another session at that one's time: rounding depends on the
  /// time. What has run by the wall clock so far stands still meanwhile; see `adopt(_:)`.
  package func beginSession() -> Session {
    let wallPause = sessionCount == 0 && time != 0 ? pause() : nil
    return Session(
      time: time, links: links, jobCount: jobCount, animationCount: animationCount,
      wallPause: wallPause, mark: SessionMark(self))
  }

  /// Has the animations of a tree go on in a session that began by the wall clock before it: they
  /// are as far as they were.
  package func adopt(_ root: CALayer, in session: Session) {
    guard let pause = session.wallPause else { return }
    for entry in pause.animated {
      guard let layer = entry.layer, layer.isPart(of: root) else { continue }
      layer.moveAnimations(by: -pause.time)
      session.mark.adopted.append(entry)
      animated.append(entry)
    }
  }

  /// Whether animations began in a session, or display links.
  package func hasMoved(in session: Session) -> Bool {
    animationCount > session.animationCount
      || links.contains { link in
        !session.links.contains { $0 === link }
      }
  }

  /// Takes the time back to where the session began, and forgets animations, display links and
  /// pending work that came up in it. Their completion handlers are released without being called.
  package func end(_ session: Session) {
    time = session.time
    links = session.links.filter { link in links.contains { $0 === link } }
    for link in links { link.rewind() }
    for entry in animated {
      entry.layer?.animationState?.entries.removeAll { $0.number > session.animationCount }
    }
    jobs.removeAll { $0.number > session.jobCount }
    if let wallPause = session.wallPause {
      for entry in session.mark.adopted { entry.layer?.moveAnimations(by: wallPause.time) }
      resume(wallPause)
    }
    session.mark.end()
    if sessionCount == 0 { takeBackAside() }
    keepGoing()
  }

  private func setAside(_ isOthers: (CALayer) -> Bool) {
    let others = animated.filter { $0.layer.map(isOthers) ?? false }
    aside += others
    animated.removeAll { entry in others.contains { $0.layer === entry.layer } }
  }

  /// What was set aside began at time 0.
  private func takeBackAside() {
    for entry in aside where !animated.contains(where: { $0.layer === entry.layer }) {
      entry.layer?.moveAnimations(by: time)
      animated.append(entry)
    }
    aside = []
  }

  /// What runs on the clock, while it is taken off.
  package struct Pause {
    fileprivate let time: Double
    fileprivate let animated: [WeakLayer]
    fileprivate let links: [CADisplayLink]
    fileprivate let jobs: [Job]
  }

  /// Takes off what runs on the clock: a harness lets others have the main actor for a while, and
  /// their sessions are to leave it alone.
  ///
  /// They find time 0, as when nobody waits, since rounding depends on the time: also for what they
  /// animate before they begin a session.
  package func pause() -> Pause {
    let pause = Pause(time: time, animated: animated, links: links, jobs: jobs)
    (animated, links, jobs) = ([], [], [])
    time = 0
    return pause
  }

  /// Puts back what was taken off, at its time. What came up meanwhile stays, after it, but what
  /// moves in somebody else's window waits until no session is open.
  package func resume(_ pause: Pause) {
    time = pause.time
    if sessionCount > 0 { setAside { $0.isInVisibleWindow } }
    animated =
      pause.animated
      + animated.filter { entry in
        !pause.animated.contains { $0.layer === entry.layer }
      }
    links = pause.links + links.filter { link in !pause.links.contains { $0 === link } }
    jobs = pause.jobs + jobs
  }

  private func nextEvent() -> Double? {
    var next = jobs.map(\.time).min() ?? .infinity
    if links.contains(where: { !$0.isPaused }) {
      next = min(next, Double(frameIndex(after: time)) / Double(Self.framesPerSecond))
    }
    for entry in animated {
      if let event = entry.layer?.nextAnimationEvent(from: time) { next = min(next, event) }
    }
    return next < .infinity ? next : nil
  }

  /// The frame of the display that is shown at a time.
  func frameIndex(at time: Double) -> Int {
    Int(clamping: (time * Double(Self.framesPerSecond)).rounded(.down))
  }

  private func frameIndex(after time: Double) -> Int {
    Int(clamping: (time * Double(Self.framesPerSecond) + 1e-6).rounded(.down)) + 1
  }

  private func fireLinks() {
    let frame = frameIndex(after: time) - 1
    guard abs(Double(frame) / Double(Self.framesPerSecond) - time) < 1e-9 else { return }
    for link in links { link.fire(atFrame: frame) }
  }

  /// - Returns: Whether there was any.
  private func runDueWork() -> Bool {
    var didWork = false
    animated.removeAll { $0.layer?.animationState?.entries.isEmpty ?? true }
    for entry in animated {
      if entry.layer?.runAnimationEvents(at: time) ?? false { didWork = true }
    }
    let due = jobs.filter { $0.time <= time }
    guard !due.isEmpty else { return didWork }
    jobs.removeAll { $0.time <= time }
    for job in due.sorted(by: { ($0.time, $0.number) < ($1.time, $1.number) }) { job.work() }
    return true
  }
}
