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
