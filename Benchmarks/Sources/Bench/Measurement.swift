import Foundation

/// Times of one case, in milliseconds.
struct Measurement {
  enum Clock {
    /// Processor time of this process and of those that it starts.
    case processor
    /// Time that passes, which several threads share.
    case wall
  }

  let scene: String
  let scale: Double
  let count: Int
  let median: Double
  let least: Double

  /// Runs `body` so many times.
  init(scene: String, scale: Double, rounds: Int, _ body: () -> Void) {
    self.init(
      scene: scene, scale: scale,
      times: (0..<max(rounds, 1)).map { _ in Self.time(.processor, body) })
  }

  /// Runs `body` at least five times, and up to 5,000 while `seconds` last.
  init(
    scene: String, scale: Double, seconds: Double, clock: Clock = .processor, _ body: () -> Void
  ) {
    var times: [Double] = []
    var total = 0.0
    while times.count < 5000, times.count < 5 || total < seconds * 1000 {
      times.append(Self.time(clock, body))
      total += times[times.count - 1]
    }
    self.init(scene: scene, scale: scale, times: times)
  }

  private init(scene: String, scale: Double, times: [Double]) {
    let sorted = times.sorted()
    self.scene = scene
    self.scale = scale
    count = sorted.count
    median = sorted[sorted.count / 2]
    least = sorted[0]
  }

  /// One line for the programs that put several renderers side by side.
  var json: String {
    let number = { (value: Double) in String(format: "%.4f", value) }
    return """
      {"peer": "snapshot", "scene": "\(scene)", "scale": \(String(format: "%g", scale)), \
      "n": \(count), "median_ms": \(number(median)), "min_ms": \(number(least))}
      """
  }

  var text: String {
    "\(scene)@\(String(format: "%g", scale))".padding(
      toLength: 20, withPad: " ", startingAt: 0)
      + String(format: "%10.3f ms  (least %.3f, n %ld)", median, least, count)
  }

  private static func time(_ clock: Clock, _ body: () -> Void) -> Double {
    let start = now(clock)
    body()
    return now(clock) - start
  }

  private static func now(_ clock: Clock) -> Double {
    var time = timespec()
    if clock == .wall {
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    // Processes that it has started and that have ended count, too.
    var children = rusage()
    getrusage(Int32(RUSAGE_CHILDREN.rawValue), &children)
    let seconds = time.tv_sec + children.ru_utime.tv_sec + children.ru_stime.tv_sec
    let microseconds = children.ru_utime.tv_usec + children.ru_stime.tv_usec
    return Double(seconds) * 1e3 + Double(microseconds) * 1e-3 + Double(time.tv_nsec) * 1e-6
  }
}
