import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct PickerTests {
  @Test func `a menu shows the chosen value, with arrows`() throws {
    let hosted = try Hosted(
      Picker("Theme", selection: .constant(2)) {
        Text(verbatim: "Light").tag(1)
        Text(verbatim: "Dark").tag(2)
      })
    #expect(hosted.tree.contains { $0.contains("“Dark”") })
    #expect(!hosted.tree.contains { $0.contains("“Light”") })
    #expect(hosted.frames("Image").count == 2)
  }

  private func fruits(_ choice: Binding<Int>) -> some View {
    Picker("Fruit", selection: choice) {
      Text(verbatim: "Apple").tag(1)
      Text(verbatim: "Pear").tag(2)
    }
  }

  @Test func `a wheel has the options as rows, and turning it writes to the selection`() throws {
    var chosen = 2
    let binding = Binding(get: { chosen }, set: { (new: Int) in chosen = new })
    let hosted = try Hosted(fruits(binding).pickerStyle(.wheel), width: 320, height: 300)
    let wheel = try #require(hosted.views(UIPickerView.self).first)
    #expect(wheel.numberOfRows(inComponent: 0) == 2)
    #expect(wheel.selectedRow(inComponent: 0) == 1)
    #expect(wheel.frame.width == 320)
    wheel.delegate?.pickerView(wheel, didSelectRow: 0, inComponent: 0)
    #expect(chosen == 1)
  }

  @Test func `inline options are rows below the label, the chosen one with a check mark`() throws {
    let hosted = try Hosted(
      Form { fruits(.constant(2)).pickerStyle(.inline) }, width: 320, height: 480)
    let list = try hosted.list()
    #expect(list.numberOfItems(inSection: 0) == 3)
    let texts = hosted.tree.filter { $0.contains("Text text=") }
    #expect(
      texts.map { $0.split(separator: "“")[1].split(separator: "”")[0] }
        == ["Fruit", "Apple", "Pear"])
    let mark = try #require(hosted.frames("Image").first)
    #expect(hosted.frames("Image").count == 1)
    let rows = hosted.frames("Text")
    #expect(abs(mark.midY - rows[2].midY) < 1)
  }

  @Test func `outside a list inline options are a wheel`() throws {
    let hosted = try Hosted(
      fruits(.constant(2)).pickerStyle(.inline), width: 320, height: 300)
    #expect(hosted.views(UIPickerView.self).count == 1)
  }

  @Test func `a link's row has the chosen value and opens the options`() throws {
    let hosted = try Hosted(
      NavigationStack { Form { fruits(.constant(2)).pickerStyle(.navigationLink) } },
      width: 320, height: 480)
    #expect(hosted.tree.contains { $0.contains("“Fruit”") })
    #expect(hosted.tree.contains { $0.contains("“Pear”") })
    #expect(!hosted.tree.contains { $0.contains("“Apple”") })
    let list = try hosted.list()
    list.delegate?.collectionView(
      list, didSelectItemAt: IndexPath(item: 0, section: 0))
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“Apple”") })
  }
}
