/// What the margins of a scroll view lie around: its content or its indicators.
public struct ContentMarginPlacement: Equatable, Sendable {
  enum Kind { case automatic, content, indicators }
  let kind: Kind
  /// Around what the system says: the content, here.
  public static var automatic: ContentMarginPlacement { Self(kind: .automatic) }
  /// Around the content.
  public static var scrollContent: ContentMarginPlacement { Self(kind: .content) }
  /// Around the indicators, which are not drawn at rest.
  public static var scrollIndicators: ContentMarginPlacement { Self(kind: .indicators) }
}

private enum ContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { .init() } }
private enum ScrollClipKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// The margins around the content of scroll views below.
  var scrollContentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
  var clipsScrollContent: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }
}

/// The margins of a scroll view, which those inside do not have.
struct ScrollMarginsModifier: ViewModifier {
  @Environment(\.scrollContentMargins) private var margins
  func body(content: _ViewModifier_Content<Self>) -> some View {
    content.environment(\.scrollContentMargins, EdgeInsets()).padding(margins)
  }
}

extension View {
  /// Sets margins around the content of scroll views in the view, in points for each of some edges.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollContentMargins) { margins in
      guard placement.kind != .indicators else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }
  /// Sets equal margins around the content of scroll views in the view, at some edges.
  ///
  /// - Parameter length: The points; nil for the system's, which are 16.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let value = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: value, leading: value, bottom: value, trailing: value),
      for: placement)
  }
  /// Sets equal margins around the content of scroll views in the view, in points.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }

  /// Whether what of the content lies beyond the scroll view is shown, too; it is clipped by
  /// default.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.clipsScrollContent, !disabled)
  }

  /// Calls back when a value made of a scroll view's geometry changes.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Calls back when the view comes to be seen in the scroll view around, and when it no longer is.
  ///
  /// - Parameter threshold: How much of the view is seen when it counts as visible, 0 … 1.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}

/// What a scroll view shows of its content.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The points around the content. Margins count to the content here, so that what is read is
  /// zero.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize
  /// Makes a geometry, as for tests of what is made of it.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
  /// The part of the content that is visible.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The part of the content that is visible, without the insets.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width - contentInsets.horizontal,
      height: containerSize.height - contentInsets.vertical)
  }
}

extension LayoutItem {
  /// The first scroll view in the item, or the nearest around it.
  fileprivate var scrollItem: ScrollItem? {
    var pending: [LayoutItem] = [self]
    while let item = pending.popLast() {
      if let scroll = item as? ScrollItem { return scroll }
      pending += item.childItems.reversed()
    }
    return enclosingScroll
  }
  fileprivate var enclosingScroll: ScrollItem? {
    var above = parentItem
    while let item = above {
      if let scroll = item as? ScrollItem { return scroll }
      above = item.parentItem
    }
    return nil
  }
}

struct ScrollGeometryModifier<Value: Equatable>: ObservingModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  func look(at item: LayoutItem) -> Value? {
    guard let scroll = item.scrollItem else { return nil }
    return transform(
      ScrollGeometry(
        contentOffset: scroll.offset, contentSize: scroll.content.frame.size,
        contentInsets: EdgeInsets(), containerSize: scroll.frame.size))
  }
  func act(from old: Value?, to new: Value) { action(old ?? new, new) }
}

struct ScrollVisibilityModifier: ObservingModifier {
  let threshold: Double
  let action: (Bool) -> Void

  func look(at item: LayoutItem) -> Bool? {
    guard let scroll = item.enclosingScroll else { return nil }
    let (own, shown) = (item.frame, item.frame.intersection(scroll.frame))
    let area = own.width * own.height
    let part = area > 0 && !shown.isNull ? shown.width * shown.height / area : 0
    return part > 0 && part >= threshold
  }
  func isTold(from old: Bool?, to new: Bool) -> Bool { old != nil || new }
  func act(from old: Bool?, to new: Bool) { action(new) }
}
