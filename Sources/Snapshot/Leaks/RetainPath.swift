import Foundation
import UIKit

/// Ways from an object to itself along strong references that reflection can see: stored
/// properties, and what is in their optionals, collections and values. Closures hide what they
/// capture.
@MainActor
enum RetainPath {
  /// Objects that are looked at before the search is given up.
  private static let maximumObjectCount = 5000

  /// `Parent.child → Child.owner → Parent`; nil where none is found.
  static func cycle(through start: AnyObject) -> String? {
    walk(from: start) { step in
      step.held.contains { $0 === start }
        ? step.path + "\(type(of: step.owner)).\(step.label) → \(type(of: start))" : nil
    }
  }

  /// Whether the app's objects that it holds store a closure, or a control's action has one.
  static func leadsToClosure(from start: AnyObject) -> Bool {
    walk(from: start) { step in
      let isOwn = step.owner is UIAction || !FrameworkClass.contains(type(of: step.owner))
      return isOwn && holdsFunction(step.value, depth: 0) ? true : nil
    } ?? false
  }

  /// A stored property of an object on the way, with the objects that it holds.
  private struct Step {
    let owner: AnyObject
    let path: String
    let label: String
    let value: Any
    let held: [AnyObject]
  }

  /// Goes through everything that is strongly held, the nearest first, until `answer` has one.
  private static func walk<Answer>(
    from start: AnyObject, _ answer: (Step) -> Answer?
  ) -> Answer? {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(start)]
    var queue: [(object: AnyObject, path: String)] = [(start, "")]
    var next = 0
    while next < queue.count, next < maximumObjectCount {
      let (object, path) = queue[next]
      next += 1
      for (label, value, isStrong) in StoredFields.fields(of: object) where isStrong {
        let held = objects(in: value, depth: 0)
        let step = Step(owner: object, path: path, label: label, value: value, held: held)
        if let found = answer(step) { return found }
        let way = path + "\(type(of: object)).\(label) → "
        for object in held where seen.insert(ObjectIdentifier(object)).inserted {
          queue.append((object, way))
        }
      }
    }
    return nil
  }

  /// Whether the value's type holds no reference: neither objects nor closures.
  private static func holdsNoReference(_ value: Any) -> Bool {
    func isTrivial<Value>(_: Value) -> Bool { _isPOD(Value.self) }
    if isTrivial(value) { return true }
    return (type(of: value) as? any ElementsWithoutReference.Type)?.areElementsTrivial ?? false
  }

  private static func holdsFunction(_ value: Any, depth: Int) -> Bool {
    guard depth < 8, !holdsNoReference(value) else { return false }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class { return false }
    // Functions have no mirror of their own: only their type tells.
    if mirror.displayStyle == nil, mirror.children.isEmpty {
      return "\(type(of: value))".contains("->")
    }
    return mirror.children.contains { holdsFunction($0.value, depth: depth + 1) }
  }

  /// The objects that a value is or holds.
  private static func objects(in value: Any, depth: Int) -> [AnyObject] {
    guard depth < 8, !holdsNoReference(value) else { return [] }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class || type(of: value) is AnyClass {
      return [value as AnyObject]
    }
    return StoredFields.fields(ofValue: value, mirror).filter(\.isStrong).flatMap {
      objects(in: $0.value, depth: depth + 1)
    }
  }
}

/// A collection that may be long, and says of all its elements at once that none is a reference:
/// to look at each byte of a picture would take seconds.
private protocol ElementsWithoutReference {
  static var areElementsTrivial: Bool { get }
}

extension Array: ElementsWithoutReference {
  fileprivate static var areElementsTrivial: Bool { _isPOD(Element.self) }
}

extension ContiguousArray: ElementsWithoutReference {
  fileprivate static var areElementsTrivial: Bool { _isPOD(Element.self) }
}

extension Set: ElementsWithoutReference {
  fileprivate static var areElementsTrivial: Bool { _isPOD(Element.self) }
}

extension Dictionary: ElementsWithoutReference {
  fileprivate static var areElementsTrivial: Bool { _isPOD(Key.self) && _isPOD(Value.self) }
}

/// Stored properties with what reflection alone does not say: whether a reference is strong.
@MainActor
enum StoredFields {
  typealias Field = (label: String, value: Any, isStrong: Bool)

  /// The stored properties of an object, its superclasses' first.
  static func fields(of object: AnyObject) -> [Field] {
    var mirrors: [Mirror] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      mirrors.append(current)
      mirror = current.superclassMirror
    }
    var result: [Field] = []
    var first = 0
    for mirror in mirrors.reversed() {
      let count = fieldCount(mirror.subjectType)
      result += fields(of: mirror, from: first, to: count)
      first = count
    }
    return result
  }

  static func fields(ofValue value: Any, _ mirror: Mirror) -> [Field] {
    guard mirror.displayStyle == .struct else {
      return mirror.children.map { ($0.label ?? "", $0.value, true) }
    }
    return fields(of: mirror, from: 0, to: fieldCount(mirror.subjectType))
  }

  /// A type with a mirror of its own has other children than fields: they count as strong.
  private static func fields(of mirror: Mirror, from first: Int, to count: Int) -> [Field] {
    let matches = mirror.children.count == count - first
    return mirror.children.enumerated().map { index, child in
      let isStrong = !matches || isStrong(mirror.subjectType, first + index)
      return (name(of: child.label ?? "\(index)"), child.value, isStrong)
    }
  }

  /// UIKit's stored properties go by the names of the public ones.
  private static func name(of label: String) -> String {
    let label = ReflectedField.plainName(label)
    return [
      "loadedView": "view", "contained": "children", "presentedController":
        "presentedViewController",
    ][label] ?? label
  }

  private static func fieldCount(_ type: Any.Type) -> Int { ReflectedField.count(of: type) }

  private static func isStrong(_ type: Any.Type, _ index: Int) -> Bool {
    ReflectedField(of: type, at: index).isStrong
  }
}
