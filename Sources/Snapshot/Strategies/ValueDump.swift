/// A value and what it holds as indented text, the same in every process: no addresses, no hash
/// order. The grammar is that of swift-snapshot-testing.
///
/// What structs and classes hold is sorted by name, what dictionaries and sets hold by its text.
/// Properties of superclasses are left out.
struct ValueDump {
  /// Deeper values are printed without what they hold.
  private static let maximumDepth = 64
  /// Values after so many are printed without what they hold: objects that share others are
  /// dumped once for each way to them.
  private static let maximumCount = 100_000

  /// A value's lines without its name and indentation.
  private struct Node {
    /// `▿` where it holds something, else `-`.
    var bullet: String
    var head: String
    /// What stands in place of a name that is missing.
    var placeholder: String?
    var children: [(name: String?, node: Node)] = []
  }

  private var count = 0

  static func text<Value>(_ value: Value) -> String {
    var dump = ValueDump()
    var text = ""
    write(dump.node(value, depth: 0, above: []), name: nil, indent: "", to: &text)
    return text
  }

  private static func write(_ node: Node, name: String?, indent: String, to text: inout String) {
    if let placeholder = node.placeholder {
      text += "\(indent)\(node.bullet) \(name ?? placeholder) \(node.head)\n"
      return
    }
    text += "\(indent)\(node.bullet) \(name.map { $0 + ": " } ?? "")\(node.head)\n"
    for child in node.children {
      write(child.node, name: child.name, indent: indent + "  ", to: &text)
    }
  }

  /// - Parameter above: The objects on the way to the value.
  private mutating func node(_ value: Any, depth: Int, above: Set<ObjectIdentifier>) -> Node {
    count += 1
    let mirror = Mirror(reflecting: value)
    let held = mirror.children.count
    var node = Node(bullet: held == 0 ? "-" : "▿", head: "")
    var above = above
    var isSorted = false
    switch mirror.displayStyle {
    case .collection: node.head = Self.counted(held, "element")
    case .tuple: node.head = "(\(Self.counted(held, "element")))"
    case .dictionary:
      node.head = Self.counted(held, "key/value pair")
      isSorted = true
    case .set:
      node.head = Self.counted(held, "member")
      isSorted = true
    case .optional:
      node.head = Self.typeName(mirror) + (held == 0 ? ".none" : "")
    default:
      if let text = value as? any AnySnapshotStringConvertible {
        node.head = text.snapshotDescription
        guard type(of: text).renderChildren else {
          node.bullet = "-"
          return node
        }
      } else if let text = value as? any CustomStringConvertible {
        node.head = text.description
      } else if mirror.displayStyle == .class {
        guard above.insert(ObjectIdentifier(value as AnyObject)).inserted else {
          node.head = "(circular reference detected)"
          node.placeholder = "value"
          return node
        }
        node.head = Self.typeName(mirror)
        isSorted = true
      } else if mirror.displayStyle == .struct {
        node.head = Self.typeName(mirror)
        isSorted = true
      } else if mirror.displayStyle == .enum {
        node.head = Self.typeName(mirror) + (held == 0 ? ".\(value)" : "")
      } else {
        node.head = String(describing: value)
      }
    }
    guard depth < Self.maximumDepth, count < Self.maximumCount else { return node }
    for child in mirror.children {
      node.children.append((child.label, self.node(child.value, depth: depth + 1, above: above)))
    }
    if isSorted { node.children = Self.sorted(node.children) }
    return node
  }

  /// The children sorted by name first, then by text.
  private static func sorted(
    _ children: [(name: String?, node: Node)]
  ) -> [(name: String?, node: Node)] {
    let keyed = children.map { child in
      // As the dump of the pair of both reads.
      var key = child.name.map { "▿ label: Optional<String>\n- some: \($0.debugDescription)" }
        ?? "- label: Optional<String>.none"
      key += "\n"
      write(child.node, name: "value", indent: "  ", to: &key)
      return (key: key, child: child)
    }
    return keyed.sorted { $0.key < $1.key }.map(\.child)
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// The type's name without the number that tells local types of one name apart.
  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(#/ #\d+/#, with: "")
  }
}
