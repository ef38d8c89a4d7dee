/// The identity of an alignment guide, with its place in a view that does not set it.
public protocol AlignmentID {
  /// The place of the guide, in points from the view's leading or top edge, in a view that does not
  /// set it by `alignmentGuide`.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide of one axis. Its `Sendable` is not checked: the type in it has no state.
struct AlignmentKey: Hashable, @unchecked Sendable {
  /// How a container merges its children's explicit values.
  enum Merging { case never, mean, minimum, maximum }

  let id: any AlignmentID.Type
  let axis: Axis
  let merging: Merging
  /// Which part of a length it is by default: 0, a half or all; nil where the type says.
  private let share: CGFloat?

  init(id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    if let standard = id as? any StandardGuide.Type {
      merging = .never
      share = standard.share
      return
    }
    share = nil
    if id == FirstBaseline.self || id == LabelMiddle.self {
      merging = .minimum
    } else {
      merging = id == LastBaseline.self ? .maximum : .mean
    }
  }

  static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.axis == right.axis
  }

  /// The guide's place in a view that does not set it.
  func standardPlace(in context: ViewDimensions) -> CGFloat {
    guard let share else { return id.defaultValue(in: context) }
    let length = axis == .horizontal ? context.width : context.height
    return share == 0 ? 0 : share == 1 ? length : length / 2
  }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

private protocol StandardGuide: AlignmentID { static var share: CGFloat { get } }
private enum LeadingGuide: StandardGuide {
  static var share: CGFloat { 0 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum HCenterGuide: StandardGuide {
  static var share: CGFloat { 0.5 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
private enum TrailingGuide: StandardGuide {
  static var share: CGFloat { 1 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum TopGuide: StandardGuide {
  static var share: CGFloat { 0 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum VCenterGuide: StandardGuide {
  static var share: CGFloat { 0.5 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
private enum BottomGuide: StandardGuide {
  static var share: CGFloat { 1 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum FirstBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum LastBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// A guide across a view: leading, centre, trailing or an app's own. A container takes over an
/// app's own guide of its views, as the mean of their explicit values; the standard guides are
/// always the container's own.
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey
  /// Makes the guide that a type stands for.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }
  /// The leading edge.
  public static let leading = HorizontalAlignment(LeadingGuide.self)
  /// The middle of the width.
  public static let center = HorizontalAlignment(HCenterGuide.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(TrailingGuide.self)
}

private enum RowSeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum RowSeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

extension HorizontalAlignment {
  /// Where the separator of a list's row begins; the row's first text, unless a view of it says
  /// otherwise by `alignmentGuide(_:computeValue:)`.
  public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorLeading.self)
  /// Where the separator of a list's row ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorTrailing.self)
}

/// A guide down a view: top, centre, bottom, a baseline or an app's own. A container takes over the
/// topmost first baseline of its views, the lowest last one, and the mean of explicit values of an
/// app's own guide.
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey
  /// Makes the guide that a type stands for.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }
  /// The top edge.
  public static let top = VerticalAlignment(TopGuide.self)
  /// The middle of the height.
  public static let center = VerticalAlignment(VCenterGuide.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(BottomGuide.self)
  /// The baseline of the first line of text; the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  /// The baseline of the last line of text; the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)
}

/// A guide across and one down.
public struct Alignment: Equatable, Sendable {
  /// The guide across.
  public var horizontal: HorizontalAlignment
  /// The guide down.
  public var vertical: VerticalAlignment
  /// Makes an alignment of a guide across and one down.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  /// The middle of the view.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner of the top and the leading edge.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The corner of the top and the trailing edge.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The corner of the bottom and the leading edge.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corner of the bottom and the trailing edge.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the width, on the first line's baseline.
  public static let centerFirstTextBaseline =
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the width, on the last line's baseline.
  public static let centerLastTextBaseline =
    Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The leading edge, on the first line's baseline.
  public static let leadingFirstTextBaseline =
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The trailing edge, on the first line's baseline.
  public static let trailingFirstTextBaseline =
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)

  /// The place of a child in a container, both with their guides.
  func origin(of child: ViewDimensions, in container: ViewDimensions) -> CGPoint {
    CGPoint(
      x: container[horizontal] - child[horizontal], y: container[vertical] - child[vertical])
  }

  /// The place of an item in a size whose guides are the standard ones.
  @MainActor func origin(
    of item: LayoutItem, _ proposal: ProposedViewSize, in size: CGSize
  ) -> CGPoint {
    let own = item.size(proposal)
    let (outer, inner) = (
      ViewDimensions(size), ViewDimensions(own, item: item, proposal: proposal)
    )
    func place(_ key: AlignmentKey) -> CGFloat {
      let explicit = item.explicitGuide(key, size: own, proposal: proposal)
      let place = key.standardPlace(in: outer) - (explicit ?? key.standardPlace(in: inner))
      // Two lengths without an end have no middle to put together.
      return place.isNaN ? 0 : place
    }
    return CGPoint(x: place(horizontal.key), y: place(vertical.key))
  }
}

/// A view's size and its guides.
public struct ViewDimensions: Equatable {
  /// The view's width, in points.
  public let width: CGFloat
  /// The view's height, in points.
  public let height: CGFloat
  let item: LayoutItem?
  let proposal: ProposedViewSize

  init(_ size: CGSize, item: LayoutItem? = nil, proposal: ProposedViewSize = .unspecified) {
    width = size.width
    height = size.height
    self.item = item
    self.proposal = proposal
  }

  var size: CGSize { CGSize(width: width, height: height) }

  /// The place of a guide across, in points from the leading edge: the explicit one, or the
  /// standard.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The place of a guide down, in points from the top edge: the explicit one, or the standard.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The place of a guide across that `alignmentGuide` gave the view or a view in it, in points
  /// from the leading edge; nil where none did.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The place of a guide down that `alignmentGuide` or text gave the view or a view in it, in
  /// points from the top edge; nil where none did.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.standardPlace(in: self) }

  func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let item else { return nil }
    let (size, proposal) = (size, proposal)
    return MainActor.unchecked { item.explicitGuide(key, size: size, proposal: proposal) }
  }

  /// Whether both are the dimensions of one view, in the same size.
  public static func == (left: Self, right: Self) -> Bool {
    left.size == right.size && left.item === right.item
  }
}
