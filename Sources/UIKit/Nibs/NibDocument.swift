import Foundation

/// An interface file that was read: its elements by identifier, its scenes, its resources.
final class NibDocument {
  enum Kind { case nib, storyboard }

  let file: String
  let kind: Kind
  let root: NibElement
  private(set) var elements: [String: NibElement] = [:]
  private(set) var colors: [String: NibElement] = [:]
  /// The texts of the preferred language by `IDENTIFIER.key`.
  let strings: [String: String]

  init(data: Data, file: String, strings: [String: String] = [:]) throws(NibError) {
    self.file = file
    self.strings = strings
    root = try NibParser(file: file).parse(data)
    guard root.name == "document" else {
      let kinds = [
        "archive": "an archive of Xcode 4 or older; open it in Xcode and save it",
        "plist": "a property list",
      ]
      throw NibError(
        .wrongKind(
          expected: "a document of Interface Builder’s",
          found: kinds[root.name] ?? "a <\(root.name)>"),
        file: file, line: root.line)
    }
    kind = root["type"]?.contains("Storyboard") == true ? .storyboard : .nib
    try index()
  }

  private func index() throws(NibError) {
    let ids = [
      "connections", "color", "image", "namedColor", "systemColor", "designable", "outlet",
      "outletCollection", "action", "segue",
    ]
    for element in root.all() {
      if element.name == "systemColor" || element.name == "namedColor",
        element.parent?.name == "resources", let name = element["name"]
      {
        colors[name] = element.child("color")
      }
      guard let id = element.id, !ids.contains(element.name) else { continue }
      guard elements[id] == nil else {
        throw NibError(
          .duplicateID(id), file: file, line: element.line, object: element.object)
      }
      elements[id] = element
    }
  }

  func error(_ reason: NibError.Reason, at element: NibElement) -> NibError {
    NibError(reason, file: file, line: element.line, object: element.object)
  }

  /// The top-level objects of a nib.
  var objects: [NibElement] { root.child("objects")?.children ?? [] }

  var scenes: [NibElement] { root.child("scenes")?.children ?? [] }

  /// The scene that an object is in; for a nib, the only one.
  func scene(of element: NibElement) -> NibElement? {
    var next: NibElement? = element
    while let current = next {
      if current.name == "scene" || current.name == "document" { return current }
      next = current.parent
    }
    return nil
  }
}
