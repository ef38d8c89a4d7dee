/// Shows what pages say of the bar below them.
@MainActor final class BottomBar {
  private var shown: (color: UIColor?, visibility: Visibility) = (nil, .automatic)

  func show(
    _ chrome: PageChrome, _ page: UIViewController, in controller: UINavigationController
  ) {
    let hides = (page.toolbarItems ?? []).isEmpty || chrome.isBottomBarHidden == true
    if controller.isToolbarHidden != hides {
      controller.setToolbarHidden(hides, animated: false)
    }
    let new = (color: chrome.bottomBarBackground, visibility: chrome.bottomBarVisibility)
    guard !hides, shown.color != new.color || shown.visibility != new.visibility else { return }
    shown = new
    let appearance = UIToolbarAppearance()
    if new.visibility == .hidden {
      appearance.configureWithTransparentBackground()
    } else if let color = new.color {
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = color
    } else {
      appearance.configureWithDefaultBackground()
    }
    controller.toolbar.standardAppearance = appearance
    // Without a word for the bar's visibility it is clear where the content ends above it.
    controller.toolbar.scrollEdgeAppearance = new.visibility == .automatic ? nil : appearance
  }
}
