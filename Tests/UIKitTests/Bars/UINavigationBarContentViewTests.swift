import Testing
import UIKit

@MainActor
@Suite struct UINavigationBarContentViewTests: FindsParts {
  private func bar(_ items: [UINavigationItem], isLarge: Bool = false) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: isLarge ? 96 : 44))
    bar.traitOverrides.displayScale = 2
    bar.prefersLargeTitles = isLarge
    bar.setItems(items, animated: false)
    bar.layoutIfNeeded()
    return bar
  }

  @Test func `a title stands in the middle`() throws {
    let bar = bar([UINavigationItem(title: "Settings")])
    let label = try #require(all(UILabel.self, in: bar).first)
    #expect(label.text == "Settings")
    #expect((label.frame.midX - 195).magnitude <= 0.5)
    #expect((label.frame.midY - 22).magnitude <= 0.5)
  }

  @Test func `a large title stands below at the margin`() throws {
    let bar = bar([UINavigationItem(title: "Settings")], isLarge: true)
    let label = try #require(all(UILabel.self, in: bar).first)
    #expect(label.convert(CGPoint.zero, to: bar) == CGPoint(x: 16, y: 47))
    #expect(label.frame.height == 41)
  }

  @Test func `the back button names the item before, or is short`() throws {
    let long = UINavigationItem(title: "A very long title of another screen indeed")
    let short = UINavigationItem(title: "Home")
    for (item, title) in [(long, "Back"), (short, "Home")] {
      let bar = bar([item, UINavigationItem(title: "Here")])
      let button = try #require(all(UIButton.self, in: bar).first)
      #expect(button.currentTitle == title)
    }
    let here = UINavigationItem(title: "Here")
    here.hidesBackButton = true
    #expect(all(UIButton.self, in: bar([short, here])).isEmpty)
  }

  @Test func `items stand at both ends, the first one outermost`() throws {
    let item = UINavigationItem(title: "A title that is far too long to be between the two")
    item.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: nil, action: nil)
    let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    item.rightBarButtonItems = [done, add]
    let bar = bar([item])
    let buttons = all(UIButton.self, in: bar)
    let cancel = try #require(buttons.first { $0.currentAttributedTitle?.string == "Cancel" })
    let last = try #require(buttons.first { $0.currentAttributedTitle?.string == "Done" })
    let sign = try #require(buttons.first { $0.currentImage != nil })
    #expect(cancel.frame.minX == 16)
    #expect(last.frame.maxX == 374)
    #expect(sign.frame.maxX == last.frame.minX - 16)
    let label = try #require(
      all(UILabel.self, in: bar).first { $0.text?.hasPrefix("A title") ?? false })
    #expect(label.frame.minX >= cancel.frame.maxX)
    #expect(label.frame.maxX <= sign.frame.minX)
    done.title = "OK"
    bar.layoutIfNeeded()
    #expect(last.currentAttributedTitle?.string == "OK")
  }
}
