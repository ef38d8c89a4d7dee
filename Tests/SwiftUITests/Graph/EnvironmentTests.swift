import SwiftUI
import Testing
import UIKit

extension EnvironmentValues {
  fileprivate var graphTestTheme: String {
    get { self[GraphTestTheme.self] }
    set { self[GraphTestTheme.self] = newValue }
  }
}

private struct GraphTestTheme: EnvironmentKey { static let defaultValue = "plain" }

@MainActor @Suite struct EnvironmentTests {
  private struct Phase: View {
    @Environment(\.scenePhase) private var phase
    var body: some View { Text(verbatim: "\(phase)") }
  }

  private struct Themed: View {
    @Environment(\.graphTestTheme) private var theme
    var body: some View { Text(verbatim: theme) }
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

  @Test func `the nearest environment modifier wins`() throws {
    let hosted = try Hosted(
      VStack {
        Themed()
        Themed().environment(\.graphTestTheme, "near")
      }.environment(\.graphTestTheme, "far"))
    #expect(
      hosted.tree.filter { $0.contains("Text") }.map { $0.split(separator: "“")[1] }
        == ["far”", "near”"])
  }
}
