import SnapshotCore

/// The build settings of one configuration: `.xcconfig` files, the project's and the target's, each
/// of which may say `$(inherited)`.
struct BuildSettings {
  private var values: [String: String] = [:]

  subscript(_ key: String) -> String? { values[key] }

  /// Puts settings over those that are there.
  mutating func add(_ settings: OldPropertyList?) {
    for (key, value) in settings?.pairs ?? [] {
      add(key, value.texts.joined(separator: " "))
    }
  }

  private mutating func add(_ key: String, _ value: String) {
    guard let name = Self.name(key) else { return }
    values[name] = value.replacing("$(inherited)", with: values[name] ?? "")
      .replacing("${inherited}", with: values[name] ?? "")
  }

  /// The key without its condition; nil where the condition is of another platform.
  private static func name(_ key: String) -> String? {
    let parts = key.split(separator: "[", maxSplits: 1)
    guard parts.count == 2 else { return key }
    let isForIOS =
      parts[1].hasPrefix("sdk=iphone") || parts[1].hasPrefix("sdk=*")
      || parts[1].hasPrefix("config=Debug")
    return isForIOS ? String(parts[0]) : nil
  }

  /// Reads an `.xcconfig` file, with those that it includes.
  mutating func add(fileAt path: String, depth: Int = 0) {
    guard depth < 20, let bytes = try? FileAccess.read(path, maximumBytes: 1 << 20) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) {
      let code = Self.withoutComment(line)
      if code.hasPrefix("#include") {
        let name = code.split(separator: "\"").dropFirst().first ?? ""
        add(fileAt: FileAccess.split(path).folder + "/" + name, depth: depth + 1)
        continue
      }
      // A condition has an equals sign of its own.
      let end = code.firstIndex(of: "]") ?? code.startIndex
      guard let sign = code[end...].firstIndex(of: "=") else { continue }
      let key = code[..<sign].filter { !$0.isWhitespace }
      add(key, String(code[code.index(after: sign)...].drop { $0.isWhitespace }))
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
    return code.drop { $0.isWhitespace }
  }

  /// A setting in which names of others are replaced.
  func expanded(_ key: String, targetName: String) -> String? {
    guard var text = values[key] else { return nil }
    let isModule = text.contains(":c99ext")
    for (name, value) in [
      ("TARGET_NAME", targetName), ("PRODUCT_NAME", values["PRODUCT_NAME"] ?? targetName),
    ] {
      for form in ["$(\(name))", "${\(name)}", "$(\(name):c99extidentifier)"] {
        text = text.replacing(form, with: value)
      }
    }
    text = text.replacing("$(TARGET_NAME)", with: targetName)
    if text.contains("$") { return nil }
    return isModule ? MirrorPlan.moduleName(text) : text
  }

  /// Names that `-D` sets: conditions of Swift, and flags that say so.
  var conditions: [String] {
    let named = (values["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
    let flags = (values["OTHER_SWIFT_FLAGS"] ?? "").split { $0 == " " || $0 == "\"" }
    let set = flags.indices.compactMap { index -> Substring? in
      if flags[index] == "-D" { return flags.dropFirst(index + 1).first }
      return flags[index].hasPrefix("-D") ? flags[index].dropFirst(2) : nil
    }
    var seen: Set<String> = []
    return (named + set).map(String.init).filter { name in
      name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && seen.insert(name).inserted
    }
  }
}
