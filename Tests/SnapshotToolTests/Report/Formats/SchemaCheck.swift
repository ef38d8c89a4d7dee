import Foundation
import SnapshotTool

/// The part of JSON Schema that `report.schema.json` uses.
struct SchemaCheck {
  private let root: [String: Any]

  /// Reads a schema of this package's documentation.
  init(_ name: String) throws {
    let package = URL(fileURLWithPath: #filePath).pathComponents.prefix {
      $0 != "Tests"
    }.dropFirst().joined(separator: "/")
    let data = try Data(contentsOf: URL(fileURLWithPath: "/\(package)/Documentation/\(name)"))
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// What is wrong with a document, each with its place; nothing where it conforms.
  func problems(_ bytes: [UInt8]) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(bytes))
    return problems(value, root, at: "$")
  }

  private func problems(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
    var schema = schema
    if let reference = schema["$ref"] as? String {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      guard let definition = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else {
        return ["\(place): no definition \(name)"]
      }
      schema = definition
    }
    var problems: [String] = []
    if let type = schema["type"] as? String, !Self.isType(value, type) {
      return ["\(place): \(value) is no \(type)"]
    }
    if let constant = schema["const"] as? NSObject, constant != value as? NSObject {
      problems.append("\(place): \(value) is not \(constant)")
    }
    if let cases = schema["enum"] as? [NSObject],
      !cases.contains(where: { $0 == value as? NSObject })
    {
      problems.append("\(place): \(value) is none of \(cases)")
    }
    if let number = value as? NSNumber {
      if let least = schema["minimum"] as? NSNumber, number.doubleValue < least.doubleValue {
        problems.append("\(place): \(number) is below \(least)")
      }
      if let greatest = schema["maximum"] as? NSNumber, number.doubleValue > greatest.doubleValue {
        problems.append("\(place): \(number) is above \(greatest)")
      }
    }
    if let items = schema["items"] as? [String: Any], let list = value as? [Any] {
      for (index, item) in list.enumerated() {
        problems += self.problems(item, items, at: "\(place)[\(index)]")
      }
    }
    if let object = value as? [String: Any] {
      problems += self.problems(object, schema, at: place)
    }
    return problems
  }

  private func problems(
    _ object: [String: Any], _ schema: [String: Any], at place: String
  ) -> [String] {
    let properties = schema["properties"] as? [String: Any] ?? [:]
    var problems = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
      .map { "\(place): \($0) is missing" }
    for (name, value) in object.sorted(by: { $0.key < $1.key }) {
      if let property = properties[name] as? [String: Any] {
        problems += self.problems(value, property, at: "\(place).\(name)")
      } else if schema["additionalProperties"] as? Bool == false {
        problems.append("\(place): \(name) is unknown")
      }
    }
    return problems
  }

  private static func isType(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": value is Bool
    case "integer": (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
    case "number": value is NSNumber
    default: false
    }
  }
}
