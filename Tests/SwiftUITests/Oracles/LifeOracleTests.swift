import SwiftUI
import Testing
import UIKit

/// Orders of callbacks that OpenSwiftUIProject/OpenSwiftUI's compatibility tests hold on Apple's
/// SwiftUI.
@MainActor @Suite struct LifeOracleTests {
  final class Log {
    var text = ""
    var values: [Int] = []
    var changes: [[Int]] = []
    var turn: () -> Void = {}
  }

  private struct Turning: View {
    let log: Log
    @State private var isOther = false
    var body: some View {
      let _ = (log.turn = { isOther.toggle() })
      Color.red
        .onAppear { log.text += isOther ? "AT" : "AF" }
        .onDisappear { log.text += isOther ? "DT" : "DF" }
        .id(isOther)
    }
  }

  // AppearanceActionModifierCompatibilityTests, as far as the change of identity.
  @Test func `a view of another identity appears before the old one disappears`() throws {
    let log = Log()
    let hosted = try Hosted(Turning(log: log))
    #expect(log.text == "AF")
    log.turn()
    try hosted.settle()
    #expect(log.text == "AFATDT")
  }

  private struct Counting: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      let _ = log.values.append(value)
      Color.white
        .onAppear {
          value = 1
          value = 2
          withAnimation {
            value = 3
            value = 4
          }
        }
        .onChange(of: value) { old, new in log.changes.append([old, new]) }
    }
  }

  // StateCompatibilityTests.
  @Test func `writes of one transaction are one update`() throws {
    let log = Log()
    let hosted = try Hosted(Counting(log: log))
    try hosted.settle()
    #expect(log.values == [0, 2, 4])
    #expect(log.changes == [[0, 2], [2, 4]])
  }

  // AngleCompatibilityTests.
  @Test func `an angle's animated number is 128 times its radians`() {
    #expect(Angle(degrees: 180).animatableData == Double.pi * 128)
  }
}
