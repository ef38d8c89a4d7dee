import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct GlassTests {
  @Test func `glass is a material in a shape, and notes what it lacks`() throws {
    let plain = try Hosted(Color.clear.frame(width: 40, height: 20).glassEffect())
    #expect(plain.frames("DefaultGlassEffectShape").count == 1)
    #expect(plain.host.recording.ledger.notes.contains { $0.feature == .visualEffect })
    let own = try Hosted(
      Color.clear.frame(width: 40, height: 20).glassEffect(.clear, in: .circle))
    #expect(own.frames("Circle").count == 1)
    let none = try Hosted(Color.clear.frame(width: 40, height: 20).glassEffect(.identity))
    #expect(none.frames("DefaultGlassEffectShape").isEmpty)
    #expect(none.host.recording.ledger.isEmpty)
  }

  @Test func `buttons of glass have its shape`() throws {
    let hosted = try Hosted(Button("Press") {}.buttonStyle(.glass))
    let label = try #require(hosted.frames("Text").first)
    let shape = try #require(hosted.frames("DefaultGlassEffectShape").first)
    #expect(shape.width == label.width + 24 && shape.height == label.height + 14)
  }
}
