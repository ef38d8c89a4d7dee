/// An element of an interface file, with its line.
final class NibElement {
  let name: String
  let attributes: [String: String]
  /// The line number, from 1.
  let line: Int
  /// The element's index among all elements of the file.
  let order: Int
  fileprivate(set) var children: [NibElement] = []
  fileprivate(set) weak var parent: NibElement?
  fileprivate(set) var text = ""

  init(_ name: String, _ attributes: [String: String], line: Int, order: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
    self.order = order
  }

  subscript(name: String) -> String? { attributes[name] }

  var id: String? { attributes["id"] }
  var key: String? { attributes["key"] }

  func flag(_ name: String) -> Bool? { attributes[name].map { $0 == "YES" } }

  func add(_ child: NibElement) {
    child.parent = self
    children.append(child)
  }

  func append(_ text: String) { self.text += text }

  func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

  func child(key: String) -> NibElement? { children.first { $0.key == key } }

  /// This element and all below it, in the file's order.
  func all() -> [NibElement] {
    var found: [NibElement] = []
    var pending = [self]
    while let next = pending.popLast() {
      found.append(next)
      pending += next.children.reversed()
    }
    return found
  }

  func isInside(_ other: NibElement) -> Bool {
    var next: NibElement? = self
    while let element = next {
      if element === other { return true }
      next = element.parent
    }
    return false
  }

  private static let parts: Set = [
    "color", "outlet", "outletCollection", "action", "segue", "designable",
  ]

  /// A name for the object that the element belongs to: `label “Title” (lbl-01-bbb)`.
  var object: String {
    var next: NibElement? = self
    while let element = next {
      if let id = element.id, !Self.parts.contains(element.name) {
        let label = element["userLabel"].map { " “\($0)”" } ?? ""
        return "\(element.name)\(label) (\(id))"
      }
      next = element.parent
    }
    return name
  }
}
