/// Whether two values of a view are the same for a node: bit by bit, by `==`, or field by field.
@MainActor enum FieldComparison {
  static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    // SAFETY: Both values are copies of the caller's that live for the closures, and they are
    // read as what they are: values of `Value`.
    unsafe withUnsafePointer(to: left) { left in
      unsafe withUnsafePointer(to: right) { right in
        unsafe areEqual(
          UnsafeRawPointer(left), UnsafeRawPointer(right), type: Value.self, isStrong: true)
      }
    }
  }

  /// Values of equal bytes are the same while both are alive.
  ///
  /// - Parameter isStrong: Whether the memory holds values of the type. Weak and unowned references
  ///   are held otherwise, and are the same by their bytes alone.
  private static func areEqual(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, type: Any.Type, isStrong: Bool
  ) -> Bool {
    // SAFETY: Both pointers are to a property of this type in values that `areEqual(_:_:)` keeps
    // alive. A weak one has as many bytes as its type, and only they are read. The offsets of
    // fields are the runtime's, which `StructFields` has tried on types it knows.
    func open<Value>(_ type: Value.Type) -> Bool {
      let count = MemoryLayout<Value>.size
      if unsafe memcmp(left, right, count) == 0 { return true }
      if !isStrong { return false }
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
        unsafe areEqual(
          left + field.offset, right + field.offset, type: field.type, isStrong: field.isStrong)
      }
    }
    return _openExistential(type, do: open)
  }
}
