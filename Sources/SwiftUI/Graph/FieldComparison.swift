

/// Whether two values of a view are the same for a node: bit by bit, by `==`, or field by field.
enum FieldComparison {
  static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    // SAFETY: both values live for the calls, which only read their bytes.
    unsafe withUnsafePointer(to: left) { left in
      unsafe withUnsafePointer(to: right) { right in
        unsafe areEqual(
          UnsafeRawPointer(left), UnsafeRawPointer(right), type: Value.self)
      }
    }
  }

  /// Values of equal bytes are the same while both are alive.
  private static func areEqual(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, type: Any.Type
  ) -> Bool {
    func open<Value>(_ type: Value.Type) -> Bool {
      let count = MemoryLayout<Value>.size
      // SAFETY: both point to a value of this type.
      if unsafe memcmp(left, right, count) == 0 { return true }
      if type is any NodeOwnedProperty.Type { return true }
      if let equatable = type as? any Equatable.Type {
        func compare<E: Equatable>(_ type: E.Type) -> Bool {
          unsafe left.assumingMemoryBound(to: E.self).pointee
            == right.assumingMemoryBound(to: E.self).pointee
        }
        return compare(equatable)
      }
      guard let fields = StructFields.of(type) else { return false }
      return fields.list.allSatisfy { field in
        unsafe areEqual(left + field.offset, right + field.offset, type: field.type)
      }
    }
    return _openExistential(type, do: open)
  }
}

/// The stored properties of a struct or tuple, found once for each type.
final class StructFields {
  struct Field {
    let offset: Int
    let type: Any.Type
  }

  let list: [Field]

  // SAFETY: filled and read on the main actor, as all of the graph.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: StructFields?] = [:]

  private init(_ list: [Field]) { self.list = list }

  /// The fields of a type; nil for a type that is no struct and no tuple.
  static func of(_ type: Any.Type) -> StructFields? {
    let key = ObjectIdentifier(type)
    if let fields = unsafe known[key] { return fields }
    let fields = make(type)
    unsafe known[key] = .some(fields)
    return fields
  }

  private static func make(_ type: Any.Type) -> StructFields? {
    let kind = metadataKind(type)
    // Kinds of the runtime: a struct is 0x200, a tuple 0x301.
    guard kind == 0x200 || kind == 0x301 else { return nil }
    return StructFields(
      (0..<ReflectedField.count(of: type)).map { index in
        Field(
          offset: fieldOffset(type, index: index),
          type: ReflectedField(of: type, at: index).type)
      })
  }

  private static func metadataKind(_ type: Any.Type) -> Int {
    // SAFETY: the first word of metadata is its kind; of classes, it is a pointer.
    unsafe unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
  }
}

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, index: Int) -> Int
