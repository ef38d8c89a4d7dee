/// A guide's identity, and where it lies in a view that says nothing of it.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide of one axis. Unchecked for the type, which has no state.
struct AlignmentKey: Hashable, @unchecked Sendable {
  /// How a container merges its children's explicit values.
  enum Merging { case never, mean, minimum, maximum }

  let id: any AlignmentID.Type
  let axis: Axis

  static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.axis == right.axis
  }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  var merging: Merging {
    if id is any StandardGuide.Type { return .never }
    if id == FirstBaseline.self { return .minimum }
    return id == LastBaseline.self ? .maximum : .mean
  }
}

private protocol StandardGuide: AlignmentID {}
private enum LeadingGuide: StandardGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum HCenterGuide: StandardGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
private enum TrailingGuide: StandardGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum TopGuide: StandardGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum VCenterGuide: StandardGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
private enum BottomGuide: StandardGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum FirstBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum LastBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }
  public static let leading = HorizontalAlignment(LeadingGuide.self)
  public static let center = HorizontalAlignment(HCenterGuide.self)
  public static let trailing = HorizontalAlignment(TrailingGuide.self)
}

public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }
  public static let top = VerticalAlignment(TopGuide.self)
  public static let center = VerticalAlignment(VCenterGuide.self)
  public static let bottom = VerticalAlignment(BottomGuide.self)
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)
}

public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline =
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline =
    Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline =
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline =
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)

  /// Where a child goes in a container, both with their guides.
  func origin(of child: ViewDimensions, in container: ViewDimensions) -> CGPoint {
    CGPoint(
      x: container[horizontal] - child[horizontal], y: container[vertical] - child[vertical])
  }
}

/// A view's size and its guides.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
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

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let item else { return nil }
    let (size, proposal) = (size, proposal)
    return MainActor.unchecked { item.explicitGuide(key, size: size, proposal: proposal) }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.size == right.size && left.item === right.item
  }
}
