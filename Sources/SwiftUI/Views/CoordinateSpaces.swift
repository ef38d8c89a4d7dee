/// A coordinate space in which frames are given.
public enum CoordinateSpace: Equatable, Hashable {
  /// The space of what hosts all views, and the space of the view that asks.
  case global, local
  /// The space of a view with a name, which is the nearest around; the global one where none has
  /// it.
  case named(AnyHashable)
  /// The space of a view with a name, which is the nearest around; the global one where none has
  /// it.
  public static func named<T: Hashable>(_ name: T) -> CoordinateSpace {
    .named(AnyHashable(name))
  }
  /// Whether this is the global space.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the local space.
  public var isLocal: Bool { self == .local }
}

/// A coordinate space: global, local or a named one.
public protocol CoordinateSpaceProtocol {
  /// The space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view that asks.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the local space.
  public init() {}
  /// The local space as a value.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the hosting view, which all views are in.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the global space.
  public init() {}
  /// The global space as a value.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  /// The named space as a value.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The name of every scroll view's space.
struct ScrollSpaceName: Hashable { var axis: Axis? }

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view that asks.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the hosting view.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The space of the nearest scroll view around, from the corner of what it shows.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName()))
  }
  /// The space of the nearest scroll view around that scrolls along an axis, from the corner of
  /// what it shows.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
  }
}

struct CoordinateSpaceModifier: ItemModifier {
  let name: AnyHashable
  final class Item: UnaryItem {
    var name = AnyHashable(0)
    override func isCoordinateSpace(_ name: AnyHashable) -> Bool { self.name == name }
  }
  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) { item.name = name }
  var shown: (String, String)? { nil }
}

extension GeometryProxy {
  /// The frame of the view in a space, in points; in the global one where no view has the name.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: frame.size)
    case .global: return frame
    case .named(let name):
      guard let origin = spaceFrame(name)?.origin else { return frame }
      return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
  /// The frame of the view in a space, in points; in the global one where no view has the name.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
  /// The frame of a named space's view; nil where no view around has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    spaceFrame(coordinateSpace.name)?.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  /// The frame of the nearest view around whose space has the name.
  private func spaceFrame(_ name: AnyHashable) -> CGRect? {
    let (item, name) = (item, UncheckedResult(value: name))
    return MainActor.unchecked {
      var above = item.parentItem
      while let current = above {
        if current.isCoordinateSpace(name.value) {
          read?.note(current)
          return current.frame
        }
        above = current.parentItem
      }
      return nil
    }
  }
}

/// Tells what changed of a view's geometry, after layouts.
struct GeometryChangeModifier<Value: Equatable>: ObservingModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  func look(at item: LayoutItem) -> Value? {
    transform(GeometryProxy(item: item, insets: EdgeInsets(), frame: item.frame))
  }
  func act(from old: Value?, to new: Value) { action(old ?? new, new) }
}

extension View {
  /// Names the view's space, so that views inside can ask for their frames in it.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
  /// Names the view's space, so that views inside can ask for their frames in it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Calls back after layouts in which a value made of the view's geometry changed, and after the
  /// first.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { action($1) })
  }
  /// Calls back after layouts in which a value made of the view's geometry changed, with the value
  /// before it, and after the first with the same value twice.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
