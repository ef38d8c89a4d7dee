/// The stored properties of a struct or tuple, found once for each type.
final class StructFields {
  struct Field {
    let offset: Int
    let type: Any.Type
    /// Whether the memory holds a value of the type: that of a weak property, whose type is an
    /// optional, does not.
    let isStrong: Bool
  }

  let list: [Field]

  private static let known = LockedTable<ObjectIdentifier, StructFields?>()

  private init(_ list: [Field]) { self.list = list }

  /// The fields of a type; nil for a type that is no struct and no tuple, and for all where the
  /// runtime does not lay them out as it did (`isReliable`): values then count as changed, and no
  /// memory is taken for a field's that is not.
  @MainActor static func of(_ type: Any.Type) -> StructFields? {
    let key = ObjectIdentifier(type)
    if let fields = known[key] { return fields }
    let fields = isReliable ? make(type) : nil
    known[key] = .some(fields)
    return fields
  }

  /// Whether kinds, types and offsets of a struct, a tuple and a class are those of the language.
  static let isReliable: Bool = {
    guard let fields = make(FieldsProbe.self)?.list,
      let pair = make((Int8, Double).self)?.list, make(StructFields.self) == nil
    else { return false }
    return fields.map(\.offset) == [
      MemoryLayout<FieldsProbe>.offset(of: \.byte), MemoryLayout<FieldsProbe>.offset(of: \.number),
      MemoryLayout<FieldsProbe>.offset(of: \.text),
    ]
      && fields.map { ObjectIdentifier($0.type) } == [
        ObjectIdentifier(UInt8.self), ObjectIdentifier(Int.self), ObjectIdentifier(String.self),
      ]
      && pair.map(\.offset) == [0, MemoryLayout<Double>.alignment]
  }()

  private static func make(_ type: Any.Type) -> StructFields? {
    let kind = metadataKind(type)
    // Kinds of the runtime: a struct is 0x200, a tuple 0x301.
    guard kind == 0x200 || kind == 0x301 else { return nil }
    return StructFields(
      (0..<ReflectedField.count(of: type)).map { index in
        let field = ReflectedField(of: type, at: index)
        return Field(
          offset: fieldOffset(type, index: index), type: field.type, isStrong: field.isStrong)
      })
  }

  private static func metadataKind(_ type: Any.Type) -> Int {
    // SAFETY: A type is the address of its metadata, which is never freed, and the first word of
    // that is its kind or, of classes, a pointer: a word of eight bytes in any case.
    unsafe unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
  }
}

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, index: Int) -> Int

private struct FieldsProbe {
  var byte: UInt8 = 0
  var number = 0
  var text = ""
}
