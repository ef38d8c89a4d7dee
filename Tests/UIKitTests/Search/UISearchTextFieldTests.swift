import Testing
import UIKit

@MainActor
@Suite struct UISearchTextFieldTests: ShowsSearch {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `a field at the largest text size is higher`() {
    let bar = bar()
    bar.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.height > 60)
    #expect(bar.intrinsicContentSize.height == bar.searchTextField.frame.height + 20)
  }

  @Test func `tokens stand before the text, and the delete key takes the last one`() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    let before = field.textRect(forBounds: field.bounds).minX
    field.insertToken(UISearchToken(icon: nil, text: "One"), at: 0)
    field.insertToken(UISearchToken(icon: nil, text: "Two"), at: 9)
    field.layoutIfNeeded()
    #expect(field.textRect(forBounds: field.bounds).minX > before + 60)
    field.deleteBackward()
    #expect(field.tokens.count == 1)
    field.allowsDeletingTokens = false
    field.deleteBackward()
    #expect(field.tokens.count == 1)
    field.removeToken(at: 5)
    field.removeToken(at: 0)
    #expect(field.tokens.isEmpty)
    #expect(field.textRect(forBounds: field.bounds).minX == before)
  }

  @Test func `a search field without a colour has the system's plate`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.searchTextField.backgroundColor = .red
    bar.searchTextField.backgroundColor = nil
    #expect(bar.searchTextField.backgroundColor == .tertiarySystemFill)
    bar.setSearchFieldBackgroundImage(UIImage(), for: .normal)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.backgroundColor == nil)
  }
}
