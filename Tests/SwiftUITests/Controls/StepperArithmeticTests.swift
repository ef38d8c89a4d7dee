import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct StepperArithmeticTests {
  /// The values that a stepper shows after its increment or its decrement.
  private func stepped<V: Strideable>(
    from start: V, in bounds: ClosedRange<V>, step: V.Stride, isUp: Bool
  ) throws -> V {
    var value = start
    let hosted = try Hosted(
      Stepper("Steps", value: Binding(get: { value }, set: { value = $0 }), in: bounds, step: step))
    let control = try hosted.control(UIStepper.self)
    control.value = isUp ? 1 : -1
    control.sendActions(for: .valueChanged)
    return value
  }

  @Test func `a stepper stops at a bound that its step would pass, at the type's end too`() throws {
    #expect(try stepped(from: UInt(1), in: 0...9, step: 2, isUp: false) == 0)
    #expect(try stepped(from: Int.max - 1, in: Int.min...Int.max, step: 5, isUp: true) == .max)
    #expect(try stepped(from: Int8(-120), in: -128...127, step: 100, isUp: false) == -128)
    #expect(try stepped(from: UInt8(10), in: 0...255, step: 1000, isUp: true) == 255)
    #expect(try stepped(from: 5, in: 0...9, step: -2, isUp: true) == 3)
    #expect(try stepped(from: 1, in: 0...9, step: -2, isUp: true) == 0)
    #expect(try stepped(from: 0.5, in: 0...1, step: 0.25, isUp: true) == 0.75)
  }
}
