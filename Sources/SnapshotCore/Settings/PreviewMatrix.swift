import Foundation

/// The devices and appearances in which previews are drawn.
///
/// `.snapshot.json` beside `Package.swift` has it under the key `previews`, and options of the
/// command line replace its parts. Tests find it in `SNAPSHOT_PREVIEWS`.
package struct PreviewMatrix: Sendable, Equatable {
  /// Names from `deviceNames`; empty for the screen of the default device.
  package var devices: [String] = []
  package var styles = ["light", "dark"]
  /// Text sizes; empty for the standard one, `L`.
  package var contentSizes: [String] = []
  /// Layout directions; empty for left to right.
  package var directions: [String] = []

  package init() {}

  /// One of the parts.
  package enum Axis: String, Sendable, CaseIterable {
    case devices, styles, contentSizes, directions

    /// The values that it may have.
    package var known: [String] {
      switch self {
      case .devices: PreviewMatrix.deviceNames
      case .styles: ["light", "dark"]
      case .contentSizes:
        ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
      case .directions: ["ltr", "rtl"]
      }
    }

    /// The value as it is known, whatever its case and spaces: `iphone15pro`.
    package func value(_ text: String) -> String? {
      let key = Self.key(text)
      return known.first { Self.key($0) == key }
    }

    private static func key(_ text: String) -> String {
      String(text.lowercased().filter { $0.isLetter || $0.isNumber })
    }
  }

  /// The devices of the library `Snapshot`, for people.
  package static let deviceNames = [
    "iPhone SE", "iPhone SE 2", "iPhone SE 3", "iPhone 8", "iPhone 8 Plus", "iPhone X", "iPhone XS",
    "iPhone XR", "iPhone XS Max", "iPhone 11", "iPhone 11 Pro", "iPhone 11 Pro Max",
    "iPhone 12 mini", "iPhone 12", "iPhone 12 Pro", "iPhone 12 Pro Max", "iPhone 13 mini",
    "iPhone 13", "iPhone 13 Pro", "iPhone 13 Pro Max", "iPhone 14", "iPhone 14 Plus",
    "iPhone 14 Pro", "iPhone 14 Pro Max", "iPhone 15", "iPhone 15 Plus", "iPhone 15 Pro",
    "iPhone 15 Pro Max", "iPhone 16e", "iPhone 16", "iPhone 16 Plus", "iPhone 16 Pro",
    "iPhone 16 Pro Max", "iPhone 17", "iPhone Air", "iPhone 17 Pro", "iPhone 17 Pro Max",
    "iPad mini", "iPad 9.7", "iPad 10.2", "iPad Pro 10.5", "iPad Pro 11", "iPad Pro 12.9",
  ]

  package subscript(axis: Axis) -> [String] {
    get {
      switch axis {
      case .devices: devices
      case .styles: styles
      case .contentSizes: contentSizes
      case .directions: directions
      }
    }
    set {
      switch axis {
      case .devices: devices = newValue
      case .styles: styles = newValue
      case .contentSizes: contentSizes = newValue
      case .directions: directions = newValue
      }
    }
  }

  /// Puts values into a part, each once.
  ///
  /// - Parameter source: What to name in the error: an option, a key of a file.
  package mutating func set(
    _ axis: Axis, _ values: [String], source: String
  ) throws(PreviewMatrixError) {
    var found: [String] = []
    for text in values {
      guard let value = axis.value(text) else {
        throw .unknownValue(source: source, value: text, known: axis.known)
      }
      if !found.contains(value) { found.append(value) }
    }
    self[axis] = found
  }
}

/// Why previews cannot be drawn as somebody asks.
package enum PreviewMatrixError: Error, Sendable, Equatable, CustomStringConvertible {
  case unknownValue(source: String, value: String, known: [String])
  case unreadable(source: String, reason: String)
  case unknownKey(source: String, key: String, known: [String])

  package var description: String {
    switch self {
    case .unknownValue(let source, let value, let known):
      "\(source.singleLine) has “\(value.singleLine)”. Known are "
        + known.joined(separator: ", ") + "."
    case .unreadable(let source, let reason):
      "\(source.singleLine) cannot be read: \(reason)"
    case .unknownKey(let source, let key, let known):
      "\(source.singleLine) has the key “\(key.singleLine)”. Known are "
        + known.joined(separator: ", ") + "."
    }
  }
}

extension PreviewMatrix {
  /// The package's settings, below its folder.
  package static let fileName = ".snapshot.json"
  private static let key = "previews"

  /// What a package's `.snapshot.json` says; the default where there is none.
  package init(packageRoot: String) throws(PreviewMatrixError) {
    let path = packageRoot + "/" + Self.fileName
    guard FileAccess.exists(path) else { return }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileAccess.read(path, maximumBytes: 1 << 20)
    } catch {
      throw .unreadable(source: path, reason: error.reason)
    }
    guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    else { throw .unreadable(source: path, reason: "it is not a JSON object.") }
    if let other = object.keys.sorted().first(where: { $0 != Self.key }) {
      throw .unknownKey(source: path, key: other, known: [Self.key])
    }
    guard let values = object[Self.key] else { return }
    try take(values, source: path)
  }

  /// Reads the value of `SNAPSHOT_PREVIEWS`.
  package init(json: String) throws(PreviewMatrixError) {
    let source = SnapshotEnvironment.previewsName
    guard let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)) else {
      throw .unreadable(source: source, reason: "it is not JSON.")
    }
    try take(object, source: source)
  }

  private mutating func take(_ values: Any, source: String) throws(PreviewMatrixError) {
    guard let object = values as? [String: Any] else {
      throw .unreadable(source: source, reason: "the key \(Self.key) is not an object.")
    }
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      guard let axis = Axis(rawValue: key) else {
        throw .unknownKey(source: source, key: key, known: Axis.allCases.map(\.rawValue))
      }
      guard let texts = value as? [String] else {
        throw .unreadable(source: source, reason: "\(key) is not a list of strings.")
      }
      try set(axis, texts, source: source)
    }
  }

  /// The value for `SNAPSHOT_PREVIEWS`: equal matrices have equal texts.
  package var json: String {
    JSONText.string(
      Dictionary(uniqueKeysWithValues: Axis.allCases.map { ($0.rawValue, self[$0]) }))
  }
}
