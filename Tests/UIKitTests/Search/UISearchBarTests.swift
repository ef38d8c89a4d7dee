import Testing

@testable import UIKit

@MainActor
@Suite struct UISearchBarTests: ShowsSearch {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { child in
      ((child as? View).map { [$0] } ?? []) + all(type, in: child)
    }
  }

  // MARK: Bars

  @Test func `a bar is 56 high, its field 36 high with corners of 10`() {
    let bar = bar()
    #expect(bar.intrinsicContentSize.height == 56)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 359, height: 36))
    #expect(bar.searchTextField.layer.cornerRadius == 10)
  }

  @Test func `the cancel button takes the field's end, left or right`() throws {
    let bar = bar { $0.showsCancelButton = true }
    let cancel = try #require(bar.value(forKey: "cancelButton") as? UIButton)
    #expect(cancel.currentTitle == "Cancel" && cancel.frame.maxX == 375 - 8)
    #expect(bar.searchTextField.frame.maxX == cancel.frame.minX - 10)
    bar.semanticContentAttribute = .forceRightToLeft
    bar.layoutIfNeeded()
    #expect(cancel.frame.minX == 8 && bar.searchTextField.frame.maxX == 375 - 8)
  }

  @Test func `scopes stand below the field and are told`() throws {
    let listener = Listener()
    let bar = bar {
      $0.scopeButtonTitles = ["One", "Two"]
      $0.showsScopeBar = true
      $0.delegate = listener
    }
    #expect(bar.intrinsicContentSize.height == 100)
    let scopes = try #require(all(UISegmentedControl.self, in: bar).first)
    #expect(scopes.numberOfSegments == 2 && scopes.selectedSegmentIndex == 0)
    scopes.selectedSegmentIndex = 1
    scopes.sendActions(for: .valueChanged)
    #expect(listener.log == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
  }

  @Test func `the delegate hears of typing, and may refuse it`() throws {
    let listener = Listener()
    let bar = bar { $0.delegate = listener }
    let field = try #require(bar.value(forKey: "searchField") as? UISearchTextField)
    listener.allows = false
    #expect(!bar.becomeFirstResponder())
    listener.allows = true
    #expect(bar.becomeFirstResponder())
    field.insertText("a")
    field.insertText("\n")
    #expect(bar.resignFirstResponder())
    #expect(listener.log == ["begin", "text a", "search", "end"])
  }

  @Test func `a search bar keeps its height, and a page control its size`() {
    #expect(UISearchBar().contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(UISearchBar().contentHuggingPriority(for: .horizontal) == .defaultLow)
    for pages in [UIPageControl(), UIPageControl(coder: NSCoder())] {
      #expect(pages?.contentHuggingPriority(for: .horizontal) == .defaultHigh)
      #expect(pages?.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }
  }

  @Test func `the delegate is asked for text that is typed, cut and deleted`() throws {
    let listener = Listener()
    let bar = bar { $0.delegate = listener }
    let field = bar.searchTextField
    #expect(bar.becomeFirstResponder())
    field.insertText("plum")
    field.deleteBackward()
    #expect(bar.text == "plu")
    let start = field.beginningOfDocument
    let second = try #require(field.position(from: start, offset: 2))
    field.selectedTextRange = field.textRange(from: start, to: second)
    field.cut(nil)
    #expect(bar.text == "u")
    // There is nothing to delete before the caret, which stands at the start.
    field.deleteBackward()
    #expect(listener.changes == ["0+0 plum", "3+1 ", "0+2 "])
    field.selectAll(nil)
    listener.allowsChanges = false
    field.insertText("a")
    field.deleteBackward()
    field.delete(nil)
    field.cut(nil)
    #expect(bar.text == "u")
    #expect(listener.changes.dropFirst(3) == ["0+1 a", "0+1 ", "0+1 ", "0+1 "])
  }

  @Test func `an image stands in for the icon that clears the text`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 9, height: 9)
    let cross = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
    let bar = bar {
      $0.text = "plum"
      $0.setImage(cross, for: .clear, state: .normal)
    }
    window.isHidden = false
    window.layoutIfNeeded()
    func images() -> [UIImage] {
      all(UIImageView.self, in: bar.searchTextField).compactMap(\.image)
    }
    #expect(images().contains { $0 === cross })
    #expect(images().count == 2)
    bar.setImage(nil, for: .clear, state: .normal)
    window.layoutIfNeeded()
    #expect(!images().contains { $0 === cross } && images().count == 2)
  }

  @Test func `a minimal bar has no background in whatever tint`() throws {
    let bar = bar { $0.barTintColor = .red }
    let ground = try #require(bar.subviews.first { $0 is UISearchBarBackground })
    #expect(!ground.isHidden && ground.backgroundColor == .red)
    bar.searchBarStyle = .minimal
    bar.layoutIfNeeded()
    #expect(ground.isHidden)
  }
}
