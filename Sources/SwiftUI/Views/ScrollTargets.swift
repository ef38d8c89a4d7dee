/// Decides where a scroll view comes to rest after a drag.
@MainActor @preconcurrency public protocol ScrollTargetBehavior {
  /// Which of the behaviours this is. Differs: an app's own type has to name one of those here,
  /// since it is not asked for a target.
  var _kind: _ScrollTargetKind { get }
}

/// What a scroll view aligns with as it comes to rest.
public enum _ScrollTargetKind: Equatable, Sendable {
  case free, paging
  case viewAligned(ViewAlignedScrollTargetBehavior.LimitBehavior)
}

/// Scroll views come to rest at pages as large as themselves.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  public init() {}
  /// Pages.
  public var _kind: _ScrollTargetKind { .paging }
}

/// Scroll views come to rest at the first edge of one of the views in a stack with
/// `scrollTargetLayout()`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one drag goes.
  public struct LimitBehavior: Equatable, Sendable {
    let isOneView: Bool?
    /// One view where the width is compact, along a horizontal axis; as far as it goes elsewhere.
    public static let automatic = LimitBehavior(isOneView: nil)
    /// A drag goes on by one view at most.
    public static let always = LimitBehavior(isOneView: true)
    /// A drag goes as far as its speed takes it.
    public static let never = LimitBehavior(isOneView: false)
  }
  /// Views, with the limit of a drag.
  public let _kind: _ScrollTargetKind
  /// Makes a behaviour with a limit for one drag.
  public init(limitBehavior: LimitBehavior = .automatic) { _kind = .viewAligned(limitBehavior) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scroll views come to rest at pages as large as themselves, one page on at most.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scroll views come to rest at one of the views of a stack with `scrollTargetLayout()`.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  /// Scroll views come to rest at one of the views of a stack with `scrollTargetLayout()`, with a
  /// limit for one drag.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

private enum ScrollKindKey: EnvironmentKey {
  static var defaultValue: _ScrollTargetKind { .free }
}
private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  var scrollTargetKind: _ScrollTargetKind {
    get { self[ScrollKindKey.self] }
    set { self[ScrollKindKey.self] = newValue }
  }
  /// Whether fingers scroll the scroll views; true unless `scrollDisabled` says otherwise.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

/// Whether bars tell how much of a content is seen. None is seen at rest, so that pictures are the
/// same with each.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// Indicators are seen as the system says.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Indicators are seen while a finger scrolls.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Indicators are not seen, unless a pointer asks for them.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Indicators are never seen.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

struct ScrollLayoutModifier: ItemModifier {
  let isOn: Bool
  final class Item: UnaryItem { var isOn = true }
  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) { item.isOn = isOn }
  var shown: (String, String)? { nil }
}

extension View {
  /// Sets where scroll views come to rest after a drag.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetKind, behavior._kind)
  }
  /// Makes the views of a stack what a scroll view aligns with.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollLayoutModifier(isOn: isEnabled))
  }
  /// Keeps fingers from scrolling the scroll views in the view; false leaves it to those around.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
  }
  /// Has no effect: indicators are seen while a finger scrolls, so that no picture shows them.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
}

extension ScrollItem {
  /// The place where content comes to rest that would glide to `place`.
  ///
  /// - Parameters:
  ///   - origin: The offset before the drag.
  ///   - velocity: The velocity of the offset, in points per second.
  func rest(_ place: CGPoint, from origin: CGPoint, _ velocity: CGSize) -> CGPoint {
    var place = place
    for axis in [Axis.horizontal, .vertical]
    where axes.contains(axis == .horizontal ? .horizontal : .vertical) {
      let isAcross = axis == .horizontal
      let start = isAcross ? origin.x : origin.y
      let end = isAcross ? place.x : place.y
      let speed = isAcross ? velocity.width : velocity.height
      let stop = rest(end, from: start, speed, axis)
      if isAcross { place.x = stop } else { place.y = stop }
    }
    return place
  }

  private func rest(
    _ end: CGFloat, from start: CGFloat, _ speed: CGFloat, _ axis: Axis
  ) -> CGFloat {
    switch targetKind {
    case .free: return end
    case .paging:
      let page = frame.size[axis]
      guard page > 0 else { return end }
      // One page at most: a quick drag turns to the next one, a slow one to the nearest.
      let from = (start / page).rounded()
      let dragged = offset[axis] / page
      let next = abs(speed) > 200 ? (speed > 0 ? from + 1 : from - 1) : dragged.rounded()
      return min(max(next, from - 1), from + 1) * page
    case .viewAligned(let limit):
      let stops = content.scrollStops(axis, from: content.frame, isRightToLeft: isRightToLeft)
      func nearest(_ value: CGFloat) -> Int? {
        stops.indices.min { abs(stops[$0] - value) < abs(stops[$1] - value) }
      }
      guard let from = nearest(start), let to = nearest(end) else { return end }
      let isLimited = limit.isOneView ?? (axis == .horizontal && isCompact)
      return stops[isLimited ? min(max(to, from - 1), from + 1) : to]
    }
  }
}

extension LayoutItem {
  /// The places where the views that scroll views align with begin, from the edges of a frame.
  fileprivate func scrollStops(
    _ axis: Axis, from whole: CGRect, isRightToLeft: Bool
  ) -> [CGFloat] {
    if let layout = self as? ScrollLayoutModifier.Item, layout.isOn {
      return layout.content.childItems.map { child in
        if axis == .vertical { return child.frame.minY - whole.minY }
        return isRightToLeft ? whole.maxX - child.frame.maxX : child.frame.minX - whole.minX
      }
    }
    return childItems.flatMap {
      $0.scrollStops(axis, from: whole, isRightToLeft: isRightToLeft)
    }
  }
}

extension CGPoint {
  fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
