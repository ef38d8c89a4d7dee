import Testing
import UIKit

@MainActor
@Suite struct UISearchControllerTests: ShowsSearch {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

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
}
