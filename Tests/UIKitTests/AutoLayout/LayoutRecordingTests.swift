import Testing
import UIKit

@MainActor
@Suite struct LayoutRecordingTests {
  private final class Card: UIView {}

  private let root = Card(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test func `updates of constraints that ask each other for updates without end are told`() {
    final class Asking: UIView {
      weak var other: UIView?
      override func updateConstraints() {
        super.updateConstraints()
        other?.setNeedsUpdateConstraints()
      }
    }
    let (one, two) = (Asking(), Asking())
    (one.other, two.other) = (two, one)
    root.addSubview(one)
    root.addSubview(two)
    let (_, issues) = LayoutDiagnostics.collecting { one.updateConstraintsIfNeeded() }
    let recording = LayoutRecording()
    recording.watch { root.layoutIfNeeded() }
    for text in issues.map(\.description) + recording.issues.map(\.description) {
      #expect(text.contains("does not settle: after 8 rounds"))
      #expect(text.contains("Asking"))
    }
    #expect(recording.diagnostics.contains { $0.kind == .layoutLoop })
  }

  @Test func `mistakes of the engine fail by their own name`() {
    let recording = LayoutRecording()
    recording.watch {
      LayoutDiagnostics.handler(.brokenInvariant(step: "remove a row", reason: "It is not there."))
      LayoutDiagnostics.handler(.tooComplex(reason: "Too long."))
      LayoutDiagnostics.handler(.gaveUp(task: "looking", reason: "Too long."))
    }
    #expect(
      recording.diagnostics.map(\.kind) == [.layoutFailure, .layoutFailure, .ambiguousLayout])
    #expect(recording.diagnostics.first?.sentence.contains("could not remove a row.") ?? false)
  }
}
