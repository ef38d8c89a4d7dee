import CoreGraphics
import SwiftUI
import Testing
import UIKit

/// Names that views of real packages use, each as they write it.
@MainActor @Suite struct LateNamesTests {
  private func frame(_ view: some View) throws -> [CGRect] { try Hosted(view).frames("Color") }
  private let small = CGRect(x: 90, y: 95, width: 20, height: 10)

  @Test func `any value that is a view can be shown`() throws {
    let value: Any = Color.red.frame(width: 20, height: 10)
    #expect(try frame(#require(AnyView(_fromValue: value))) == [small])
    #expect(AnyView(_fromValue: 3) == nil)
  }

  @Test func `a picker takes its label before its content`() throws {
    let hosted = try Hosted(
      Picker(selection: .constant(1), label: Text("Size")) { Text("Large").tag(1) })
    #expect(hosted.tree.contains { $0.contains("Large") })
  }

  @Test func `a shape for what nobody does here leaves touches alone`() throws {
    func taps(_ kinds: ContentShapeKinds) throws -> Int {
      var count = 0
      let hosted = try Hosted(
        Color.red.frame(width: 40, height: 40)
          .contentShape(kinds, Circle().size(width: 1, height: 1)).onTapGesture { count += 1 })
      try hosted.tap(100, 100)
      return count
    }
    #expect(try taps(.contextMenuPreview) == 1)
    #expect(try taps([.interaction, .dragPreview]) == 0)
  }

  @Test func `a resource is shown in the environment's locale`() throws {
    let text = Text(LocalizedStringResource("\(1234) cards"))
    let hosted = try Hosted(text.environment(\.locale, Locale(identifier: "de_DE")), width: 300)
    #expect(hosted.tree.contains { $0.contains("“1.234 cards”") })
  }

  @Test func `looser lines are farther apart`() throws {
    func height(_ font: Font) -> CGFloat { idealSize(Text("A\nB").font(font)).height }
    #expect(height(.body.leading(.loose)) > height(.body))
    #expect(height(.body.leading(.tight)) < height(.body))
  }

  @Test func `an angle is changed in place`() {
    var angle = Angle.degrees(10)
    angle += .degrees(20)
    angle *= 2
    angle -= .degrees(10)
    angle /= 5
    #expect(abs(angle.degrees - 10) < 1e-12)
    #expect(abs((2 * angle).degrees - 20) < 1e-12)
  }

  @Test func `a colour well writes a colour of Core Graphics'`() throws {
    var color = UIColor.red.cgColor
    let binding = Binding(get: { color }, set: { color = $0 })
    let hosted = try Hosted(ColorPicker("Ink", selection: binding))
    let well = try #require(hosted.views(UIColorWell.self).first)
    #expect(well.selectedColor == UIColor(cgColor: color))
    well.selectedColor = .blue
    well.sendActions(for: .valueChanged)
    #expect(color == UIColor.blue.cgColor)
  }

  @Test func `what has no effect here is told of`() {
    var hosted: Hosted<AnyView>?
    let notes = FidelityLedger.collecting {
      hosted = try? Hosted(
        AnyView(
          Text("A").allowsTightening(true)
            .typesettingLanguage(Locale.Language(identifier: "th"))))
    }
    let all = notes + (hosted?.host.recording.ledger.notes ?? [])
    #expect(Set(all.map(\.feature)) == [.tightening, .property])
  }

  @Test func `a search that is presented is the same field`() throws {
    let hosted = try Hosted(
      NavigationStack {
        Text("Page").searchable(
          text: .constant("pear"), isPresented: .constant(true), prompt: "Fruit")
      }, width: 320, height: 480)
    #expect(hosted.views(UISearchBar.self).map(\.text) == ["pear"])
  }

  @Test func `a modifier has an animation of its own`() throws {
    struct Faded: ViewModifier {
      func body(content: Content) -> some View { content.opacity(0.5) }
    }
    let view = Color.red.frame(width: 20, height: 10)
      .modifier(Faded().animation(.default))
      .modifier(Faded().transaction { $0.animation = nil })
    #expect(try frame(view) == [small])
  }
}
