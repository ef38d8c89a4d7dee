import UIKit

/// Screens with bars, as an app makes them.
@MainActor
enum BarBoards {
  static func page(_ title: String, _ color: UIColor = .systemBackground) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    controller.view.backgroundColor = color
    return controller
  }

  /// A navigation bar with a way back and an item.
  static func stack(
    _ title: String, change: (UINavigationController, UIViewController) -> Void = { _, _ in }
  ) -> UINavigationController {
    let (first, second) = (page("Notes"), page(title))
    second.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .add),
    ]
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    change(navigation, second)
    return navigation
  }

  static func colored(_ navigation: UINavigationController) {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    let buttons = UIBarButtonItemAppearance(style: .plain)
    buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
    appearance.backButtonAppearance = buttons
    appearance.doneButtonAppearance = buttons
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    navigation.navigationBar.tintColor = .systemYellow
  }

  static func scrolled(_ controller: UIViewController, by points: CGFloat) {
    let scroller = UIScrollView(frame: controller.view.bounds)
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroller.contentSize = CGSize(width: 100, height: 2000)
    for index in 0..<20 {
      let stripe = UIView(frame: CGRect(x: 40, y: 30 + index * 100, width: 120, height: 50))
      stripe.backgroundColor = .systemTeal
      scroller.addSubview(stripe)
    }
    scroller.contentOffset.y = points
    controller.view.addSubview(scroller)
  }

  static func toolbar(_ title: String) -> UINavigationController {
    let controller = page(title)
    let disabled = UIBarButtonItem(systemItem: .trash)
    disabled.isEnabled = false
    let chosen = UIBarButtonItem(
      image: UIImage(systemName: "checkmark"), style: .plain,
      target: nil, action: nil)
    chosen.isSelected = true
    controller.toolbarItems = [
      UIBarButtonItem(systemItem: .add), .flexibleSpace(), chosen, .flexibleSpace(), disabled,
      .flexibleSpace(), UIBarButtonItem(systemItem: .edit),
    ]
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    scrolled(controller, by: 200)
    return navigation
  }

  static func tabs(_ count: Int = 4) -> UITabBarController {
    let tabs = UITabBarController()
    let symbols = ["house.fill", "magnifyingglass", "plus.circle", "checkmark", "info.circle"]
    tabs.viewControllers = (0..<count).map { index in
      let controller = page(["Home", "Search", "New", "Done", "About", "More yet"][index % 6])
      controller.tabBarItem.image = UIImage(systemName: symbols[index % 5])
      return controller
    }
    tabs.viewControllers?[1].tabBarItem.badgeValue = "8"
    tabs.viewControllers?[2].tabBarItem.badgeValue = "New"
    tabs.viewControllers?[3].tabBarItem.isEnabled = false
    if let first = tabs.viewControllers?.first { scrolled(first, by: 200) }
    return tabs
  }

  static func dressedTabs() -> UITabBarController {
    let tabs = tabs()
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.shadowColor = .systemYellow
    let items = appearance.stackedLayoutAppearance
    items.normal.iconColor = .white
    items.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
    items.normal.badgeBackgroundColor = .systemGreen
    items.selected.iconColor = .systemYellow
    items.selected.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
    tabs.tabBar.standardAppearance = appearance
    return tabs
  }

  /// A bar's states, one below the other.
  static func searchBars() -> UIView {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 8
    func add(_ change: (UISearchBar) -> Void) {
      let bar = UISearchBar()
      bar.placeholder = "Search"
      change(bar)
      stack.addArrangedSubview(bar)
    }
    add { _ in }
    add { $0.searchBarStyle = .minimal }
    add {
      $0.searchBarStyle = .minimal
      $0.text = "Lovelace"
      $0.showsCancelButton = true
    }
    add {
      $0.searchBarStyle = .minimal
      $0.showsBookmarkButton = true
      $0.searchTextField.tokens = [
        UISearchToken(icon: UIImage(systemName: "circle.fill"), text: "Photos")
      ]
    }
    add {
      $0.isEnabled = false
      $0.scopeButtonTitles = ["All", "Unread", "Flagged"]
      $0.showsScopeBar = true
    }
    stack.layoutMargins = .zero
    return stack
  }

  static func search(isActive: Bool) -> UINavigationController {
    let content = page("Contacts")
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Search"
    search.searchBar.scopeButtonTitles = ["All", "Unread"]
    content.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    search.isActive = isActive
    return navigation
  }
}
