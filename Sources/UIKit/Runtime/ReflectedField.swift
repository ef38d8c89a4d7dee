/// A stored property as the runtime describes it, with facts that reflection does not give.
package struct ReflectedField {
  package let name: String
  package let type: Any.Type
  package let isStrong: Bool

  /// - Parameter index: An index below `count(of:)`; those of superclasses come first.
  package init(of type: Any.Type, at index: Int) {
    // SAFETY: The index is below `count(of:)`, and the runtime fills a value of the layout that it
    // has for `Mirror`, as `isReliable` has tried. Its string ends with a zero and is copied before
    // the runtime's own function frees it.
    var field = FieldMetadata()
    self.type = unsafe fieldType(type, index: index, fieldMetadata: &field)
    name = unsafe field.name.map { unsafe String(cString: $0) } ?? ""
    unsafe field.free?(field.name)
    isStrong = field.isStrong
  }

  /// The number of stored properties, with those of superclasses; 0 of every type where the runtime
  /// does not describe them as it did (`isReliable`).
  package static func count(of type: Any.Type) -> Int { isReliable ? fieldCount(type) : 0 }

  /// Whether the runtime says of a class what is in its source: the fields of superclasses first,
  /// and which of them own what they hold.
  package static let isReliable: Bool = {
    guard fieldCount(FieldProbe.self) == 3 else { return false }
    let fields = (0..<3).map { ReflectedField(of: FieldProbe.self, at: $0) }
    return fields.map(\.name) == ["flag", "text", "owner"]
      && fields.map(\.isStrong) == [true, true, false] && fields[0].type == Bool.self
      && fields[1].type == String.self
  }()

  /// The property's name in the source: a lazy property's storage has a name of its own.
  package static func plainName(_ name: String) -> String {
    let prefix = "$__lazy_storage_$_"
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  package var plainName: String { Self.plainName(name) }
}

/// A field as the runtime writes it for `Mirror` (stdlib/public/core/ReflectionMirror.swift).
@safe private struct FieldMetadata {
  // SAFETY: It is only read as a C string, and handed back to `free`.
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

// SAFETY: `fieldMetadata` points to one value of the layout that the runtime fills.
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  _ type: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

private class FieldParent {
  var flag = true
}

private final class FieldProbe: FieldParent {
  var text = ""
  weak var owner: FieldParent?
}
