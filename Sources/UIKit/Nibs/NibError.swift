/// The reason why an interface file cannot be read, or not completely.
package struct NibError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    /// No file of the name exists in the folders that were searched.
    case missing(name: String, kind: String, folders: [String])
    /// Only the compiled form of the file exists.
    case compiled
    case unreadable
    case malformed(String)
    case entities
    case tooLarge(String)
    case wrongKind(expected: String, found: String)
    case unknownElement(String)
    /// An element belongs to a framework that is not available here.
    case absentFramework(String, element: String)
    case unknownAttribute(String, of: String)
    case badValue(String, of: String)
    case unknownReference(String)
    case duplicateID(String)
    case recursion(String)
    case noObject(String)
    case wrongClass(String, expected: String)
    case noScene(String)
    case noColor(String)
    case noInitialController
    case connection(String)
  }

  package let reason: Reason
  /// The file's path, or the name that was searched for.
  package let file: String
  /// The line from 1; 0 for the whole file.
  package let line: Int
  /// The kind, label and identifier of the object.
  package let object: String?

  init(_ reason: Reason, file: String, line: Int = 0, object: String? = nil) {
    self.reason = reason
    self.file = file
    self.line = line
    self.object = object
  }

  /// What a picture lacks that is drawn in spite of the mistake; nil where iOS does not go on
  /// either.
  var lackingFeature: FidelityFeature? {
    switch reason {
    case .recursion, .tooLarge: nil
    case .unknownElement, .absentFramework, .unknownReference, .noObject, .noScene,
      .noInitialController, .missing, .compiled, .unreadable, .malformed, .entities, .wrongKind:
      .interfaceObject
    case .unknownAttribute, .badValue, .duplicateID, .wrongClass, .noColor, .connection:
      .interfaceValue
    }
  }

  package var description: String {
    let place = line > 0 ? "\(file):\(line): " : "\(file): "
    return place + (object.map { "\($0): " } ?? "") + sentence
  }

  private var sentence: String {
    switch reason {
    case .missing(let name, let kind, let folders):
      "Could not find a \(kind) named '\(name)'. Looked in \(folders.joined(separator: ", ")). "
        + "Is it a resource of the target?"
    case .compiled: "only the compiled file is there. Add the \(file).xib that it was made of."
    case .unreadable: "the file cannot be read."
    case .malformed(let why): "no XML of Interface Builder’s: \(why)."
    case .entities: "declares entities, which Interface Builder never writes."
    case .tooLarge(let what): "has more than \(what)."
    case .wrongKind(let expected, let found): "is \(found), not \(expected)."
    case .unknownElement(let name): "the element <\(name)> is not known here."
    case .absentFramework(let framework, let element):
      "<\(element)> needs \(framework), which is not here. Put a view in its place that the test "
        + "can draw, or leave the snapshot of this file out."
    case .unknownAttribute(let name, let element):
      "the attribute \(name) of <\(element)> is not known here."
    case .badValue(let value, let name): "'\(value)' is not a valid \(name)."
    case .unknownReference(let id): "nothing has the identifier \(id)."
    case .duplicateID(let id): "the identifier \(id) is there twice."
    case .recursion(let what): "\(what) contains itself."
    case .noObject(let type): "\(type).init(coder:) returned nil."
    case .wrongClass(let name, let expected): "\(name) is not a \(expected)."
    case .noScene(let name):
      "Storyboard doesn't contain a view controller with identifier '\(name)'."
    case .noColor(let name):
      "the colour '\(name)' is in no asset catalog and not among the file’s resources. Add it to a "
        + "catalog of the target."
    case .noInitialController: "the storyboard has no initial view controller."
    case .connection(let why): why
    }
  }
}
