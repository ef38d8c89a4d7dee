import Testing

@testable import UIKit

@MainActor
@Suite struct SearchBarPartsTests: ShowsSearch {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { child in
      ((child as? View).map { [$0] } ?? []) + all(type, in: child)
    }
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
}
