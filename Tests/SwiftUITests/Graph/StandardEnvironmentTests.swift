import SwiftUI
import Testing
import UIKit

private final class Name: ObservableObject {
  let text: String
  init(_ text: String) { self.text = text }
}

@MainActor @Suite struct StandardEnvironmentTests {
  /// The texts that a view shows.
  private func texts<V: View>(_ view: V) throws -> [Substring] {
    try Hosted(view).tree.filter { $0.contains("Text ") }.compactMap {
      $0.split(separator: "“").dropFirst().first?.split(separator: "”").first
    }
  }

  private struct Ability: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(verbatim: isEnabled ? "able" : "unable") }
  }

  @Test func `what is disabled around a view cannot be enabled inside`() throws {
    #expect(try texts(Ability().disabled(false).disabled(true)) == ["unable"])
    #expect(try texts(Ability().disabled(true).disabled(false)) == ["unable"])
    #expect(try texts(Ability().disabled(false)) == ["able"])
  }

  private struct Greeting: View {
    @EnvironmentObject private var name: Name
    var body: some View { Text(verbatim: name.text) }
  }

  @Test func `an object is found by its type, the nearest one first`() throws {
    let view = VStack {
      Greeting()
      Greeting().environmentObject(Name("near"))
    }
    #expect(try texts(view.environmentObject(Name("far"))) == ["far", "near"])
  }

  private struct Spacing: View {
    @Environment(\.lineSpacing) private var spacing
    var body: some View { Text(verbatim: "\(spacing)") }
  }

  @Test func `a transform begins with the value around`() throws {
    let view = Spacing().transformEnvironment(\.lineSpacing) { $0 += 2 }
    #expect(try texts(view) == ["2.0"])
    #expect(try texts(view.lineSpacing(3)) == ["5.0"])
  }

  @Test func `a limit of lines takes no room unless it reserves it`() throws {
    let one = idealSize(Text("a")).height
    let reserved = Text("a").lineLimit(3, reservesSpace: true)
    #expect(idealSize(reserved).height > 2 * one)
    #expect(idealSize(Text("a").lineLimit(3)).height == one)
  }

  @Test func `sizes of texts are ordered, the last five are those of accessibility`() {
    let all = DynamicTypeSize.allCases
    #expect(all == all.sorted() && all.count == 12)
    #expect(all.filter(\.isAccessibilitySize) == Array(all.suffix(5)))
    var values = EnvironmentValues()
    for size in all {
      values.dynamicTypeSize = size
      #expect(values.dynamicTypeSize == size)
    }
  }

  @Test func `size classes and directions are UIKit's traits`() {
    var values = EnvironmentValues()
    values.horizontalSizeClass = .regular
    values.layoutDirection = .rightToLeft
    #expect(values.horizontalSizeClass == .regular && values.layoutDirection == .rightToLeft)
    values.horizontalSizeClass = nil
    values.layoutDirection = .leftToRight
    #expect(values.horizontalSizeClass == nil && values.layoutDirection == .leftToRight)
  }
}
