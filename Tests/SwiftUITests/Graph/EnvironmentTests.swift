import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct EnvironmentTests {
  private struct Phase: View {
    @Environment(\.scenePhase) private var phase
    var body: some View { Text(verbatim: "\(phase)") }
  }

  @Test func `a scene is in front`() throws {
    #expect(try Hosted(Phase()).tree.contains { $0.contains("active") })
    #expect(
      try Hosted(Phase().environment(\.scenePhase, .background)).tree
        .contains { $0.contains("background") })
    #expect(ScenePhase.background < .inactive)
  }

  @Test func `the type of a modifier of the environment can be named`() {
    let view = Text(verbatim: "A").lineLimit(1)
    #expect(view is ModifiedContent<Text, _EnvironmentKeyWritingModifier<Int?>>)
  }

  @Test func `a tool's modifier changes nothing`() throws {
    let identified = ModifiedContent(
      content: Color.red.frame(width: 10, height: 10),
      modifier: _IdentifiedModifier(identifier: __DesignTimeSelectionIdentifier("1")))
    #expect(try Hosted(identified).frames("Color").map(\.width) == [10])
  }
}
