import UIKit

extension PropertyTable {
  private static func bar() -> Specimen<UISearchBar> {
    let bar = UISearchBar()
    bar.text = "fox"
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.backgroundColor = .white
    bar.frame = CGRect(x: 0, y: 50, width: 300, height: 100)
    root.addSubview(bar)
    return Specimen(bar, showing: root, side: 300)
  }

  static func searchBars() -> [PropertyProbe] {
    var family = PropertyFamily("UISearchBar") { bar() }
    family.probe("delegate", \.delegate, nil, .listed(.behaviour, "Who is told of a search."))
    family.probe("text", \.text, "other")
    family.probe("placeholder", \.placeholder, "other") { $0.text = "" }
    family.probe("prompt", \.prompt, "other")
    family.probe("isEnabled", \.isEnabled, false)
    family.probe("searchBarStyle", \.searchBarStyle, .minimal)
    family.probe("barStyle", \.barStyle, .black)
    family.probe("barTintColor", \.barTintColor, .red)
    family.probe("isTranslucent", \.isTranslucent, false)
    family.probe("backgroundImage", \.backgroundImage, Sample.image())
    family.probe("scopeBarBackgroundImage", \.scopeBarBackgroundImage, Sample.image()) {
      $0.scopeButtonTitles = ["One", "Two"]
      $0.showsScopeBar = true
    }
    let offset = UIOffset(horizontal: 3, vertical: 4)
    family.probe(
      "searchFieldBackgroundPositionAdjustment", \.searchFieldBackgroundPositionAdjustment, offset)
    family.probe("searchTextPositionAdjustment", \.searchTextPositionAdjustment, offset)
    family.probe("showsCancelButton", \.showsCancelButton, true)
    family.probe("showsBookmarkButton", \.showsBookmarkButton, true) { $0.text = "" }
    family.probe("showsSearchResultsButton", \.showsSearchResultsButton, true) { $0.text = "" }
    family.probe("isSearchResultsButtonSelected", \.isSearchResultsButtonSelected, true) {
      $0.text = ""
      $0.showsSearchResultsButton = true
    }
    family.probe("scopeButtonTitles", \.scopeButtonTitles, ["One", "Two"]) {
      $0.showsScopeBar = true
    }
    family.probe("selectedScopeButtonIndex", \.selectedScopeButtonIndex, 1) {
      $0.scopeButtonTitles = ["One", "Two"]
      $0.showsScopeBar = true
    }
    family.probe("showsScopeBar", \.showsScopeBar, true) { $0.scopeButtonTitles = ["One", "Two"] }
    return family.probes + searchInput() + searchFields() + searchTextFields() + searchControllers()
  }

  private static func searchInput() -> [PropertyProbe] {
    let keys = Verdict.listed(.environment, "About the keyboard, which is in no picture.")
    var family = PropertyFamily("UISearchBar") { bar() }
    family.probe("autocapitalizationType", \.autocapitalizationType, .none, keys)
    family.probe("autocorrectionType", \.autocorrectionType, .no, keys)
    family.probe("spellCheckingType", \.spellCheckingType, .no, keys)
    family.probe("keyboardType", \.keyboardType, .numberPad, keys)
    family.probe("keyboardAppearance", \.keyboardAppearance, .dark, keys)
    family.probe("returnKeyType", \.returnKeyType, .done, keys)
    family.probe("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically, true, keys)
    family.probe("textContentType", \.textContentType, .password, keys)
    family.probe("inputAccessoryView", \.inputAccessoryView, UIView(), keys)
    family.probe("isLookToDictateEnabled", \.isLookToDictateEnabled, true, keys)
    return family.probes
  }

  private static func searchTextFields() -> [PropertyProbe] {
    var family = PropertyFamily("UISearchTextField") {
      let field = UISearchTextField()
      return Specimen(field, showing: Sample.root(with: field))
    }
    family.probe("backgroundColor", \.backgroundColor, .red)
    return family.probes
  }

  private static func searchFields() -> [PropertyProbe] {
    var family = PropertyFamily<UISearchTextField>("UISearchTextField") {
      let field = UISearchTextField()
      field.tokens = [UISearchToken(icon: nil, text: "One")]
      return Specimen(
        field,
        showing: Sample.root(with: field, frame: CGRect(x: 0, y: 10, width: 100, height: 36)))
    }
    family.probe("placeholder", \.placeholder, "other")
    family.probe("tokens", \.tokens, [UISearchToken(icon: Sample.template(), text: "Two")])
    family.probe("tokenBackgroundColor", \.tokenBackgroundColor, .red)
    let keys = Verdict.listed(.behaviour, "Decides what keys do.")
    family.probe("allowsDeletingTokens", \.allowsDeletingTokens, false, keys)
    family.probe("allowsCopyingTokens", \.allowsCopyingTokens, false, keys)
    var tokens = PropertyFamily<Void>("UISearchToken") { Specimen((), showing: UIView()) }
    tokens.list("representedObject", .identity, "An app's own.")
    return family.probes + tokens.probes
  }

  /// A search that nobody begins anew.
  private static func active() -> Specimen<UISearchController> {
    let search = UISearchController(searchResultsController: nil)
    let content = plainPage("Page")
    content.navigationItem.searchController = search
    let specimen = Specimen(
      search, showing: UINavigationController(rootViewController: content))
    search.isActive = true
    return specimen
  }

  private static func searchControllers() -> [PropertyProbe] {
    /// A search that is going on.
    func specimen(isActive: Bool = true, text: String? = nil) -> Specimen<UISearchController> {
      let results = plainPage("Results")
      results.view.backgroundColor = .green
      let search = UISearchController(searchResultsController: results)
      search.searchBar.scopeButtonTitles = ["One", "Two"]
      let content = plainPage("Page")
      content.navigationItem.searchController = search
      let navigation = UINavigationController(rootViewController: content)
      // One that has not begun does so once its properties have their values.
      let specimen = Specimen(search, showing: navigation, use: { $0.isActive = true })
      if isActive { search.isActive = true }
      search.searchBar.text = text
      return specimen
    }
    let still: @MainActor () -> Specimen<UISearchController> = { specimen(isActive: false) }
    var family = PropertyFamily("UISearchController") { specimen() }
    family.probe(
      "searchResultsUpdater", \.searchResultsUpdater, nil,
      .listed(.behaviour, "Who is asked for results."))
    family.probe("delegate", \.delegate, nil, .listed(.behaviour, "Who is told of a search."))
    family.probe("isActive", \.isActive, false, on: { active() })
    family.probe(
      "obscuresBackgroundDuringPresentation", \.obscuresBackgroundDuringPresentation, false)
    family.probe(
      "dimsBackgroundDuringPresentation", \.obscuresBackgroundDuringPresentation, false)
    family.probe(
      "hidesNavigationBarDuringPresentation", \.hidesNavigationBarDuringPresentation, false)
    family.probe(
      "automaticallyShowsCancelButton", \.automaticallyShowsCancelButton, false, on: still)
    family.probe("automaticallyShowsScopeBar", \.automaticallyShowsScopeBar, false, on: still)
    family.probe("scopeBarActivation", \.scopeBarActivation, .onTextEntry)
    family.probe(
      "automaticallyShowsSearchResultsController", \.automaticallyShowsSearchResultsController,
      false, on: { specimen(text: "fox") })
    family.probe("showsSearchResultsController", \.showsSearchResultsController, true)
    return family.probes
  }
}
