/// The states of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Whether a cell is being dragged.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is about to be dragged.
    case lifting = 1
    /// The cell is dragged.
    case dragging = 2
  }

  /// Whether a cell is the target of a drop.
  public enum DropState: Int, Sendable {
    /// There is no drag over the list.
    case none = 0
    /// A drag over the list has another target.
    case notTargeted = 1
    /// A drop would go into the cell.
    case targeted = 2
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell does not react to touches.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus of keys or a remote control. Differs: false unless an app sets
  /// it, as cells get no focus.
  public var isFocused = false
  /// Whether rows scroll below the view.
  public var isPinned = false
  /// Whether the cell is in editing.
  public var isEditing = false
  /// Whether the cell's item is expanded.
  public var isExpanded = false
  /// Whether the cell's swipe actions are shown. Differs: false unless an app sets it, as cells are
  /// not swiped.
  public var isSwiped = false
  /// Whether a finger moves the cell to another place. Differs: false unless an app sets it.
  public var isReordering = false
  /// Whether the cell is being dragged. Differs: none unless an app sets it, as nobody drags.
  public var cellDragState = DragState.none
  /// Whether the cell is the target of a drop. Differs: none unless an app sets it, as nobody
  /// drops.
  public var cellDropState = DropState.none
  /// The style of the list that the cell is in.
  var listStyle: UITableView.Style?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with traits in which all else is false or none.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state of the app's own; nil if it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIConfigurationState {
  /// The style of the list that a view is in; nil elsewhere.
  var listStyle: UITableView.Style? {
    (self as? UICellConfigurationState)?.listStyle
      ?? (self as? UIViewConfigurationState)?.listStyle
  }

  /// Whether the view looks disabled, in the states of cells and of other views.
  var isShownDisabled: Bool {
    (self as? UICellConfigurationState)?.isDisabled
      ?? (self as? UIViewConfigurationState)?.isDisabled ?? false
  }

  var isShownSelected: Bool {
    if let state = self as? UICellConfigurationState {
      return state.isSelected || state.isHighlighted
    }
    guard let state = self as? UIViewConfigurationState else { return false }
    return state.isSelected || state.isHighlighted
  }
}
