import Testing
import UIKit

@MainActor
@Suite struct UISplitViewControllerTests {
  private let log = CallLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    window.screenSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func `a split shows both where there is room, else the last`() {
    let (primary, detail) = (RecordingController("P", log), RecordingController("D", log))
    let split = UISplitViewController()
    split.viewControllers = [primary, detail]
    show(split)
    #expect(split.isCollapsed)
    #expect(detail.view.frame == window.bounds)
    #expect(!primary.isViewLoaded || primary.view.superview == nil)
    window.resize(
      to: CGSize(width: 1024, height: 768),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(displayScale: 2),
      ]), safeAreaInsets: .zero)
    window.layoutIfNeeded()
    #expect(!split.isCollapsed)
    #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(detail.view.frame == CGRect(x: 320.5, y: 0, width: 703.5, height: 768))
    #expect(detail.splitViewController === split)
  }

  // MARK: Columns

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  private func showColumns(
    _ style: UISplitViewController.Style, width: CGFloat = 1000, height: CGFloat = 768
  ) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(page("P"), for: .primary)
    split.setViewController(page("M"), for: .supplementary)
    split.setViewController(page("S"), for: .secondary)
    show(split)
    window.resize(
      to: CGSize(width: width, height: height),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(displayScale: 2),
      ]), safeAreaInsets: .zero)
    window.layoutIfNeeded()
    return split
  }

  /// Left edge and width of what is shown, by title.
  private func places(_ split: UISplitViewController) -> [String] {
    split.view.layoutIfNeeded()
    return split.viewControllers.filter { $0.viewIfLoaded?.superview === split.view }.map {
      let frame = $0.view.frame
      return "\(($0 as? UINavigationController)?.topViewController?.title ?? $0.title ?? "") "
        + "\(frame.minX) \(frame.width)"
    }
  }

  @Test func `a column's controller gets a navigation controller`() {
    let split = showColumns(.doubleColumn)
    #expect(split.viewControllers.allSatisfy { $0 is UINavigationController })
    #expect(split.viewController(for: .primary)?.title == "P")
    #expect(split.viewController(for: .supplementary) == nil)
    #expect(split.viewController(for: .secondary)?.splitViewController === split)
    let own = UINavigationController(rootViewController: page("N"))
    split.setViewController(own, for: .secondary)
    #expect(split.viewControllers.last === own)
    #expect(places(split) == ["P 0.0 320.0", "N 320.5 679.5"])
  }

  @Test func `what is shown by itself goes by width and height`() {
    #expect(places(showColumns(.doubleColumn)) == ["P 0.0 320.0", "S 320.5 679.5"])
    #expect(places(showColumns(.tripleColumn)) == ["M 0.0 320.0", "S 320.5 679.5"])
    #expect(
      places(showColumns(.doubleColumn, width: 768, height: 1000)) == ["S 0.0 768.0"])
  }

  @Test(arguments: [
    (UISplitViewController.DisplayMode.secondaryOnly, ["S 0.0 1000.0"]),
    (.oneBesideSecondary, ["M 0.0 320.0", "S 320.5 679.5"]),
    (.oneOverSecondary, ["M 0.0 320.0", "S 0.0 1000.0"]),
    (.twoBesideSecondary, ["P 0.0 320.0", "M 320.5 320.0", "S 641.0 359.0"]),
    (.twoOverSecondary, ["P 0.0 320.0", "M 320.5 320.0", "S 0.0 1000.0"]),
    (.twoDisplaceSecondary, ["P 0.0 320.0", "M 320.5 320.0", "S 641.0 1000.0"]),
  ])
  func `each display mode has its columns`(
    mode: UISplitViewController.DisplayMode, expected: [String]
  ) {
    let split = showColumns(.tripleColumn)
    split.preferredDisplayMode = mode
    #expect(split.displayMode == mode)
    #expect(places(split) == expected)
  }

  @Test func `columns over the last one are in front of it`() {
    let split = showColumns(.doubleColumn)
    split.preferredDisplayMode = .oneOverSecondary
    split.view.layoutIfNeeded()
    let views = split.view.subviews
    let (primary, secondary) = (split.viewControllers[0].view!, split.viewControllers[1].view!)
    #expect(views.firstIndex(of: primary)! > views.firstIndex(of: secondary)!)
    #expect(primary.layer.shadowOpacity > 0)
    split.preferredDisplayMode = .oneBesideSecondary
    split.view.layoutIfNeeded()
    #expect(primary.layer.shadowOpacity == 0)
  }

  @Test func `columns are shown and hidden one after the other`() {
    let split = showColumns(.tripleColumn)
    split.show(.primary)
    #expect(split.displayMode == .twoBesideSecondary)
    split.hide(.primary)
    #expect(split.displayMode == .oneBesideSecondary)
    split.hide(.supplementary)
    #expect(places(split) == ["S 0.0 1000.0"])
    split.preferredSplitBehavior = .overlay
    split.show(.supplementary)
    #expect(split.displayMode == .oneOverSecondary)
    #expect(split.splitBehavior == .overlay)
  }

  @Test func `widths are preferred, and have a minimum and a maximum`() {
    let split = showColumns(.tripleColumn)
    split.preferredDisplayMode = .twoBesideSecondary
    split.preferredPrimaryColumnWidthFraction = 0.2
    split.preferredSupplementaryColumnWidth = 100
    #expect(places(split) == ["P 0.0 200.0", "M 200.5 100.0", "S 301.0 699.0"])
    split.minimumSupplementaryColumnWidth = 150
    split.maximumPrimaryColumnWidth = 180
    #expect(split.primaryColumnWidth == 180)
    #expect(split.supplementaryColumnWidth == 150)
  }

  @Test func `the trailing edge has the first column where it is told to`() {
    let split = showColumns(.doubleColumn)
    split.primaryEdge = .trailing
    #expect(places(split) == ["P 680.0 320.0", "S 0.0 679.5"])
    split.view.semanticContentAttribute = .forceRightToLeft
    split.view.setNeedsLayout()
    #expect(places(split) == ["P 0.0 320.0", "S 320.5 679.5"])
  }

  // MARK: Compact width

  private final class Chooser: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn == .secondary ? .primary : .secondary }
  }

  /// The titles of the pages in the one navigation that is seen.
  private func stack(_ split: UISplitViewController) -> [String?] {
    split.view.layoutIfNeeded()
    let seen = split.children.filter { $0.viewIfLoaded?.superview === split.view }
    guard seen.count == 1, let navigation = seen[0] as? UINavigationController else { return [] }
    return navigation.viewControllers.map(\.title)
  }

  private func showCompact(
    _ style: UISplitViewController.Style, delegate: (any UISplitViewControllerDelegate)? = nil
  ) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.delegate = delegate
    split.setViewController(page("P"), for: .primary)
    if style == .tripleColumn { split.setViewController(page("M"), for: .supplementary) }
    split.setViewController(page("S"), for: .secondary)
    show(split)
    window.resize(
      to: CGSize(width: 390, height: 844),
      traits: UITraitCollection(horizontalSizeClass: .compact), safeAreaInsets: .zero)
    window.layoutIfNeeded()
    return split
  }

  @Test func `in a compact width columns are pushed over each other, with a way back`() throws {
    let split = showCompact(.tripleColumn)
    #expect(stack(split) == ["P", "M", "S"])
    let navigation = try #require(split.viewController(for: .secondary)?.navigationController)
    #expect(navigation.view.frame == split.view.bounds)
    #expect(navigation.navigationBar.backItem?.title == "M")
    navigation.popViewController(animated: false)
    #expect(stack(split) == ["P", "M"])
    split.show(.secondary)
    #expect(stack(split) == ["P", "M", "S"])
    split.hide(.supplementary)
    #expect(stack(split) == ["P"])
  }

  @Test func `a width whose size class is not known shows the stack as well`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(page("P"), for: .primary)
    split.setViewController(page("S"), for: .secondary)
    show(split)
    window.resize(
      to: CGSize(width: 390, height: 844),
      traits: UITraitCollection(horizontalSizeClass: .unspecified), safeAreaInsets: .zero)
    window.layoutIfNeeded()
    #expect(split.isCollapsed && stack(split) == ["P", "S"])
  }

  @Test func `a delegate says which column a compact width shows`() {
    let chooser = Chooser()
    let split = showCompact(.doubleColumn, delegate: chooser)
    #expect(stack(split) == ["P"])
    split.showDetailViewController(page("D"), sender: nil)
    #expect(stack(split) == ["P", "D"])
  }

  @Test func `in a regular width the pages are in their columns again`() {
    let split = showCompact(.doubleColumn)
    split.viewController(for: .secondary)?.navigationController?
      .pushViewController(page("T"), animated: false)
    #expect(stack(split) == ["P", "S", "T"])
    window.resize(
      to: CGSize(width: 1000, height: 768),
      traits: UITraitCollection(horizontalSizeClass: .regular), safeAreaInsets: .zero)
    window.layoutIfNeeded()
    let columns = split.children.compactMap { $0 as? UINavigationController }
    #expect(columns.map { $0.viewControllers.map(\.title) } == [["P"], ["S", "T"]])
    #expect(columns.allSatisfy { $0.view.superview === split.view })
  }

  @Test func `a compact column is shown instead of the others`() {
    let split = showCompact(.doubleColumn)
    split.setViewController(page("C"), for: .compact)
    #expect(places(split) == ["C 0.0 390.0"])
  }
}
