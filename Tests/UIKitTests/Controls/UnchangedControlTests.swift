import Testing
import UIKit

/// Setters of controls and bars that are given what is there.
@MainActor @Suite struct UnchangedControlTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  private func expectClean<View: UIView>(
    _ tree: CleanTree<View>, _ setters: [(View) -> Void],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (index, set) in setters.enumerated() {
      #expect(tree.dirt(after: set) == [], "setter \(index)", sourceLocation: sourceLocation)
    }
  }

  @Test func `a button that is given what it has needs nothing`() {
    let button = UIButton(type: .system)
    button.setTitle("title", for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.setImage(image, for: .normal)
    let tree = CleanTree(button)
    expectClean(
      tree,
      [
        { $0.setTitle("title", for: .normal) }, { $0.setTitle(nil, for: .highlighted) },
        { $0.setTitleColor(.red, for: .normal) }, { $0.setTitleColor(nil, for: .selected) },
        { $0.setImage(image, for: .normal) }, { $0.setImage(nil, for: .disabled) },
        { $0.setBackgroundImage(nil, for: .normal) }, { $0.setAttributedTitle(nil, for: .normal) },
        { $0.setTitleShadowColor(nil, for: .normal) }, { $0.contentEdgeInsets = .zero },
        { $0.titleEdgeInsets = .zero }, { $0.imageEdgeInsets = .zero }, { $0.role = .normal },
        { $0.setPreferredSymbolConfiguration(nil, forImageIn: .normal) },
        { $0.isEnabled = true }, { $0.isSelected = false }, { $0.configuration = nil },
        { $0.contentHorizontalAlignment = .center }, { $0.configurationUpdateHandler = nil },
        { $0.titleLabel?.font = $0.titleLabel?.font }, { $0.tintColor = $0.tintColor },
      ])
    #expect(tree.dirt { $0.setTitle("other", for: .normal) } != [])
  }

  @Test func `a title's colour asks for the button's layout alone`() {
    let button = UIButton(type: .system)
    button.setTitle("title", for: .normal)
    let tree = CleanTree(button)
    #expect(tree.dirt { $0.setTitleColor(.blue, for: .normal) } == ["UIButton: layout"])
  }

  @Test func `an attributed title is kept as it was when it was set`() {
    let button = UIButton()
    let title = NSMutableAttributedString(string: "one")
    button.setAttributedTitle(title, for: .normal)
    let tree = CleanTree(button)
    title.append(NSAttributedString(string: " more"))
    #expect(button.attributedTitle(for: .normal)?.string == "one")
    #expect(tree.dirt { $0.setAttributedTitle(title, for: .normal) } != [])
  }

  @Test func `a button's configuration that is equal changes nothing`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "title"
    configuration.image = image
    let tree = CleanTree(UIButton(configuration: configuration))
    #expect(tree.dirt { $0.configuration = configuration } == [])
    #expect(tree.dirt { $0.configuration?.title = "title" } == [])
    #expect(tree.dirt { $0.configuration?.title = "other" } != [])
  }

  @Test func `an image view that is given what it has needs nothing`() {
    let tree = CleanTree(UIImageView(image: image))
    expectClean(
      tree,
      [
        { $0.image = image }, { $0.highlightedImage = nil }, { $0.isHighlighted = false },
        { $0.preferredSymbolConfiguration = nil }, { $0.contentMode = .scaleToFill },
      ])
    #expect(tree.dirt { $0.image = nil } != [])
  }

  @Test func `controls that are given what they have need nothing`() {
    expectClean(
      CleanTree(UISlider()),
      [
        { $0.value = 0 }, { $0.minimumValue = 0 }, { $0.maximumValue = 1 },
        { $0.minimumTrackTintColor = nil }, { $0.thumbTintColor = nil },
        { $0.minimumValueImage = nil }, { $0.setThumbImage(nil, for: .normal) },
        { $0.setMinimumTrackImage(nil, for: .normal) },
        { $0.setMaximumTrackImage(nil, for: .normal) },
      ])
    expectClean(
      CleanTree(UISwitch()), [{ $0.isOn = false }, { $0.onTintColor = nil }])
    expectClean(
      CleanTree(UIStepper()),
      [{ $0.value = 0 }, { $0.minimumValue = 0 }, { $0.maximumValue = 100 }, { $0.wraps = false }])
    let pages = UIPageControl()
    pages.numberOfPages = 3
    expectClean(
      CleanTree(pages),
      [
        { $0.numberOfPages = 3 }, { $0.currentPage = 0 }, { $0.hidesForSinglePage = false },
        { $0.pageIndicatorTintColor = nil }, { $0.preferredIndicatorImage = nil },
      ])
    expectClean(
      CleanTree(UIProgressView()),
      [
        { $0.progress = 0 }, { $0.progressViewStyle = .default }, { $0.trackImage = nil },
        { $0.progressTintColor = nil }, { $0.observedProgress = nil },
      ])
    expectClean(
      CleanTree(UIActivityIndicatorView(style: .medium)),
      [{ $0.style = .medium }, { $0.color = .systemGray }, { $0.stopAnimating() }])
  }

  @Test func `a segmented control that is given what it has needs nothing`() {
    let control = UISegmentedControl(items: ["one", "two"])
    control.selectedSegmentIndex = 1
    let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red, .kern: 2.0]
    control.setTitleTextAttributes(attributes, for: .normal)
    let tree = CleanTree(control)
    expectClean(
      tree,
      [
        { $0.selectedSegmentIndex = 1 }, { $0.setTitle("one", forSegmentAt: 0) },
        { $0.setImage(nil, forSegmentAt: 5) }, { $0.setWidth(0, forSegmentAt: 0) },
        { $0.setContentOffset(.zero, forSegmentAt: 0) }, { $0.setEnabled(true, forSegmentAt: 0) },
        { $0.setTitleTextAttributes(attributes, for: .normal) },
        { $0.setTitleTextAttributes(nil, for: .selected) },
        { $0.apportionsSegmentWidthsByContent = false }, { $0.selectedSegmentTintColor = nil },
      ])
    #expect(tree.dirt { $0.setTitle("three", forSegmentAt: 0) } != [])
  }

  @Test func `a stack view that is given what it has needs nothing`() {
    let (first, second) = (UILabel(), UILabel())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.setCustomSpacing(4, after: first)
    let tree = CleanTree(stack)
    expectClean(
      tree,
      [
        { $0.addArrangedSubview(second) }, { $0.insertArrangedSubview(first, at: 0) },
        { $0.insertArrangedSubview(second, at: 9) }, { $0.setCustomSpacing(4, after: first) },
        { $0.setCustomSpacing(UIStackView.spacingUseDefault, after: second) },
        { $0.axis = .horizontal }, { $0.spacing = 0 }, { $0.alignment = .fill },
        { $0.distribution = .fill },
      ])
    #expect(tree.dirt { $0.addArrangedSubview(first) } != [])
    #expect(stack.arrangedSubviews == [second, first])
  }

  @Test func `cells that are given what they have need nothing`() {
    var content = UIListContentConfiguration.cell()
    content.text = "row"
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = content
    cell.backgroundConfiguration = .listPlainCell()
    cell.accessoryView = UIView()
    expectClean(
      CleanTree(cell, isPlaced: false),
      [
        { $0.contentConfiguration = $0.contentConfiguration },
        { $0.backgroundConfiguration = $0.backgroundConfiguration },
        { $0.accessoryView = $0.accessoryView }, { $0.backgroundView = nil },
        { $0.selectedBackgroundView = nil }, { $0.selectionStyle = .default },
        { $0.shouldIndentWhileEditing = true }, { $0.configurationUpdateHandler = nil },
        { $0.automaticallyUpdatesContentConfiguration = true }, { $0.isSelected = false },
      ])
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentConfiguration = content
    expectClean(
      CleanTree(header, isPlaced: false),
      [
        { $0.contentConfiguration = $0.contentConfiguration }, { $0.backgroundView = nil },
        { $0.tintColor = nil }, { $0.backgroundConfiguration = nil },
      ])
    let item = UICollectionViewCell()
    item.contentConfiguration = content
    item.backgroundConfiguration = .listGroupedCell()
    expectClean(
      CleanTree(item, isPlaced: false),
      [
        { $0.contentConfiguration = $0.contentConfiguration },
        { $0.backgroundConfiguration = $0.backgroundConfiguration }, { $0.backgroundView = nil },
      ])
  }

  @Test func `a table that is given what it has needs nothing`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    table.tableHeaderView = header
    let tree = CleanTree(table, isPlaced: false)
    expectClean(
      tree,
      [
        { $0.tableHeaderView = header }, { $0.tableFooterView = nil },
        { $0.separatorStyle = .singleLine }, { $0.separatorColor = .separator },
        { $0.backgroundView = nil }, { $0.rowHeight = UITableView.automaticDimension },
        { $0.allowsMultipleSelectionDuringEditing = false },
      ])
  }

  @Test func `a header that is set again with another height is laid out at that`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    table.tableHeaderView = header
    table.layoutIfNeeded()
    let before = table.contentSize.height
    header.frame.size.height = 50
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(table.contentSize.height == before + 30)
  }

  @Test func `bars and their items that are given what they have need nothing`() {
    let item = UINavigationItem(title: "title")
    let button = UIBarButtonItem(title: "edit", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = button
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    bar.setItems([item], animated: false)
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    let tree = CleanTree(bar, isPlaced: false)
    expectClean(
      tree,
      [
        { $0.setItems([item], animated: false) }, { $0.isTranslucent = true },
        { $0.barTintColor = nil }, { $0.titleTextAttributes = [.foregroundColor: UIColor.red] },
        { $0.prefersLargeTitles = false }, { _ in item.title = "title" },
        { _ in item.rightBarButtonItem = button }, { _ in item.leftBarButtonItems = nil },
        { _ in item.hidesBackButton = false }, { _ in item.backButtonTitle = nil },
        { _ in button.title = "edit" }, { _ in button.image = nil },
        { _ in button.isEnabled = true }, { _ in button.width = 0 },
        { _ in button.setTitleTextAttributes(nil, for: .normal) },
      ])
    #expect(tree.dirt { _ in button.title = "done" } == ["UINavigationBar: layout"])
    let tab = UITabBarItem(title: "tab", image: image, tag: 0)
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
    tabs.items = [tab]
    tabs.selectedItem = tab
    expectClean(
      CleanTree(tabs, isPlaced: false),
      [
        { $0.items = [tab] }, { $0.selectedItem = tab }, { $0.barTintColor = nil },
        { _ in tab.title = "tab" }, { _ in tab.image = image }, { _ in tab.badgeValue = nil },
        { _ in tab.setTitleTextAttributes(nil, for: .normal) },
      ])
  }
}
