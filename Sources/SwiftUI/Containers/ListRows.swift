/// Whether something is there: as the place has it, or by the app's word.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// What a row tells its list.
struct RowTraits {
  var insets: EdgeInsets?
  var topSeparator = Visibility.automatic
  var bottomSeparator = Visibility.automatic
  var topTint: Color?
  var bottomTint: Color?
  var badge: Text?
  var background: LayoutItem?
  var canDelete = false
  var canMove = false
  var isDeleteDisabled = false
  var isMoveDisabled = false
  /// What a tap on the row does; nil for a row that does not react to taps.
  var link: (() -> Void)?
}

struct RowTraitsKey: LayoutValueKey {
  static var defaultValue: RowTraits { RowTraits() }
}

/// Changes what rows tell their list.
struct RowTraitsModifier: ItemModifier {
  let change: (inout RowTraits) -> Void

  final class Item: UnaryItem {
    var change: (inout RowTraits) -> Void = { _ in }
    override func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
      guard key == RowTraitsKey.self else { return super.value(key) }
      var traits = super.value(RowTraitsKey.self)
      change(&traits)
      return traits as? K.Value ?? super.value(key)
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) { item.change = change }
  var shown: (String, String)? { nil }
}

/// A view behind each row of the content.
struct RowBackgroundModifier<Ground: View>: ViewModifier {
  typealias Body = Never
  let background: Ground?

  static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>> {
    RowBackgroundNode(view, context)
  }
}

final class RowBackgroundNode<Base: View, Ground: View>:
  ModifiedNode<Base, RowBackgroundModifier<Ground>>
{
  @MainActor private final class Row {
    let item: RowTraitsModifier.Item
    /// The row's background; nil until the row comes into sight.
    var ground: SecondaryRoot<Ground?>?
    init(_ content: LayoutItem) { item = RowTraitsModifier.Item(content) }
  }
  private var rows: [ObjectIdentifier: Row] = [:]
  private var order: [Row] = []

  override func makeItems() -> [LayoutItem] {
    var kept: [ObjectIdentifier: Row] = [:]
    let known = order
    order = (base?.items ?? []).map { content in
      let id = ObjectIdentifier(content)
      let row = rows[id] ?? makeRow(content)
      kept[id] = row
      return row
    }
    for row in known where kept[ObjectIdentifier(row.item.content)] !== row {
      row.ground?.remove()
    }
    rows = kept
    return order.map(\.item)
  }

  private func makeRow(_ content: LayoutItem) -> Row {
    let row = Row(content)
    row.item.setUp(environment)
    row.item.change = { [weak self, weak row] in
      guard $0.background == nil, let self, let row else { return }
      let ground = ground(of: row)
      if !ground.item.childItems.isEmpty { $0.background = ground.item }
    }
    return row
  }

  private func ground(of row: Row) -> SecondaryRoot<Ground?> {
    if let ground = row.ground { return ground }
    let ground = SecondaryRoot(modifier.background, context())
    ground.item.setUp(environment)
    ground.item.parentItem = row.item
    row.ground = ground
    return ground
  }

  override func didUpdateContent(
    from old: RowBackgroundModifier<Ground>, modifierChanged: Bool
  ) {
    for row in order {
      row.item.setUp(environment)
      row.ground?.update(modifier.background, environment)
      if modifierChanged, row.ground != nil { row.item.invalidate() }
    }
  }

  override var childNodes: [_ViewNode] {
    order.compactMap { $0.ground as _ViewNode? } + super.childNodes
  }
}

extension View {
  /// Sets the insets of a row in a list; nil for the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowTraitsModifier { if $0.insets == nil { $0.insets = insets } })
  }
  /// Puts a view behind a row, in place of the list's own background; nil for that.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowBackgroundModifier(background: view))
  }
  /// Shows or hides the lines at a row's edges.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      RowTraitsModifier {
        if edges.contains(.top), $0.topSeparator == .automatic { $0.topSeparator = visibility }
        if edges.contains(.bottom), $0.bottomSeparator == .automatic {
          $0.bottomSeparator = visibility
        }
      })
  }
  /// Sets the colour of the lines at a row's edges; nil for the list's own.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      RowTraitsModifier {
        if edges.contains(.top), $0.topTint == nil { $0.topTint = color }
        if edges.contains(.bottom), $0.bottomTint == nil { $0.bottomTint = color }
      })
  }
  /// Shows a count at the trailing end of a row, or on a tab; a count of 0 is not shown.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }
  /// Shows a text at the trailing end of a row, or on a tab; nil for none.
  public func badge(_ label: Text?) -> some View {
    modifier(RowTraitsModifier { if $0.badge == nil { $0.badge = label } })
  }
  /// Shows a text at the trailing end of a row, or on a tab; nil for none.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
  /// Shows a text at the trailing end of a row, or on a tab; nil for none.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
  /// Keeps the row from being deleted, so that it has no sign for it while the list is edited.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitsModifier { $0.isDeleteDisabled = isDisabled })
  }
  /// Keeps the row from being moved, so that it has no sign for it while the list is edited.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitsModifier { $0.isMoveDisabled = isDisabled })
  }
  /// Has no effect in a picture: nobody swipes here, so that the actions are not made.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
}

// MARK: Editing

/// Views of a collection, whose rows can be deleted and moved while a list is edited.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  /// The collection that the views are made of.
  associatedtype Data: Collection
  /// The collection that the views are made of.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The data of the content inside.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets rows be deleted: while the list is edited they have the sign for it. Differs: nobody
  /// presses it here, so that the action never runs.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowTraitsModifier { $0.canDelete = action != nil })
  }
  /// Lets rows be moved: while the list is edited they have the sign for it. Differs: nobody drags
  /// it here, so that the action never runs.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowTraitsModifier { $0.canMove = action != nil })
  }
}

/// Whether the rows of lists show controls for editing.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  /// Whether rows show their controls for editing, or are about to.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether lists are edited; nil where no view decides.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

// MARK: Refreshing

/// What pulling a list down does.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  /// Reloads the content, and returns when that is done.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// The action that reloads content, if a view above gives one.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Gives views below an action that reloads their content.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(ValueModifier { $0.refresh = RefreshAction(action: action) })
  }
}
