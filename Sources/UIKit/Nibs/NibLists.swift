import Foundation

/// Reads tables, collection views, their cells and layouts.
@MainActor
enum NibLists {
  static let classes: [NibClass] = [
    NibClass("tableView", UITableView.self, extends: "scrollView", tableRules()),
    NibClass("tableViewCell", UITableViewCell.self, extends: "view", cellRules()),
    NibClass(
      "tableViewHeaderFooterView", UITableViewHeaderFooterView.self, extends: "view",
      View.ignored("reuseIdentifier")),
    NibClass("collectionView", UICollectionView.self, extends: "scrollView", collectionRules()),
    NibClass(
      "collectionReusableView", UICollectionReusableView.self, extends: "view",
      View.ignored("reuseIdentifier")),
    NibClass(
      "collectionViewCell", UICollectionViewCell.self, extends: "collectionReusableView",
      collectionCellRules()),
    NibClass("collectionViewLayout", UICollectionViewLayout.self),
    NibClass(
      "collectionViewFlowLayout", UICollectionViewFlowLayout.self,
      extends: "collectionViewLayout", flowRules()),
  ]

  private typealias View = NibRules<UIView>
  private typealias Table = NibRules<UITableView>

  /// A height, which is −1 in the file if the table chooses it itself.
  private static func height(
    _ name: String, _ path: ReferenceWritableKeyPath<UITableView, CGFloat>
  ) -> NibRule {
    Table.attribute(name) { table, value throws(NibError) in
      let number = try value.number()
      table[keyPath: path] = number < 0 ? UITableView.automaticDimension : number
    }
  }

