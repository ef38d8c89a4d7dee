import Testing

@testable import CoreGraphics

@Suite struct CGFunctionTests {
  /// Makes a function of the app's; it has no limits where none are given.
  private func function(
    _ domainDimension: Int = 1, domain: [CGFloat]? = nil, _ rangeDimension: Int = 1,
    range: [CGFloat]? = nil, evaluate: CGFunctionEvaluateCallback?
  ) -> CGFunction? {
    var callbacks = CGFunctionCallbacks(version: 0, evaluate: evaluate, releaseInfo: nil)
    return CGFunction(
      info: nil, domainDimension: domainDimension, domain: domain,
      rangeDimension: rangeDimension, range: range, callbacks: &callbacks)
  }

  @Test func `a function gives what the app calculates from all numbers`() throws {
    let function = try #require(
      function(2, 3) { _, input, output in
        output[0] = input[0] + input[1]
        output[1] = input[0] * input[1]
        output[2] = -1
      })
    #expect(function([3, 5]) == [8, 15, -1])
  }

  @Test func `what goes in is held to the domain, and what comes out to the range`() throws {
    let function = try #require(
      function(2, domain: [0, 0.5, -1, 1], 2, range: [0, 1, 10, 20]) { _, input, output in
        output[0] = input[0]
        output[1] = 20 * input[1]
      })
    #expect(function([0.25, 0.75]) == [0.25, 15])
    #expect(function([9, -9]) == [0.5, 10])
    #expect(function([-9, 9]) == [0, 20])
  }

  @Test func `what is no number counts as 0, within the range`() throws {
    let plain = try #require(function { _, _, output in output[0] = .nan })
    #expect(plain([1]) == [0])
    let held = try #require(function(1, 1, range: [0.5, 1]) { _, _, output in output[0] = .nan })
    #expect(held([1]) == [0.5])
  }

  @Test func `the interval is the first of the domain, or from 0 to 1`() throws {
    #expect(try #require(function { _, _, _ in }).interval == 0...1)
    let function = try #require(function(2, domain: [-2, 3, 5, 8]) { _, _, _ in })
    #expect(function.interval == -2...3)
    #expect(function.domainDimension == 2)
    #expect(function.rangeDimension == 1)
  }

  @Test func `no function comes of limits the wrong way round, or of no code`() {
    #expect(function(evaluate: nil) == nil)
    #expect(function(0) { _, _, _ in } == nil)
    #expect(function(1, 0) { _, _, _ in } == nil)
    #expect(function(1, domain: [1, 0]) { _, _, _ in } == nil)
    #expect(function(1, 2, range: [0, 1, 3, 2]) { _, _, _ in } == nil)
    #expect(function(1, domain: [0, .nan]) { _, _, _ in } == nil)
    #expect(function(1, domain: [1, 1]) { _, _, _ in } != nil)
  }

  @Test func `the app gets its information with every call, and back in the end`() throws {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let info = Unmanaged.passUnretained(log).toOpaque()
    do {
      var callbacks = CGFunctionCallbacks(
        version: 0, evaluate: { given, _, _ in log.lines.append("call \(given == info)") },
        releaseInfo: { given in log.lines.append("release \(given == info)") })
      let function = try #require(
        CGFunction(
          info: info, domainDimension: 1, domain: nil, rangeDimension: 1, range: nil,
          callbacks: &callbacks))
      _ = function([0])
      _ = function([1])
      #expect(log.lines == ["call true", "call true"])
    }
    #expect(log.lines.last == "release true")
    #expect(log.lines.count == 3)
  }
}
