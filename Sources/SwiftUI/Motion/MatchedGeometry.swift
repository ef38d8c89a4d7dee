/// Makes a namespace: identifiers in it are those of one place in the tree of views, and cannot be
/// mistaken for another's.
@propertyWrapper public struct Namespace: NodeOwnedProperty, InstalledProperty {
  /// The identity of a namespace, the same as long as the view is there.
  public struct ID: Hashable, Sendable { let serial: Int }

  private final class Slot {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  private var id = ID(serial: 0)

  /// Makes a namespace, which gets its identity where its view is installed.
  public init() {}

  /// The namespace's identity.
  public var wrappedValue: ID { id }

  @MainActor mutating func install(in slot: inout AnyObject?, of node: _ViewNode) {
    let known = slot as? Slot ?? Slot(ID(serial: node.graph.nextSerial()))
    slot = known
    id = known.id
  }
}

/// What views of a geometry group have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The views have their anchor at one place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The views have one size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The views have one frame.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

struct MatchKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// Views that are shown where one of them, the source, is.
@MainActor final class MatchGroup {
  fileprivate weak var source: MatchedModifier.Item?
  /// The source's frame in the hosting view, on its way from that of the source before it.
  fileprivate var moving: Moving<CGRect>?
  private var members: [Weak] = []

  private struct Weak { weak var item: MatchedModifier.Item? }

  fileprivate func add(_ item: MatchedModifier.Item) {
    members.removeAll { $0.item == nil }
    if !members.contains(where: { $0.item === item }) { members.append(Weak(item: item)) }
  }

  /// Has all members placed: which of them is the source may be another.
  func markMembers() { for member in members { member.item?.mark([.place], tells: false) } }

  /// Places members again that were placed before their source.
  func settle() { for member in members { member.item?.placeAgain() } }
}

struct MatchedModifier: ItemModifier {
  let key: MatchKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  final class Item: UnaryItem {
    fileprivate var spec: MatchedModifier?
    fileprivate var group: MatchGroup?
    private var placedFor: CGRect?

    override func placeChildren() {
      guard let group, let spec else { return super.placeChildren() }
      group.add(self)
      if spec.isSource, !isGoing, group.source == nil || group.source?.isGoing ?? true {
        group.source = self
      }
      if group.source === self {
        var moving = group.moving ?? Moving(frame)
        // A source that is new here begins where the one before it was.
        moving.set(frame, in: motionScope, for: .frames)
        group.moving = moving
      }
      place()
    }

    /// Whether this or something around it is on its way out.
    private var isGoing: Bool {
      var item: LayoutItem? = self
      while let current = item {
        if current.leaves { return true }
        item = current.parentItem
      }
      return false
    }

    private func place() {
      guard let group, let spec, let moving = group.moving,
        group.source !== self || moving.isMoving
      else {
        placedFor = nil
        return super.placeChildren()
      }
      var shown = moving
      let target = shown.shown(in: motionScope)
      group.moving = shown
      placedFor = target
      let isSized = spec.properties.contains(.size)
      let offer = isSized ? ProposedViewSize(target.size) : proposal
      let size = content.size(offer)
      guard spec.properties.contains(.position) else {
        return content.place(at: frame.origin, offer)
      }
      let (at, own) = (
        spec.anchor.point(in: target), spec.anchor.point(in: CGRect(origin: .zero, size: size))
      )
      content.place(at: CGPoint(x: at.x - own.x, y: at.y - own.y), offer)
    }

    fileprivate func placeAgain() {
      guard group?.source !== self, placedFor != group?.moving?.target else { return }
      place()
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) { item.spec = self }
  func update(_ item: Item, in node: _ViewNode) {
    update(item, node.environment)
    item.group = node.graph.matchGroup(key)
  }
  var shown: (String, String)? { ("matchedGeometryEffect", "\(key.id.base)") }
}

extension View {
  /// Shows the view where another of its group is, the source; its own place in the layout stays.
  ///
  /// Where the source goes and another comes in an animated change, both are shown on the way from
  /// the one place to the other.
  ///
  /// - Parameters:
  ///   - properties: What the views have in common.
  ///   - anchor: The point of both views that is at one place.
  ///   - isSource: Whether the view is one that others follow: the first that is shown.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedModifier(
        key: MatchKey(id: id, namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}
