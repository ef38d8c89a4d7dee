import CoreGraphics
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ShadersTests {
  private func subjects(_ make: () -> some View) -> [String] {
    let made = make()
    guard let hosted = try? Hosted(made), (try? hosted.image()) != nil else { return [] }
    let notes = FidelityLedger.collecting { _ = make() } + hosted.host.recording.ledger.notes
    return Set(notes.map(\.subject)).sorted()
  }

  @Test func `a shader is told of by its function's name`() {
    let shader = ShaderLibrary.ripple(.float(2), .color(.red), .boundingRect)
    #expect(shader.function.name == "ripple" && shader.arguments.count == 3)
    #expect(subjects { Color.red.colorEffect(shader) } == ["The shader “ripple”"])
    #expect(subjects { Color.red.layerEffect(shader, maxSampleOffset: .zero) }.count == 1)
    #expect(subjects { Color.red.colorEffect(shader, isEnabled: false) } == [])
  }

  @Test func `a style's shadow is told of`() {
    let notes = subjects { Circle().fill(.blue.shadow(.drop(radius: 2))) }
    #expect(notes == ["The shadow of a style"])
  }
}
