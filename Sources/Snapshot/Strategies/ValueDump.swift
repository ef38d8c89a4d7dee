/// A value and what it holds as indented text, the same in every process: no addresses, no hash
/// order.
enum ValueDump {
  private static let greatestDepth = 64

  static func text<Value>(_ value: Value) -> String {
    var seen = Set<ObjectIdentifier>()
    return lines(value, label: nil, depth: 0, seen: &seen).joined(separator: "\n") + "\n"
  }

  private static func lines(
    _ value: Any, label: String?, depth: Int, seen: inout Set<ObjectIdentifier>
  ) -> [String] {
    let mirror = Mirror(reflecting: value)
    let indent = String(repeating: "  ", count: depth)
    let prefix = label.map { "\($0): " } ?? ""
    if mirror.displayStyle == .optional {
      guard let wrapped = mirror.children.first else { return ["\(indent)- \(prefix)nil"] }
      return lines(wrapped.value, label: label, depth: depth, seen: &seen)
    }
    var isRepeated = false
    if mirror.displayStyle == .class {
      isRepeated = !seen.insert(ObjectIdentifier(value as AnyObject)).inserted
    }
    let children = isRepeated || depth == greatestDepth ? [] : allChildren(of: mirror)
    let mark = children.isEmpty ? "-" : "▿"
    var text = ["\(indent)\(mark) \(prefix)\(head(value, mirror, isRepeated: isRepeated))"]
    var parts: [[String]] = []
    let isUnordered = mirror.displayStyle == .dictionary || mirror.displayStyle == .set
    let before = seen
    for child in children {
      // What one element of a set holds must not change how another one reads.
      var own = isUnordered ? before : seen
      parts.append(lines(child.value, label: child.label, depth: depth + 1, seen: &own))
      seen.formUnion(own)
    }
    if isUnordered { parts.sort { $0.lexicographicallyPrecedes($1) } }
    text += parts.joined()
    return text
  }

  private static func allChildren(of mirror: Mirror) -> [Mirror.Child] {
    (mirror.superclassMirror.map(allChildren) ?? []) + mirror.children
  }

  private static func head(_ value: Any, _ mirror: Mirror, isRepeated: Bool) -> String {
    let type = String(describing: mirror.subjectType)
    let count = mirror.children.count
    switch mirror.displayStyle {
    case .class: return isRepeated ? "\(type) (dumped above)" : type
    case .struct where count > 0: return type
    case .collection, .set: return count == 1 ? "1 element" : "\(count) elements"
    case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .tuple: return "(\(count) elements)"
    case .enum where count > 0: return "\(type).\(mirror.children.first?.label ?? "")"
    case .enum: return "\(type).\(value)"
    default: return value is String ? String(reflecting: value) : String(describing: value)
    }
  }
}
