import CoreGraphics
import Dispatch
import Synchronization

/// A snapshot that was taken and has no verdict yet.
///
/// The main actor makes, lays out and records what a picture shows; its pixels, and whether they
/// match, are another thread's affair: see `ParallelVerdicts`.
struct TakenSnapshot {
  /// Draws, compares and writes files; may be called on any thread.
  private let judge: () -> Verdict
  /// Whether `judge` runs without any of the test's own code.
  var isPicture = false
  /// Completes the run's record: of the verdict and the seconds that it took.
  var ending: (Verdict, Double) -> Verdict = { verdict, _ in verdict }

  init(judging judge: @escaping () -> Verdict) {
    self.judge = judge
  }

  init(_ verdict: Verdict) {
    judge = { verdict }
  }

  func judged() -> (verdict: Verdict, seconds: Double) {
    let clock = ContinuousClock()
    let begin = clock.now
    let verdict = judge()
    return (verdict, (clock.now - begin) / .seconds(1))
  }

  func finish(_ judged: (verdict: Verdict, seconds: Double)) -> Verdict {
    ending(judged.verdict, judged.seconds)
  }
}

/// The verdicts of assertions that one call makes: pictures are drawn and compared on all cores
/// while the caller lays out the next ones. What the test is told comes in the order of the calls.
final class ParallelVerdicts {
  private final class Entry: @unchecked Sendable {
    let assertion: Assertion
    /// The snapshot; nil once it is judged, so that its pixels are released.
    private var taken: TakenSnapshot?
    private var verdict: (Verdict, Double)?
    private let ending: (Verdict, Double) -> Verdict
    private let isJudged = DispatchSemaphore(value: 0)

    init(_ assertion: Assertion, _ taken: TakenSnapshot) {
      self.assertion = assertion
      self.taken = taken
      ending = taken.ending
    }

    func judge() {
      verdict = taken?.judged()
      taken = nil
      isJudged.signal()
    }

    func finished() -> Verdict? {
      isJudged.wait()
      return verdict.map(ending)
    }
  }

  private let threadCount: Int
  private let free: DispatchSemaphore
  private var entries: [Entry] = []

  /// - Parameter threadCount: Pictures that are drawn at a time.
  init(threadCount: Int = RasterThreads.defaultCount) {
    self.threadCount = threadCount
    // One waits while the others are drawn, so that no thread has to.
    free = DispatchSemaphore(value: threadCount + 1)
  }

  func add(_ assertion: Assertion, _ taken: TakenSnapshot) {
    let entry = Entry(assertion, taken)
    entries.append(entry)
    guard taken.isPicture, threadCount > 1 else { return entry.judge() }
    free.wait()
    DispatchQueue.global().async { [free] in
      RasterThreads.$limit.withValue(1) { entry.judge() }
      free.signal()
    }
  }

  /// Waits for all of them, and tells of each in the order in which they were added.
  func finish(_ tell: (Assertion, Verdict) -> Void) {
    for entry in entries {
      if let verdict = entry.finished() { tell(entry.assertion, verdict) }
    }
    entries = []
  }
}
