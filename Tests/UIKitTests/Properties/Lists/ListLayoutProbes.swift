import UIKit

extension PropertyTable {
  private typealias Configuration = UICollectionLayoutListConfiguration

  private static func list(
    _ start: UICollectionLayoutListConfiguration
  ) -> Specimen<UICollectionLayoutListConfiguration> {
    let list = ListFixture(
      [["a", "b"], ["c"]], start, size: CGSize(width: 160, height: 200))
    return Specimen(
      start, showing: Sample.root(with: list.view, frame: list.view.frame), side: 200,
      keeping: [list],
      use: { list.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: $0) })
  }

  static func listLayouts() -> [PropertyProbe] {
    let swipe = PropertyVerdicts.swipe
    var family = PropertyFamily("UICollectionLayoutListConfiguration") {
      list(.init(appearance: .plain))
    }
    family.probe("showsSeparators", \.showsSeparators, false)
    family.probe(
      "separatorConfiguration", own: { _ in }, change: { $0.separatorConfiguration.color = .red })
    family.probe(
      "itemSeparatorHandler", own: { _ in },
      change: {
        $0.itemSeparatorHandler = { _, section in
          var own = section
          own.color = .red
          return own
        }
      })
    family.probe("backgroundColor", \.backgroundColor, .green)
    family.probe(
      "leadingSwipeActionsConfigurationProvider", swipe, own: { _ in },
      change: { $0.leadingSwipeActionsConfigurationProvider = { _ in nil } })
    family.probe(
      "trailingSwipeActionsConfigurationProvider", swipe, own: { _ in },
      change: { $0.trailingSwipeActionsConfigurationProvider = { _ in nil } })
    family.probe("headerMode", \.headerMode, .supplementary)
    family.probe("footerMode", \.footerMode, .supplementary)
    family.probe(
      "headerTopPadding", \.headerTopPadding, 40, given: { $0.headerMode = .supplementary })
    return family.probes + separators() + listCells() + options() + outlines() + swipes()
      + transitionLayouts()
  }

  private static func separators() -> [PropertyProbe] {
    var family = PropertyFamily("UIListSeparatorConfiguration") {
      let start = Configuration(appearance: .plain)
      let list = ListFixture([["a", "b"]], start, size: CGSize(width: 160, height: 200))
      return Specimen(
        start.separatorConfiguration,
        showing: Sample.root(with: list.view, frame: list.view.frame), side: 200, keeping: [list],
        use: { separators in
          var configuration = start
          configuration.separatorConfiguration = separators
          if separators.multipleSelectionColor == .purple { list.view.isEditing = true }
          list.view.collectionViewLayout =
            UICollectionViewCompositionalLayout.list(using: configuration)
        })
    }
    let insets = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 30)
    family.probe("topSeparatorVisibility", \.topSeparatorVisibility, .visible)
    family.probe("bottomSeparatorVisibility", \.bottomSeparatorVisibility, .hidden)
    family.probe(
      "topSeparatorInsets", \.topSeparatorInsets, insets,
      given: { $0.topSeparatorVisibility = .visible })
    family.probe("bottomSeparatorInsets", \.bottomSeparatorInsets, insets)
    family.probe("color", \.color, .red)
    family.probe("multipleSelectionColor", \.multipleSelectionColor, .purple)
    family.probe("visualEffect", \.visualEffect, UIBlurEffect(style: .regular))
    return family.probes
  }

  private static func listCell(
    _ accessories: [UICellAccessory] = [.checkmark()],
    use: @escaping @MainActor (UICollectionViewListCell) -> Void = { _ in }
  ) -> Specimen<UICollectionViewListCell> {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = "Row"
    cell.contentConfiguration = content
    cell.accessories = accessories
    return Specimen(cell, showing: Sample.root(with: cell, frame: cell.frame), side: 200, use: use)
  }

  private static func listCells() -> [PropertyProbe] {
    var family = PropertyFamily("UICollectionViewListCell") { listCell() }
    family.probe("accessories", \.accessories, [.disclosureIndicator()])
    family.probe("indentationLevel", \.indentationLevel, 2)
    family.probe("indentationWidth", \.indentationWidth, 40, given: { $0.indentationLevel = 1 })
    family.probe(
      "indentsAccessories", \.indentsAccessories, false,
      given: {
        $0.indentationLevel = 3
        $0.accessories = [.delete(displayed: .always)]
      })
    return family.probes
  }

  // MARK: Accessories

  /// Options whose accessory a cell shows.
  private static func accessory<Options>(
    _ options: Options, _ make: @escaping @MainActor (Options) -> UICellAccessory
  ) -> Specimen<Options> {
    let cell = listCell([]).subject
    cell.removeFromSuperview()
    return Specimen(
      options, showing: Sample.root(with: cell, frame: cell.frame), side: 200,
      use: { cell.accessories = [make($0)] })
  }

  private static func options() -> [PropertyProbe] {
    typealias Accessory = UICellAccessory
    var sign = PropertyFamily("UICellAccessory.DisclosureIndicatorOptions") {
      accessory(Accessory.DisclosureIndicatorOptions()) { .checkmark(options: $0) }
    }
    sign.probe("isHidden", \.isHidden, true)
    sign.probe("reservedLayoutWidth", \.reservedLayoutWidth, .custom(60))
    sign.probe("tintColor", \.tintColor, .red)
    var round = PropertyFamily("UICellAccessory.DeleteOptions") {
      accessory(Accessory.DeleteOptions()) { .delete(displayed: .always, options: $0) }
    }
    round.probe("isHidden", \.isHidden, true)
    round.probe("reservedLayoutWidth", \.reservedLayoutWidth, .custom(60))
    round.probe("tintColor", \.tintColor, .blue)
    round.probe("backgroundColor", \.backgroundColor, .blue)
    var reorder = PropertyFamily("UICellAccessory.ReorderOptions") {
      accessory(Accessory.ReorderOptions()) { .reorder(displayed: .always, options: $0) }
    }
    reorder.probe("isHidden", \.isHidden, true)
    reorder.probe("reservedLayoutWidth", \.reservedLayoutWidth, .custom(60))
    reorder.probe("tintColor", \.tintColor, .red)
    reorder.probe(
      "showsVerticalSeparator", \.showsVerticalSeparator, false,
      on: {
        let cell = listCell([]).subject
        cell.removeFromSuperview()
        return Specimen(
          Accessory.ReorderOptions(), showing: Sample.root(with: cell, frame: cell.frame),
          side: 200,
          use: { cell.accessories = [.checkmark(), .reorder(displayed: .always, options: $0)] })
      })
    return sign.probes + round.probes + reorder.probes + moreOptions()
  }

  private static func moreOptions() -> [PropertyProbe] {
    typealias Accessory = UICellAccessory
    var outline = PropertyFamily("UICellAccessory.OutlineDisclosureOptions") {
      accessory(Accessory.OutlineDisclosureOptions()) { .outlineDisclosure(options: $0) }
    }
    outline.probe(
      "style", \.style, .header, .listed(.behaviour, "Decides what of a cell expands it."))
    outline.probe("isHidden", \.isHidden, true)
    outline.probe("reservedLayoutWidth", \.reservedLayoutWidth, .custom(60))
    outline.probe("tintColor", \.tintColor, .red)
    var label = PropertyFamily("UICellAccessory.LabelOptions") {
      accessory(Accessory.LabelOptions()) { .label(text: "9", options: $0) }
    }
    label.probe("isHidden", \.isHidden, true)
    label.probe("reservedLayoutWidth", \.reservedLayoutWidth, .custom(60))
    label.probe("tintColor", \.tintColor, .red)
    label.probe("font", \.font, .systemFont(ofSize: 30))
    label.probe(
      "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, false,
      on: {
        let specimen = accessory(Accessory.LabelOptions()) { .label(text: "9", options: $0) }
        specimen.stage.host.window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        return specimen
      }, given: { $0.font = .preferredFont(forTextStyle: .body) })
    var custom = PropertyFamily("UICellAccessory.CustomViewConfiguration") {
      let stack = UIStackView(arrangedSubviews: [Sample.block(.zero, .red)])
      stack.frame.size = CGSize(width: 30, height: 20)
      return accessory(
        Accessory.CustomViewConfiguration(customView: stack, placement: .trailing())
      ) { .customView(configuration: $0) }
    }
    custom.probe("isHidden", \.isHidden, true)
    custom.probe("reservedLayoutWidth", \.reservedLayoutWidth, .custom(80))
    custom.probe(
      "tintColor", \.tintColor, .green,
      on: {
        accessory(
          Accessory.CustomViewConfiguration(
            customView: UIImageView(image: UIImage(systemName: "star")), placement: .trailing())
        ) { .customView(configuration: $0) }
      })
    custom.probe("maintainsFixedSize", \.maintainsFixedSize, true)
    return outline.probes + label.probes + custom.probes
  }

  // MARK: What touches alone lead to

  private static func outlines() -> [PropertyProbe] {
    var sources = PropertyFamily<Void>("UICollectionViewDiffableDataSource") { nothing() }
    let touch = "Asked and told when a finger expands or moves an item."
    sources.list("sectionSnapshotHandlers", .behaviour, touch)
    sources.list("reorderingHandlers", .behaviour, touch)
    var sections = PropertyFamily<Void>(
      "UICollectionViewDiffableDataSource.SectionSnapshotHandlers"
    ) { nothing() }
    for name in [
      "shouldExpandItem", "willExpandItem", "shouldCollapseItem", "willCollapseItem",
      "snapshotForExpandingParent",
    ] { sections.list(name, .behaviour, touch) }
    var orders = PropertyFamily<Void>(
      "UICollectionViewDiffableDataSource.ReorderingHandlers"
    ) { nothing() }
    for name in ["canReorderItem", "willReorder", "didReorder"] {
      orders.list(name, .behaviour, touch)
    }
    return sources.probes + sections.probes + orders.probes
  }

  private static func swipes() -> [PropertyProbe] {
    let seen = "Seen only while a row is swiped."
    var actions = PropertyFamily<Void>("UIContextualAction") { nothing() }
    for name in ["title", "image", "backgroundColor"] { actions.list(name, .behaviour, seen) }
    var rows = PropertyFamily<Void>("UITableViewRowAction") { nothing() }
    for name in ["title", "backgroundColor", "backgroundEffect"] {
      rows.list(name, .behaviour, seen)
    }
    var all = PropertyFamily<Void>("UISwipeActionsConfiguration") { nothing() }
    all.list("performsFirstActionWithFullSwipe", .behaviour, seen)
    return actions.probes + rows.probes + all.probes
  }

  private static func transitionLayouts() -> [PropertyProbe] {
    var family = PropertyFamily("UICollectionViewTransitionLayout") {
      let (one, other) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
      other.itemSize = CGSize(width: 20, height: 20)
      let layout = UICollectionViewTransitionLayout(currentLayout: one, nextLayout: other)
      return collection(layout, layout)
    }
    family.probe("transitionProgress", \.transitionProgress, 0.5)
    return family.probes
  }
}

enum PropertyVerdicts {
  static let swipe = Verdict.listed(.behaviour, "Asked when a row is swiped.")
}
