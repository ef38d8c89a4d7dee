import Testing

@testable import UIKit

private final class Listener: NSObject, UISearchBarDelegate, UISearchControllerDelegate,
  UISearchResultsUpdating
{
  var log: [String] = []
  var allows = true
  var allowsChanges = true
  var changes: [String] = []

  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    changes.append("\(range.location)+\(range.length) \(text)")
    return allowsChanges
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allows }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.append("text \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
    log.append("scope \(scope)")
  }
  func willPresentSearchController(_ searchController: UISearchController) { log.append("will") }
  func didPresentSearchController(_ searchController: UISearchController) { log.append("did") }
  func didDismissSearchController(_ searchController: UISearchController) { log.append("gone") }
  func updateSearchResults(for searchController: UISearchController) {
    log.append("update \(searchController.searchBar.text ?? "")")
  }
}

@MainActor
@Suite struct SearchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    window.screenSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { child in
      ((child as? View).map { [$0] } ?? []) + all(type, in: child)
    }
  }

  private func bar(_ change: (UISearchBar) -> Void = { _ in }) -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
    change(bar)
    window.addSubview(bar)
    bar.layoutIfNeeded()
    return bar
  }

  // MARK: Bars

  @Test func `a bar is 56 high, its field 36 high with corners of 10`() {
    let bar = bar()
    #expect(bar.intrinsicContentSize.height == 56)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 359, height: 36))
    #expect(bar.searchTextField.layer.cornerRadius == 10)
  }

  @Test func `a field at the largest text size is higher`() {
    let bar = bar()
    bar.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.height > 60)
    #expect(bar.intrinsicContentSize.height == bar.searchTextField.frame.height + 20)
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

  // MARK: Controllers

  private func search(
    _ results: UIViewController? = nil, over view: UIView? = nil
  ) -> (UISearchController, UINavigationController, Listener) {
    let search = UISearchController(searchResultsController: results)
    let listener = Listener()
    search.delegate = listener
    search.searchResultsUpdater = listener
    let content = UIViewController()
    content.title = "Page"
    if let view { content.view = view }
    content.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: content)
    show(navigation)
    return (search, navigation, listener)
  }

  @Test func `a search bar in a navigation bar adds 52 points`() {
    let (search, navigation, _) = search()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 390, height: 52))
    #expect(search.searchBar.searchTextField.frame == CGRect(x: 16, y: 1, width: 358, height: 36))
  }

  @Test func `a search takes the place of the title and shows what was found`() {
    let results = UIViewController()
    let (search, navigation, listener) = search(results)
    #expect(search.searchBar.becomeFirstResponder())
    window.layoutIfNeeded()
    #expect(search.isActive && search.searchBar.showsCancelButton)
    #expect(navigation.navigationBar.frame.height == 52)
    #expect(results.view.isHidden)
    search.searchBar.searchTextField.insertText("f")
    window.layoutIfNeeded()
    #expect(!results.view.isHidden && results.view.safeAreaInsets.top == 47 + 52)
    search.isActive = false
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96 && results.viewIfLoaded?.window == nil)
    #expect(search.searchBar.text == "" && !search.searchBar.showsCancelButton)
    #expect(listener.log == ["will", "update ", "did", "update f", "update ", "gone"])
  }

  private final class Results: UIViewController {
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      let isSearching = state.searchText?.isEmpty == false
      contentUnavailableConfiguration =
        isSearching ? UIContentUnavailableConfiguration.search().updated(for: state) : nil
    }

    var message: String? {
      let view = view.subviews.lazy.compactMap { $0 as? UIContentUnavailableView }.first
      return (view?.configuration as? UIContentUnavailableConfiguration)?.text
    }
  }

  @Test func `controllers know the text in their search bar`() {
    let results = Results()
    let (search, navigation, _) = search(results)
    let content = navigation.topViewController
    content?.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    search.isActive = true
    window.layoutIfNeeded()
    #expect(content?.contentUnavailableConfigurationState.searchText == "")
    #expect(results.message == nil)
    search.searchBar.searchTextField.insertText("plum")
    window.layoutIfNeeded()
    #expect(content?.contentUnavailableConfigurationState.searchText == "plum")
    #expect(results.contentUnavailableConfigurationState.searchText == "plum")
    #expect(results.message == "No Results for “plum”")
    let shown = content?.view.subviews.last as? UIContentUnavailableView
    let text = (shown?.configuration as? UIContentUnavailableConfiguration)?.text
    #expect(text == "No Results for “plum”")
    search.searchBar.text = "fig"
    window.layoutIfNeeded()
    #expect(results.message == "No Results for “fig”")
    search.isActive = false
    #expect(content?.contentUnavailableConfigurationState.searchText == "")
    #expect(UIViewController().contentUnavailableConfigurationState.searchText == nil)
  }

  @Test func `a search goes on when its controller comes back`() {
    let results = UIViewController()
    let (search, navigation, _) = search(results)
    search.isActive = true
    window.layoutIfNeeded()
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(search.isActive && search.viewIfLoaded?.window == nil)
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(search.viewIfLoaded?.window != nil && navigation.navigationBar.frame.height == 52)
  }

  @Test func `the cancel button ends a search`() throws {
    let (search, _, listener) = search()
    search.searchBar.delegate = listener
    search.isActive = true
    window.layoutIfNeeded()
    let cancel = try #require(search.searchBar.value(forKey: "cancelButton") as? UIButton)
    cancel.sendActions(for: .touchUpInside)
    #expect(!search.isActive && listener.log.contains("cancel"))
  }

  @Test func `a search bar is scrolled away where it may be`() {
    let scroller = UIScrollView(frame: window.bounds)
    scroller.contentSize = CGSize(width: 100, height: 3000)
    let (search, navigation, _) = search(over: scroller)
    scroller.contentOffset.y = 300
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.topViewController?.navigationItem.hidesSearchBarWhenScrolling = false
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(search.searchBar.frame.height == 52)
  }

  @Test func `where the width is regular the field is among the items`() {
    window.screenTraits = UITraitCollection(horizontalSizeClass: .regular)
    let (search, navigation, _) = search()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(search.searchBarPlacement == .inline)
    #expect(search.searchBar.frame.maxX == 374)
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

  @Test func `a search bar keeps its height, and a page control its size`() {
    #expect(UISearchBar().contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(UISearchBar().contentHuggingPriority(for: .horizontal) == .defaultLow)
    for pages in [UIPageControl(), UIPageControl(coder: NSCoder())] {
      #expect(pages?.contentHuggingPriority(for: .horizontal) == .defaultHigh)
      #expect(pages?.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }
  }
}