  private static func tableRules() -> [NibRule] {
    [
      height("rowHeight", \.rowHeight),
      height("estimatedRowHeight", \.estimatedRowHeight),
      height("sectionHeaderHeight", \.sectionHeaderHeight),
      height("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
      height("sectionFooterHeight", \.sectionFooterHeight),
      height("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
      height("sectionHeaderTopPadding", \.sectionHeaderTopPadding),
      Table.choice(
        "separatorStyle", \.separatorStyle,
        [
          "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine,
          "none": .none,
        ]),
      Table.flag("allowsSelection", \.allowsSelection),
      Table.flag("allowsMultipleSelection", \.allowsMultipleSelection),
      Table.flag("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
      Table.flag("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
      Table.integer(
        "sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount),
      Table.flag("contentViewInsetsToSafeArea", \.insetsContentViewsToSafeArea),
      Table.flag("viewLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth),
      Table.choice(
        "separatorInsetReference", \.separatorInsetReference,
        [
          "fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets,
        ]),
      Table.color("separatorColor", \.separatorColor),
      Table.color("sectionIndexColor", \.sectionIndexColor),
      Table.color("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor),
      Table.color("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor),
      Table.insets("separatorInset", \.separatorInset),
      Table.view("*", "tableHeaderView") { $0.tableHeaderView = $1 },
      Table.view("*", "tableFooterView") { $0.tableFooterView = $1 },
      Table.view("*", "backgroundView") { $0.backgroundView = $1 },
      Table.child("prototypes", nil) { table, value throws(NibError) in
        for element in value.element.children {
          let source = NibPrototype(element, in: value.graph)
          guard let identifier = element["reuseIdentifier"] else { continue }
          if element.name == "tableViewHeaderFooterView" {
            table.reuse.register(source, for: .headerFooter(identifier))
          } else {
            table.reuse.register(source, for: .cell(identifier))
          }
        }
      },
      Table.child("sections", nil, readSections),
    ] + Table.ignored("style", "dataMode")
  }

  private static func readSections(_ table: UITableView, _ value: NibValue) throws(NibError) {
    let content = NibStaticContent()
    for element in value.element.children {
      guard element.name == "tableViewSection" else {
        throw value.graph.document.error(.unknownElement(element.name), at: element)
      }
      var section = NibStaticContent.Section()
      for name in element.attributes.keys.sorted() {
        let text = element[name] ?? ""
        let part = NibValue(graph: value.graph, element: element, name: name, text: text)
        switch name {
        case "id", "userLabel", "colorLabel", "footerHeight", "headerHeight": continue
        case "headerTitle": section.header = part.localized()
        case "footerTitle": section.footer = part.localized()
        default:
          throw value.graph.document.error(.unknownAttribute(name, of: element.name), at: element)
        }
      }
      for child in element.children {
        let part = NibValue(graph: value.graph, element: child, name: child.key ?? "", text: "")
        switch (child.name, child.key) {
        case ("string", "headerTitle"?), ("mutableString", "headerTitle"?):
          section.header = try part.string()
        case ("string", "footerTitle"?), ("mutableString", "footerTitle"?):
          section.footer = try part.string()
        case (_, "headerView"?): section.headerView = try value.graph.make(child) as? UIView
        case (_, "footerView"?): section.footerView = try value.graph.make(child) as? UIView
        case ("cells", _): try readCells(child, value.graph, into: &section)
        default:
          throw value.graph.document.error(.unknownElement(child.name), at: child)
        }
      }
      content.sections.append(section)
    }
    table.staticContent = content
  }

  private static func readCells(
    _ list: NibElement, _ graph: NibGraph, into section: inout NibStaticContent.Section
  ) throws(NibError) {
    for element in list.children {
      guard let cell = try graph.make(element) as? UITableViewCell else { continue }
      let height = element["rowHeight"].flatMap(Double.init).map { CGFloat($0) }
      section.rows.append((cell, height))
    }
  }

  // MARK: - Cells

  private typealias Cell = NibRules<UITableViewCell>

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]

  private static func cellRules() -> [NibRule] {
    [
      Cell.choice(
        "selectionStyle", \.selectionStyle,
        [
          "none": .none, "blue": .blue, "gray": .gray, "default": .default,
        ]),
      Cell.choice("accessoryType", \.accessoryType, accessories),
      Cell.choice("editingAccessoryType", \.editingAccessoryType, accessories),
      Cell.integer("indentationLevel", \.indentationLevel),
      Cell.number("indentationWidth", \.indentationWidth),
      Cell.flag("shouldIndentWhileEditing", \.shouldIndentWhileEditing),
      Cell.flag("showsReorderControl", \.showsReorderControl),
      Cell.insets("separatorInset", \.separatorInset),
      Cell.attribute("textLabel") { cell, value throws(NibError) in
        try readPart(cell.textLabel, value)
      },
      Cell.attribute("detailTextLabel") { cell, value throws(NibError) in
        try readPart(cell.detailTextLabel, value)
      },
      Cell.attribute("imageView") { cell, value throws(NibError) in
        try readPart(cell.imageView, value)
      },
      Cell.child("tableViewCellContentView", "contentView") { cell, value throws(NibError) in
        value.graph.read(value.element, into: cell.contentView)
        value.graph.noteMade(value.element, cell.contentView)
      },
      Cell.view("*", "backgroundView") { $0.backgroundView = $1 },
      Cell.view("*", "selectedBackgroundView") { $0.selectedBackgroundView = $1 },
      Cell.view("*", "multipleSelectionBackgroundView") {
        $0.multipleSelectionBackgroundView = $1
      },
      Cell.view("*", "accessoryView") { $0.accessoryView = $1 },
      Cell.view("*", "editingAccessoryView") { $0.editingAccessoryView = $1 },
    ]
      + Cell.ignored(
        "reuseIdentifier", "style", "rowHeight", "hidesAccessoryWhenEditing", "focusStyle",
        "useCellHeight")
  }

  /// Reads a cell's own label or image, whose contents are in the file.
  private static func readPart(_ part: UIView?, _ value: NibValue) throws(NibError) {
    guard let part, let element = value.graph.document.elements[value.text] else { return }
    value.graph.read(element, into: part)
    value.graph.noteMade(element, part)
  }

  // MARK: - Collection views

  private typealias Collection = NibRules<UICollectionView>

  private static func collectionRules() -> [NibRule] {
    [
      Collection.flag("allowsSelection", \.allowsSelection),
      Collection.flag("allowsMultipleSelection", \.allowsMultipleSelection),
      Collection.flag("prefetchingEnabled", \.isPrefetchingEnabled),
      Collection.child("*", "collectionViewLayout") { view, value throws(NibError) in
        guard let made = try value.graph.make(value.element) as? UICollectionViewLayout else {
          return
        }
        view.collectionViewLayout = made
      },
      Collection.child("cells", nil) { view, value throws(NibError) in
        for element in value.element.children {
          guard let identifier = element["reuseIdentifier"] else { continue }
          let source = NibPrototype(element, in: value.graph)
          view.reuse.register(source, for: .cell(identifier))
        }
      },
      supplement("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      supplement("sectionFooterView", UICollectionView.elementKindSectionFooter),
      Collection.view("*", "backgroundView") { $0.backgroundView = $1 },
    ] + Collection.ignored("dataMode", "springLoaded", "selfSizingInvalidation")
  }

  private static func supplement(_ key: String, _ kind: String) -> NibRule {
    Collection.child("collectionReusableView", key) { view, value throws(NibError) in
      guard let identifier = value.element["reuseIdentifier"] else { return }
      let name = SupplementaryName(kind: kind, identifier: identifier)
      let source = NibPrototype(value.element, in: value.graph)
      view.reuse.register(source, for: .supplementary(name))
    }
  }

  private typealias Item = NibRules<UICollectionViewCell>

  private static func collectionCellRules() -> [NibRule] {
    func readContent(_ cell: UICollectionViewCell, _ value: NibValue) throws(NibError) {
      value.graph.read(value.element, into: cell.contentView)
      value.graph.noteMade(value.element, cell.contentView)
    }
    return [
      Item.child("view", "contentView", readContent),
      Item.child("collectionViewCellContentView", "contentView", readContent),
      Item.child("size", "customSize") { _, _ throws(NibError) in },
      Item.view("*", "backgroundView") { $0.backgroundView = $1 },
      Item.view("*", "selectedBackgroundView") { $0.selectedBackgroundView = $1 },
    ]
  }

  private typealias Flow = NibRules<UICollectionViewFlowLayout>

  private static func flowRules() -> [NibRule] {
    [
      Flow.choice(
        "scrollDirection", \.scrollDirection,
        [
          "vertical": .vertical, "horizontal": .horizontal,
        ]),
      Flow.number("minimumLineSpacing", \.minimumLineSpacing),
      Flow.number("minimumInteritemSpacing", \.minimumInteritemSpacing),
      Flow.flag("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds),
      Flow.flag("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds),
      Flow.attribute("automaticEstimatedItemSize") { layout, value throws(NibError) in
        if try value.flag() {
          layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
      },
      Flow.choice(
        "sectionInsetReference", \.sectionInsetReference,
        [
          "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
          "layoutMargins": .fromLayoutMargins,
        ]),
      Flow.size("itemSize", \.itemSize), Flow.size("estimatedItemSize", \.estimatedItemSize),
      Flow.size("headerReferenceSize", \.headerReferenceSize),
      Flow.size("footerReferenceSize", \.footerReferenceSize),
      Flow.insets("sectionInset", \.sectionInset),
    ]
  }
}

/// Makes reusable views: a nib, or a prototype in a storyboard's table.
@MainActor
protocol NibViewSource: AnyObject {
  func makeReusableView() -> UIView?
}

/// A prototype cell or header, from which views are made when rows need them.
@MainActor
final class NibPrototype: NibViewSource {
  private let element: NibElement
  private let outer: NibGraph

  init(_ element: NibElement, in outer: NibGraph) {
    self.element = element
    self.outer = outer
  }

  func makeReusableView() -> UIView? {
    let graph = NibGraph(outer.document, bundle: outer.bundle, owner: outer.owner, outer: outer)
    graph.scope = element
    do throws(NibError) {
      return try NibLoading.within(element.id ?? element.name, in: outer.document.file) {
        () throws(NibError) in
        let view = try graph.make(element) as? UIView
        graph.complete()
        return view
      }
    } catch {
      outer.report(error)
      return nil
    }
  }
}

/// The cells of a table whose content is in the storyboard.
@MainActor
final class NibStaticContent {
  struct Section {
    var header: String?
    var footer: String?
    var headerView: UIView?
    var footerView: UIView?
    var rows: [(cell: UITableViewCell, height: CGFloat?)] = []
  }

  var sections: [Section] = []

  subscript(path: IndexPath) -> (cell: UITableViewCell, height: CGFloat?)? {
    guard path.count == 2, sections.indices.contains(path[0]),
      sections[path[0]].rows.indices.contains(path[1])
    else { return nil }
    return sections[path[0]].rows[path[1]]
  }

  subscript(section: Int) -> Section? {
    sections.indices.contains(section) ? sections[section] : nil
  }
}
