import UIKit

extension PropertyTable {
  /// Two sections with a header and a footer.
  private static func table(
    _ style: UITableView.Style = .plain, rows: Int = 2,
    use: @escaping @MainActor (UITableView) -> Void = { _ in }
  ) -> Specimen<UITableView> {
    let fixture = TableFixture([(0..<rows).map { "Row \($0)" }, ["Last"]])
    fixture.titles = ["Head", nil]
    fixture.footers = [nil, "Foot"]
    let view = UITableView(
      frame: CGRect(x: 0, y: 0, width: 160, height: 200), style: style)
    view.dataSource = fixture
    view.delegate = fixture
    return Specimen(
      view, showing: Sample.root(with: view, frame: view.frame), side: 200, keeping: [fixture],
      measures: { ["\($0.contentSize)"] }, use: use)
  }

  /// One whose rows have constraints, and so their own heights.
  private static func selfSized() -> Specimen<UITableView> {
    let fixture = TableFixture([(0..<40).map { "Row \($0)" }])
    fixture.titles = ["Head"]
    fixture.footers = ["Foot"]
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 90), style: .plain)
    view.dataSource = fixture
    view.delegate = fixture
    return Specimen(
      view, showing: Sample.root(with: view, frame: view.frame), side: 200, keeping: [fixture],
      measures: { ["\($0.contentSize)"] })
  }

  private static func manySections() -> Specimen<UITableView> {
    let fixture = TableFixture((0..<40).map { ["Row \($0)"] })
    fixture.titles = (0..<40).map { "Head \($0)" }
    fixture.footers = (0..<40).map { "Foot \($0)" }
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 90), style: .grouped)
    view.dataSource = fixture
    view.delegate = fixture
    return Specimen(
      view, showing: Sample.root(with: view, frame: view.frame), side: 200, keeping: [fixture],
      measures: { ["\($0.contentSize)"] })
  }

  private final class IndexedSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
  }

  static func tableViews() -> [PropertyProbe] {
    var family = PropertyFamily("UITableView") { table() }
    addSizes(to: &family)
    addParts(to: &family)
    addSelection(to: &family)
    return family.probes
  }

  private static func addSizes(to family: inout PropertyFamily<UITableView>) {
    family.probe("rowHeight", \.rowHeight, 20)
    family.probe("sectionHeaderHeight", \.sectionHeaderHeight, 50)
    family.probe("sectionFooterHeight", \.sectionFooterHeight, 50)
    family.probe("estimatedRowHeight", \.estimatedRowHeight, 90, on: selfSized)
    family.probe(
      "estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight, 90, on: manySections)
    family.probe(
      "estimatedSectionFooterHeight", \.estimatedSectionFooterHeight, 90, on: manySections)
    family.probe("sectionHeaderTopPadding", \.sectionHeaderTopPadding, 30)
    family.probe("contentSize", \.contentSize, CGSize(width: 160, height: 999))
    family.probe(
      "cellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth, true,
      on: {
        let specimen = table()
        specimen.stage.host.window.frame.size.width = 900
        specimen.subject.superview?.frame.size.width = 900
        specimen.subject.frame.size.width = 900
        return specimen
      })
    family.probe(
      "insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea, false,
      on: {
        let specimen = table()
        specimen.stage.host.window.screenSafeArea.left = 30
        return specimen
      })
    family.probe(
      "selfSizingInvalidation", \.selfSizingInvalidation, .disabled,
      .listed(.behaviour, "Decides whether a cell that changes later is measured again."))
  }

  private static func addParts(to family: inout PropertyFamily<UITableView>) {
    family.probe(
      "dataSource",
      own: { table in
        let own = table.dataSource
        table.dataSource = own
      }, change: { $0.dataSource = nil })
    family.probe("delegate", \.delegate, nil, .listed(.behaviour, "Who is asked and told."))
    family.probe(
      "prefetchDataSource", \.prefetchDataSource, nil,
      .listed(.behaviour, "Who is told what may be needed soon."))
    family.probe(
      "isPrefetchingEnabled", \.isPrefetchingEnabled, false,
      .listed(.behaviour, "Decides whether anybody is told what may be needed soon."))
    family.probe("separatorStyle", \.separatorStyle, .none)
    family.probe("separatorColor", \.separatorColor, .red)
    family.probe("separatorEffect", \.separatorEffect, UIBlurEffect(style: .dark))
    family.probe(
      "separatorInset", \.separatorInset, UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0),
      given: { $0.separatorInset.left = 10 })
    family.probe(
      "separatorInsetReference", \.separatorInsetReference, .fromAutomaticInsets,
      given: { $0.separatorInset.left = 10 })
    family.probe(
      "backgroundView", \.backgroundView, Sample.block(.zero, .green),
      given: { $0.rowHeight = 20 })
    family.probe(
      "tableHeaderView", \.tableHeaderView,
      Sample.block(CGRect(x: 0, y: 0, width: 10, height: 10), .green))
    family.probe(
      "tableFooterView", \.tableFooterView,
      Sample.block(CGRect(x: 0, y: 0, width: 10, height: 10), .green))
    let indexed: @MainActor () -> Specimen<UITableView> = {
      let fixture = IndexedSource()
      let view = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 160), style: .plain)
      view.dataSource = fixture
      return Specimen(
        view, showing: Sample.root(with: view, frame: view.frame), keeping: [fixture])
    }
    family.probe("sectionIndexColor", \.sectionIndexColor, .red, on: indexed)
    family.probe(
      "sectionIndexBackgroundColor", \.sectionIndexBackgroundColor, .red, on: indexed)
    family.probe(
      "sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor, .red,
      .listed(.behaviour, "Seen only while a finger is on the index."))
    family.probe(
      "sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount, 99, on: indexed)
    family.probe("fillerRowHeight", \.fillerRowHeight, 10, on: indexed)
    family.probe(
      "contentHuggingElements", \.contentHuggingElements, .sectionHeaders, .noted)
  }

  private static func addSelection(to family: inout PropertyFamily<UITableView>) {
    let focus = Verdict.listed(.behaviour, "Matters where something has the focus.")
    family.probe("selectionFollowsFocus", \.selectionFollowsFocus, true, focus)
    family.probe("allowsFocus", \.allowsFocus, false, focus)
    family.probe("allowsFocusDuringEditing", \.allowsFocusDuringEditing, true, focus)
    family.probe("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath, true, focus)
    let touch = Verdict.listed(.behaviour, "Decides whether a touch selects.")
    family.probe("allowsSelection", \.allowsSelection, false, touch)
    family.probe(
      "allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, true, touch)
    family.probe(
      "allowsMultipleSelection", \.allowsMultipleSelection, true,
      on: {
        table(use: { table in
          for row in 0..<2 {
            table.selectRow(at: .at(row), animated: false, scrollPosition: .none)
          }
        })
      })
    family.probe(
      "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing, true,
      on: { table(use: { $0.isEditing = true }) })
    family.probe("isEditing", \.isEditing, true)
  }

  // MARK: Cells

  private static func cell(
    _ style: UITableViewCell.CellStyle = .default
  ) -> Specimen<UITableViewCell> {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    return Specimen(
      cell, showing: Sample.root(with: cell, frame: CGRect(x: 0, y: 0, width: 200, height: 44)),
      side: 200)
  }

  /// One that a table shows while it is edited.
  private static func editedCell() -> Specimen<UITableViewCell> {
    let specimen = cell()
    specimen.subject.isEditing = true
    return specimen
  }

  private static func cellInTable() -> Specimen<UITableViewCell> {
    let specimen = table()
    try? specimen.stage.settle()
    let cell = specimen.subject.cellForRow(at: .at(0)) ?? UITableViewCell()
    return Specimen(cell, in: specimen.stage)
  }

  static func tableCells() -> [PropertyProbe] {
    var family = PropertyFamily("UITableViewCell") { cell() }
    addConfigurations(to: &family)
    let side: @MainActor () -> UIView = {
      Sample.block(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
    }
    let selected: @MainActor (inout UITableViewCell) -> Void = { $0.isSelected = true }
    let editing: @MainActor (inout UITableViewCell) -> Void = { $0.isEditing = true }
    family.probe("selectionStyle", \.selectionStyle, .none, given: selected)
    family.probe("isSelected", \.isSelected, true)
    family.probe("isHighlighted", \.isHighlighted, true)
    family.probe("backgroundView", \.backgroundView, side())
    family.probe("selectedBackgroundView", \.selectedBackgroundView, side(), given: selected)
    family.probe(
      "multipleSelectionBackgroundView", \.multipleSelectionBackgroundView, side(),
      on: {
        let specimen = table()
        specimen.subject.allowsMultipleSelection = true
        specimen.subject.reloadData()
        try? specimen.stage.settle()
        let cell = specimen.subject.cellForRow(at: .at(0)) ?? UITableViewCell()
        return Specimen(cell, in: specimen.stage, use: { $0.isSelected = true })
      })
    family.probe("backgroundColor", \.backgroundColor, .red)
    family.probe("accessoryType", \.accessoryType, .checkmark)
    family.probe("accessoryView", \.accessoryView, side())
    family.probe("editingAccessoryType", \.editingAccessoryType, .checkmark, given: editing)
    family.probe("editingAccessoryView", \.editingAccessoryView, side(), given: editing)
    family.probe("indentationLevel", \.indentationLevel, 2)
    family.probe("indentationWidth", \.indentationWidth, 20, given: { $0.indentationLevel = 1 })
    family.probe(
      "separatorInset", \.separatorInset, UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0),
      on: cellInTable, given: { $0.separatorInset.left = 10 })
    family.probe("showsReorderControl", \.showsReorderControl, true, given: editing)
    family.probe(
      "shouldIndentWhileEditing", \.shouldIndentWhileEditing, false,
      on: {
        let specimen = table(.grouped)
        specimen.subject.isEditing = true
        try? specimen.stage.settle()
        let cell = specimen.subject.cellForRow(at: .at(0)) ?? UITableViewCell()
        return Specimen(cell, in: specimen.stage)
      })
    family.probe(
      "isUserInteractionEnabled", \.isUserInteractionEnabled, false,
      given: { cell in
        var content = UIListContentConfiguration.cell()
        content.text = "it"
        cell.contentConfiguration = content
      })
    family.probe("isEditing", \.isEditing, true)
    return family.probes
  }

  private static func addConfigurations(to family: inout PropertyFamily<UITableViewCell>) {
    func content(_ text: String) -> UIListContentConfiguration {
      var content = UIListContentConfiguration.cell()
      content.text = text
      return content
    }
    var red = UIBackgroundConfiguration.clear()
    red.backgroundColor = .red
    family.probe("contentConfiguration", \.contentConfiguration, content("other")) {
      $0.contentConfiguration = content("first")
    }
    family.probe(
      "automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration,
      false,
      on: {
        let specimen = cell()
        specimen.subject.contentConfiguration = content("it")
        return Specimen(
          specimen.subject, in: specimen.stage, use: { $0.isUserInteractionEnabled = false })
      })
    family.probe(
      "configurationUpdateHandler", \.configurationUpdateHandler,
      { cell, _ in cell.backgroundColor = .red })
    family.probe("backgroundConfiguration", \.backgroundConfiguration, red)
    family.probe(
      "automaticallyUpdatesBackgroundConfiguration",
      \.automaticallyUpdatesBackgroundConfiguration, false,
      on: {
        let specimen = cell()
        specimen.subject.backgroundConfiguration = .listPlainCell()
        return Specimen(specimen.subject, in: specimen.stage, use: { $0.isSelected = true })
      })
  }

  static func headerFooterViews() -> [PropertyProbe] {
    func make(
      use: @escaping @MainActor (UITableViewHeaderFooterView) -> Void = { _ in }
    ) -> Specimen<UITableViewHeaderFooterView> {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = "Head"
      return Specimen(
        view, showing: Sample.root(with: view, frame: CGRect(x: 0, y: 0, width: 99, height: 30)),
        use: use)
    }
    var red = UIBackgroundConfiguration.clear()
    red.backgroundColor = .red
    var content = UIListContentConfiguration.plainHeader()
    content.text = "other"
    var family = PropertyFamily("UITableViewHeaderFooterView") { make() }
    family.probe("contentConfiguration", \.contentConfiguration, content)
    family.probe("backgroundConfiguration", \.backgroundConfiguration, red)
    family.probe("backgroundView", \.backgroundView, Sample.block(.zero, .red))
    family.probe("tintColor", \.tintColor, .red, given: { $0.tintColor = .blue })
    family.probe(
      "configurationUpdateHandler", \.configurationUpdateHandler,
      { view, _ in view.backgroundConfiguration = red })
    let still = Verdict.listed(
      .behaviour, "Decides whether later states change a look that has none of states.")
    family.probe(
      "automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration,
      false, still, given: { $0.contentConfiguration = content })
    family.probe(
      "automaticallyUpdatesBackgroundConfiguration",
      \.automaticallyUpdatesBackgroundConfiguration, false, still)
    var sources = PropertyFamily<Void>("UITableViewDiffableDataSource") { nothing() }
    sources.list(
      "defaultRowAnimation", .motion, "Decides how rows move when a snapshot is applied.")
    return family.probes + sources.probes
  }
}
