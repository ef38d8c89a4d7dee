import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct GaugeTests {
  @Test func `a gauge is filled up to its value`() throws {
    let hosted = try Hosted(
      Gauge(value: 30, in: 20...60) { Text("Speed") }.frame(width: 100))
    let widths = hosted.frames("Capsule").map(\.width)
    #expect(widths == [100, 25])
  }

  @Test func `a value beyond its range fills the gauge`() throws {
    let hosted = try Hosted(Gauge(value: 5) { Text("Load") }.frame(width: 100))
    #expect(hosted.frames("Capsule").map(\.width) == [100, 100])
  }

  @Test func `a ring has its own size`() throws {
    let hosted = try Hosted(
      Gauge(value: 0.5) { Text("Load") } currentValueLabel: { Text("50") }
        .gaugeStyle(.accessoryCircularCapacity)
        .background { Color.red })
    #expect(hosted.frames("Color").map(\.size) == [CGSize(width: 58, height: 58)])
  }
}
