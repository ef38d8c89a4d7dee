extension UITableViewCell {
  /// The labels a cell has and their places.
  public enum CellStyle: Int, Sendable {
    /// An image and a text.
    case `default` = 0
    /// An image, a text, and a second text in gray at the trailing edge.
    case value1 = 1
    /// A text in the tint colour, and a second text to its right.
    case value2 = 2
    /// An image, a text, and a smaller second text below it.
    case subtitle = 3
  }

  /// Whether rows have separators.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines between rows.
    case none = 0
    /// A line of one pixel between rows.
    case singleLine = 1
  }

  /// The look of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// Selected cells look as others do.
    case none = 0
    /// Gray, as on iOS since 7.
    case blue = 1
    /// Gray, as with `default`.
    case gray = 2
    /// Gray.
    case `default` = 3
  }

  /// The control of a cell in editing.
  public enum EditingStyle: Int, Sendable {
    /// The cell has no control.
    case none = 0
    /// A red circle with a minus sign.
    case delete = 1
    /// A green circle with a plus sign.
    case insert = 2
  }

  /// The sign at a cell's trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// The trailing edge is empty.
    case none = 0
    /// A gray chevron, which tells that more follows.
    case disclosureIndicator = 1
    /// A button with an i in a circle, and the chevron.
    case detailDisclosureButton = 2
    /// A check mark in the tint colour.
    case checkmark = 3
    /// A button with an i in a circle.
    case detailButton = 4
  }

  /// What a cell in editing shows beside its content.
  public struct StateMask: OptionSet, Sendable {
    /// The states as bits.
    public let rawValue: UInt

    /// Creates the set from the bits of its states.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The cell shows the control for deleting or inserting.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The cell shows the button that confirms a deletion, which never happens here.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}

/// What a cell needs to know of its table and its row.
struct TableRowLook: Equatable {
  var style = UITableView.Style.plain
  var isFirst = false
  var isLast = false
  /// The cell's layout margins at its sides, in points.
  var sideMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  /// How far the safe area covers the cell's width.
  var safeInsets = UIEdgeInsets.zero
  var hasSeparator = false
  var separatorColor: UIColor?
  var separatorEffect: UIVisualEffect?
  /// The table's separator inset if it is set; nil for separators that begin where the text does.
  var separatorInset: UIEdgeInsets?
  var isSeparatorInsetAutomatic = false
  /// Whether several rows can be selected in editing, by circles.
  var selectsInEditing = false
}
