import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ControlStyleTests {
  private struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        Color.red.frame(width: 30, height: 4)
        configuration.content
      }
    }
  }

  @Test func `a box has the look of its style, and so has one inside`() throws {
    let hosted = try Hosted(
      GroupBox("Title") {
        GroupBox { Color.blue.frame(width: 10, height: 10) }
      }
      .groupBoxStyle(Card()))
    #expect(hosted.frames("Color").map(\.height) == [4, 4, 10])
    #expect(hosted.tree.contains { $0.contains("“Title”") })
  }

  @Test func `a box of a configuration in a style has the style around`() throws {
    struct Framed: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          Color.green.frame(width: 50, height: 2)
          GroupBox(configuration)
        }
      }
    }
    let hosted = try Hosted(
      GroupBox("Title") { Color.blue.frame(width: 10, height: 10) }
        .groupBoxStyle(Framed()).groupBoxStyle(Card()))
    #expect(hosted.frames("Color").map(\.height) == [2, 4, 10])
  }

  @Test func `controls of a configuration in a style have the standard look`() throws {
    struct RedToggle: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).background(Color.red)
      }
    }
    struct RedLabel: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        Label(configuration).background(Color.red)
      }
    }
    struct RedProgress: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).background(Color.red)
      }
    }
    struct RedButton: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(.bordered).background(Color.red)
      }
    }
    let hosted = try Hosted(
      VStack {
        Toggle("On", isOn: .constant(true)).toggleStyle(RedToggle())
        Label("Name", systemImage: "star").labelStyle(RedLabel())
        ProgressView(value: 0.5).progressViewStyle(RedProgress())
        Button("Press") {}.buttonStyle(RedButton())
      })
    #expect(hosted.frames("Rectangle").count + hosted.frames("Color").count >= 4)
    #expect(hosted.frames("Toggle").count == 2)
    #expect(hosted.frames("Button").count == 2)
  }

  @Test func `a disclosure group's style opens and closes it`() throws {
    struct Plain: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          Button { configuration.isExpanded.toggle() } label: {
            configuration.label.frame(width: 100, height: 30)
          }
          if configuration.isExpanded { configuration.content }
        }
      }
    }
    let hosted = try Hosted(
      DisclosureGroup("More") { Color.red.frame(width: 20, height: 20) }
        .disclosureGroupStyle(Plain()).frame(height: 100, alignment: .top))
    #expect(hosted.frames("Color").isEmpty)
    try hosted.touches().tap(at: CGPoint(x: 100, y: 65))
    try hosted.settle()
    #expect(hosted.frames("Color") == [CGRect(x: 90, y: 80, width: 20, height: 20)])
  }

  @Test func `labelled content has the look of its style`() throws {
    struct Stacked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
          configuration.label
          configuration.content
        }
      }
    }
    let hosted = try Hosted(
      LabeledContent("Price") { Color.red.frame(width: 20, height: 10) }
        .labeledContentStyle(Stacked()))
    let (label, value) = (
      try #require(hosted.frames("Text").first), try #require(hosted.frames("Color").first)
    )
    #expect(label.maxY == value.minY && label.minX == value.minX)
    let money = LabeledContent("Price", value: 1234, format: .number)
    #expect(try Hosted(money).tree.contains { $0.contains("“1,234”") })
  }

  @Test func `groups of controls have the look of their style`() throws {
    struct Upright: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) { configuration.content }
      }
    }
    let group = try Hosted(
      ControlGroup {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 20, height: 20)
      }
      .controlGroupStyle(Upright()))
    #expect(group.frames("Color").map(\.minY) == [80, 100])
  }

  @Test func `a menu with a primary action runs it by a tap`() throws {
    var taps = 0
    let hosted = try Hosted(
      Menu("More") { Button("Copy") {} } primaryAction: { taps += 1 })
    try hosted.touches().tap(at: CGPoint(x: 100, y: 100))
    #expect(taps == 1)
  }

  @Test func `a search without results tells what was looked for`() throws {
    let hosted = try Hosted(ContentUnavailableView.search(text: "Pears"), width: 320)
    #expect(hosted.tree.contains { $0.contains("“No Results for “Pears””") })
    #expect(try Hosted(ContentUnavailableView.search).frames("Image").count == 1)
  }

  @Test func `a link that shares is a button with the system's label`() throws {
    let hosted = try Hosted(ShareLink(item: "text"))
    #expect(hosted.tree.contains { $0.contains("“Share…”") })
    let own = try Hosted(ShareLink("Send", item: URL(fileURLWithPath: "/")))
    #expect(own.tree.contains { $0.contains("“Send”") })
  }
}
