import Observation
import SwiftUI
import UIKit

/// SwiftUI's views: what 1,250 to 20,000 leaves cost, from the first body to their layers
/// (`swiftui_leaves`), and to be laid out once more, since the size is another
/// (`swiftui_relayout`); a screen beside the same one of UIKit's stacks and labels
/// (`swiftui_screen`, `uikit_screen`); and one leaf of 1,000 rows that changes (`swiftui_update`,
/// `uikit_update`): its text, its colour (`_color`), or the height of its row (`_height`).
@MainActor struct SwiftUIBenchmark {
  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  func run() {
    for (name, makesText) in [("boxes", false), ("texts", true)] {
      let counts = [1250, 2500, 5000, 10000, 20000]
      for count in counts {
        measure("swiftui_leaves_\(count)_\(name)") {
          Host(Leaves(count: count, makesText: makesText), height: 4000).settle()
        }
      }
      for count in counts where isAsked("swiftui_relayout_\(count)_\(name)") {
        let host = Host(Leaves(count: count, makesText: makesText), height: 4000)
        host.settle()
        var width: CGFloat = 390
        measure("swiftui_relayout_\(count)_\(name)") {
          width = width == 390 ? 400 : 390
          host.view.frame.size.width = width
          host.settle()
        }
      }
    }
    measure("swiftui_screen") { Host(Screen(), height: 844).settle() }
    measure("uikit_screen") { UIKitScreen(rowCount: 20).settle() }
    if arguments.scene?.contains("update") ?? true { measureUpdates() }
  }

  private func measureUpdates() {
    let model = Rows()
    let rows = Host(RowList(model: model), height: 844)
    rows.settle()
    var number = 0
    measure("swiftui_update_1000") {
      number += 1
      model.rows[500].title = "Row \(number)"
      rows.settle()
    }
    measure("swiftui_update_1000_color") {
      number += 1
      model.rows[500].color = number.isMultiple(of: 2) ? .red : .green
      rows.settle()
    }
    measure("swiftui_update_1000_height") {
      number += 1
      model.rows[500].title = number.isMultiple(of: 2) ? "Row" : "Two\nlines"
      rows.settle()
    }
    let screen = UIKitScreen(rowCount: 1000)
    screen.settle()
    measure("uikit_update_1000") {
      number += 1
      screen.titles[500].text = "Row \(number)"
      screen.settle()
    }
  }

  private func isAsked(_ scene: String) -> Bool { arguments.scene.map { $0 == scene } ?? true }

  private func measure(_ scene: String, _ body: () -> Void) {
    guard isAsked(scene) else { return }
    let measurement = Measurement(scene: scene, scale: 3, seconds: arguments.seconds, body)
    print(arguments.isJSON ? measurement.json : measurement.text)
  }

  // MARK: SwiftUI

  /// A hosting controller in a window.
  @MainActor private final class Host<Content: View> {
    private let window: UIWindow
    private let controller: UIHostingController<Content>

    init(_ content: Content, height: CGFloat) {
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: height))
      controller = UIHostingController(rootView: content)
      controller.view.frame = window.bounds
      window.isHidden = false
      window.addSubview(controller.view)
    }

    var view: UIView { controller.view }

    func settle() { while window.layer.isSubtreeLayoutNeeded { window.layoutIfNeeded() } }
  }

  /// Rows of ten leaves in stacks.
  private struct Leaves: View {
    let count: Int
    let makesText: Bool

    var body: some View {
      VStack(spacing: 1) {
        ForEach(0..<count / 10, id: \.self) { row in
          HStack(spacing: 2) {
            ForEach(0..<10, id: \.self) { column in
              if makesText {
                Text(verbatim: "\(row * 10 + column)")
              } else {
                Color(white: Double(column) / 10).frame(minWidth: 4, maxHeight: 6)
              }
            }
          }
        }
      }
    }
  }

  /// Twenty rows with a picture, two texts and a number.
  private struct Screen: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(0..<20, id: \.self) { RowView(title: "Row \($0)", number: $0) }
      }
    }
  }

  private struct RowView: View {
    let title: String
    let number: Int
    var color = Color.blue

    var body: some View {
      HStack(spacing: 12) {
        RoundedRectangle(cornerRadius: 6).fill(color).frame(width: 28, height: 28)
        VStack(alignment: .leading, spacing: 2) {
          Text(title).font(.headline)
          Text("Several words below").font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer()
        Text("\(number)").font(.body)
      }
    }
  }

  @Observable fileprivate final class Row: Identifiable {
    let id: Int
    var title: String
    var color = Color.blue

    init(id: Int) {
      self.id = id
      title = "Row \(id)"
    }
  }

  @MainActor fileprivate final class Rows {
    let rows = (0..<1000).map { Row(id: $0) }
  }

  private struct RowList: View {
    let model: Rows

    var body: some View {
      VStack(spacing: 8) { ForEach(model.rows) { Entry(row: $0) } }
    }

    private struct Entry: View {
      let row: Row
      var body: some View { RowView(title: row.title, number: row.id, color: row.color) }
    }
  }

  // MARK: UIKit

  /// The same rows of UIKit's stacks.
  @MainActor private final class UIKitScreen {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private(set) var titles: [UILabel] = []

    init(rowCount: Int) {
      window.isHidden = false
      let stack = UIStackView(arrangedSubviews: (0..<rowCount).map { row($0) })
      stack.axis = .vertical
      stack.spacing = 8
      stack.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        stack.centerYAnchor.constraint(equalTo: window.centerYAnchor),
      ])
    }

    func settle() { while window.layer.isSubtreeLayoutNeeded { window.layoutIfNeeded() } }

    private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.textColor = color
      return label
    }

    private func row(_ number: Int) -> UIView {
      let icon = UIView()
      icon.backgroundColor = .systemBlue
      icon.layer.cornerRadius = 6
      icon.widthAnchor.constraint(equalToConstant: 28).isActive = true
      icon.heightAnchor.constraint(equalToConstant: 28).isActive = true
      let title = label("Row \(number)", .headline, .label)
      titles.append(title)
      let texts = UIStackView(arrangedSubviews: [
        title, label("Several words below", .subheadline, .secondaryLabel),
      ])
      texts.axis = .vertical
      texts.alignment = .leading
      texts.spacing = 2
      let count = label("\(number)", .body, .label)
      count.setContentHuggingPriority(.required, for: .horizontal)
      let row = UIStackView(arrangedSubviews: [icon, texts, count])
      row.alignment = .center
      row.spacing = 12
      return row
    }
  }
}
