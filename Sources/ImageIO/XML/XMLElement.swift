/// An element of an XML file. Comments, processing instructions and the document type are not kept.
package final class XMLElement: Sendable {
  package enum Child: Sendable {
    case element(XMLElement)
    case text(String)
  }

  /// The name as written, with its prefix.
  package let name: String
  /// The attributes in the file's order, with their names as written.
  package let attributes: [(name: String, value: String)]
  package let children: [Child]
  /// The line on which it begins, from 1.
  package let line: Int

  init(name: String, attributes: [(name: String, value: String)], children: [Child], line: Int) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.line = line
  }

  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  package var elements: [XMLElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// All text inside, that of elements inside included, in order.
  package var text: String {
    children.reduce(into: "") {
      switch $1 {
      case .text(let text): $0 += text
      case .element(let element): $0 += element.text
      }
    }
  }
}
