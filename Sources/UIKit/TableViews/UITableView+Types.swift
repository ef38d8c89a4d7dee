extension UITableView {
  /// The looks of a table.
  public enum Style: Int, Sendable {
    /// Rows reach from edge to edge; headers stay in sight while their sections are.
    case plain = 0
    /// Sections lie apart from each other on a gray ground.
    case grouped = 1
    /// Like `grouped`, with each section on a card with round corners.
    case insetGrouped = 2
  }

  /// The place of a row after scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// Scrolls by as little as makes the row visible.
    case none = 0
    /// The row's top lies at the top of the visible part.
    case top = 1
    /// The row lies in the middle of the visible part.
    case middle = 2
    /// The row's bottom lies at the bottom of the visible part.
    case bottom = 3
  }

  /// The motion of changed rows. Differs: no effect, as rows change at once.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// The edges that `separatorInset` is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// Insets count from the edges of the cell.
    case fromCellEdges = 0
    /// Insets count from where the separator would begin and end by itself.
    case fromAutomaticInsets = 1
  }

  /// When rows are measured again without a request.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Rows are measured again only when they are reloaded or reconfigured.
    case disabled = 0
    /// Rows are measured again when a cell's content configuration or intrinsic size changes.
    case enabled = 1
    /// Has the effect of `enabled` here.
    case enabledIncludingConstraints = 2
  }

  /// The parts of a table that are as narrow as their content allows.
  public struct ContentHuggingElements: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt

    /// Creates the set from the bits of its parts.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Headers as wide as their text. The value is kept and not drawn.
    public static let sectionHeaders = ContentHuggingElements(rawValue: 1 << 3)
  }

  /// The value for a length that the table finds by itself.
  public static let automaticDimension: CGFloat = -1

  /// The entry of a section index that stands for a magnifying glass.
  public static let indexSearch = "{search}"
}

/// The lengths of tables, in points.
///
/// Source: measured by many on iOS 13 to 18; Apple publishes none.
enum TableMetrics {
  static let rowHeight: CGFloat = 44
  static let plainHeaderHeight: CGFloat = 28
  /// The padding that iOS 15 puts above the headers of the plain style.
  static let plainHeaderTopPadding: CGFloat = 22
  static let groupedHeaderHeight: CGFloat = 38
  static let groupedTextBottom: CGFloat = 6
  static let groupedFooterTop: CGFloat = 8
  static let groupedFooterBottom: CGFloat = 12
  /// The gap above and below a section without title, and the additional one above the first
  /// section.
  static let groupedGap: CGFloat = 17.5
  static let groupedFirstGap: CGFloat = 35
  /// The width from which on the side margins are the wider ones.
  ///
  /// Source: 20 points at widths of 393 and 402, in a plain table and in SwiftUI's cards, recorded
  /// by cashapp/AccessibilitySnapshot on iOS 17.5 and 18.5; 16 on phones of 390 and less.
  static let regularWidth: CGFloat = 393
  static let readableWidth: CGFloat = 672

  static func sideMargin(width: CGFloat) -> CGFloat { width >= regularWidth ? 20 : 16 }
}
