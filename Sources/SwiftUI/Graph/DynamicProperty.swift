/// A stored property of a view that is brought up to date before the body runs.
public protocol DynamicProperty {
  /// Called before each run of the body, after the property's own dynamic properties.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing, for properties whose own dynamic properties are all that changes.
  public mutating func update() {}
}

/// A property whose value the node keeps: the view's own does not count in comparisons.
protocol NodeOwnedProperty: DynamicProperty {}

/// A property that finds its storage in the node.
protocol InstalledProperty: DynamicProperty {
  /// - Parameter slot: What the node keeps for this property; nil at first.
  @MainActor mutating func install(in slot: inout AnyObject?, of node: _ViewNode)
  /// Whether what was read of the environment is another now.
  @MainActor static func isStale(_ slot: AnyObject?, of node: _ViewNode) -> Bool
  @MainActor static func release(_ slot: AnyObject?)
}

extension InstalledProperty {
  static func isStale(_ slot: AnyObject?, of node: _ViewNode) -> Bool { false }
  static func release(_ slot: AnyObject?) {}
}

/// The dynamic properties of a type of views, found once.
@MainActor final class FieldTable {
  /// The property of one field. It is safe, as the table has the offsets of the fields of its type
  /// alone.
  @safe struct Entry {
    let install: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, _ViewNode) -> Void
    let isStale: @MainActor (AnyObject?, _ViewNode) -> Bool
    let release: @MainActor (AnyObject?) -> Void
  }

  private(set) var entries: [Entry] = []
  private static let known = LockedTable<ObjectIdentifier, FieldTable>()

  static func of(_ type: Any.Type) -> FieldTable {
    if let table = known[ObjectIdentifier(type)] { return table }
    let table = FieldTable()
    table.add(type, at: 0)
    known[ObjectIdentifier(type)] = table
    return table
  }

  private func add(_ type: Any.Type, at base: Int) {
    guard let fields = StructFields.of(type) else { return }
    for field in fields.list {
      guard let property = field.type as? any DynamicProperty.Type else { continue }
      if let installed = property as? any InstalledProperty.Type {
        addInstalled(installed, at: base + field.offset)
      } else {
        add(field.type, at: base + field.offset)
        addCustom(property, at: base + field.offset)
      }
    }
  }

  private func addInstalled<P: InstalledProperty>(_ type: P.Type, at offset: Int) {
    // SAFETY: `PropertyStorage.install` calls the entry with a view of the table's type, which it
    // has for itself, and the runtime says that a property of type `P` begins at this offset in it.
    unsafe entries.append(
      Entry(
        install: { view, slot, node in
          unsafe (view + offset).assumingMemoryBound(to: P.self).pointee
            .install(in: &slot, of: node)
        }, isStale: { P.isStale($0, of: $1) }, release: { P.release($0) }))
  }

  private func addCustom<P: DynamicProperty>(_ type: P.Type, at offset: Int) {
    // SAFETY: `PropertyStorage.install` calls the entry with a view of the table's type, which it
    // has for itself, and the runtime says that a property of type `P` begins at this offset in it.
    unsafe entries.append(
      Entry(
        install: { view, _, node in
          let property = unsafe (view + offset).assumingMemoryBound(to: P.self)
          // What it reads now makes the body run again, as if the body read it.
          node.graph.tracking(node) { unsafe property.pointee.update() }
        }, isStale: { _, _ in false }, release: { _ in }))
  }
}

/// What a node keeps for the dynamic properties of its view.
@MainActor struct PropertyStorage {
  private final class Slots {
    var objects: [AnyObject?]
    init(count: Int) { objects = Array(repeating: nil, count: count) }
  }

  private let table: FieldTable
  private let slots: Slots?

  init(_ table: FieldTable) {
    self.table = table
    slots = table.entries.isEmpty ? nil : Slots(count: table.entries.count)
  }

  func install<V>(in view: inout V, of node: _ViewNode) {
    guard let slots else { return }
    // SAFETY: The table was made for the type of this view, and an entry uses the pointer during
    // its call alone. There is a slot for each entry.
    unsafe withUnsafeMutablePointer(to: &view) { pointer in
      for (index, entry) in table.entries.enumerated() {
        unsafe entry.install(UnsafeMutableRawPointer(pointer), &slots.objects[index], node)
      }
    }
  }

  func dependsOnEnvironment(of node: _ViewNode) -> Bool {
    guard let slots else { return false }
    return table.entries.indices.contains { index in
      table.entries[index].isStale(slots.objects[index], node)
    }
  }

  func release() {
    guard let slots else { return }
    for (index, entry) in table.entries.enumerated() { entry.release(slots.objects[index]) }
  }
}
