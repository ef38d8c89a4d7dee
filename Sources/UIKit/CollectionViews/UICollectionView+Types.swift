extension UICollectionView {
  /// The axis along which content scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Content scrolls up and down.
    case vertical = 0
    /// Content scrolls from side to side.
    case horizontal = 1
  }

  /// The place of an item in the visible part; at most one for each axis.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the places, with Apple's values.
    public let rawValue: UInt

    /// Places by their bits; unknown ones are kept and have no effect.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The item is at the top of the visible part.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item is in the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item is at the bottom of the visible part.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item is at the left of the visible part.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item is in the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item is at the right of the visible part.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The categories of elements.
  public enum ElementCategory: UInt, Sendable {
    /// The cell of an item.
    case cell = 0
    /// A header, a footer or another view that the data source supplies.
    case supplementaryView = 1
    /// A view that the layout alone has.
    case decorationView = 2
  }

  /// When cells are measured again without a request.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Cells are measured once, when they are first shown.
    case disabled = 0
    /// Cells whose content changes are measured again.
    case enabled = 1
    /// The same as ``enabled``. Differs: on iOS only this one follows constraints too.
    case enabledIncludingConstraints = 2
  }

  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Fills cells of a class with an item.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let handler: Handler
    let identity = RegistrationIdentity()

    /// A registration whose cells are made by their class. Keep it: each one has cells of its own
    /// for reuse.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// Fills supplementary views of a class and kind.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let identity = RegistrationIdentity()

    /// A registration for a kind of views, which are made by their class. Keep it: each one has
    /// views of its own for reuse.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}

/// Tells copies of one registration from others.
final class RegistrationIdentity: Sendable {}
