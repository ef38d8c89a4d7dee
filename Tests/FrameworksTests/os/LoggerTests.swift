import Foundation
import OSLog
import Testing
import os

@Suite struct LoggerTests {
  private final class Counter {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
  }

  @Test func `messages take what iOS's do, and evaluate none of it`() {
    let counter = Counter()
    let logger = Logger(subsystem: "com.company.app", category: "cards")
    logger.debug("\(counter.next()) \(counter.next(), privacy: .public)")
    logger.error("\(counter.next(), format: .hex(minDigits: 4)) \(Double(counter.next()))")
    logger.log(level: .fault, "\(CocoaError(.fileNoSuchFile)) \(Counter.self)")
    os_log("%d of %{public}@", log: .default, type: .info, 3, "cards")
    os_log(.debug, "plain")
    os_log("\(counter.next())")
    #expect(counter.count == 0)
  }

  @Test func `a signposter runs what it measures`() {
    let signposter = OSSignposter(logger: Logger())
    let state = signposter.beginInterval("draw", id: signposter.makeSignpostID(), "\(1)")
    signposter.endInterval("draw", state)
    #expect(signposter.withIntervalSignpost("draw") { 7 } == 7)
    os_signpost(.begin, log: OSLog(subsystem: "a", category: .pointsOfInterest), name: "draw")
    #expect(!OSLog.default.isEnabled(type: .debug))
  }
}
