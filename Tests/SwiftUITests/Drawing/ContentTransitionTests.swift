import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ContentTransitionTests {
  private struct Word: View {
    let text: String
    let transition: ContentTransition
    var body: some View {
      Text(verbatim: text).font(.system(size: 40)).foregroundStyle(.black)
        .contentTransition(transition)
        .animation(.linear(duration: 1), value: text)
    }
  }

  /// The alphas of the old and the new text's squares after half of the way.
  private func alphas(_ transition: ContentTransition, at time: TimeInterval) throws -> [Int] {
    let hosted = try Hosted(
      Word(text: "M", transition: transition), width: 60, height: 60, isMoving: true)
    let full = try ink(hosted)
    hosted.controller.rootView = Word(text: ".", transition: transition)
    try hosted.advance(to: time)
    return [full, try ink(hosted)]
  }

  /// Sum of all alphas.
  private func ink<V: View>(_ hosted: Hosted<V>) throws -> Int {
    let bytes = try hosted.image().straightRGBA()
    return stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Int(bytes[$1]) }
  }

  @Test(arguments: [ContentTransition.opacity, .interpolate, .numericText()])
  func `a text fades to the next one`(_ transition: ContentTransition) throws {
    let start = try alphas(transition, at: 0.01)
    let end = try alphas(transition, at: 1.2)
    #expect(start[1] > start[0] * 9 / 10)
    #expect(end[1] < end[0] / 2)
    let half = try alphas(transition, at: 0.5)
    #expect(half[1] > end[1] * 11 / 10 && half[1] < start[1] * 9 / 10)
  }

  @Test func `the identity changes at once`() throws {
    let start = try alphas(.identity, at: 0.01)
    let end = try alphas(.identity, at: 1.2)
    #expect(start[1] == end[1])
  }

  @Test func `the environment tells of it`() {
    var values = EnvironmentValues()
    #expect(values.contentTransition == .interpolate)
    values.contentTransition = .numericText(value: 3)
    #expect(values.contentTransition == .numericText(value: 3))
  }
}
