import Foundation

/// What the text of a manifest says, as far as it is read without SwiftPM, which takes most of a
/// second.
package struct ManifestReader {
  /// The text without comments.
  private let text: [UInt8]

  package init(_ text: String) { self.text = Self.withoutComments(Array(text.utf8)) }

  /// Whether the package takes this project's library itself: one of its dependencies is called
  /// Snapshot, or it is this project.
  ///
  /// A target or product of the package's own may be called so: that says nothing.
  package var takesSnapshot: Bool {
    let packages = calls(".package")
    if packages.contains(where: Self.namesSnapshot) { return true }
    let products = calls(".product")
    if products.contains(where: { Self.value("name:", in: $0) == "Snapshot" }) { return true }
    return Self.strings(in: text[...]).contains("SnapshotEngine")
  }

  /// Whether the package says that it is for iOS.
  package var namesIOS: Bool {
    let words = String(decoding: text, as: UTF8.self)
    return [".iOS(", "swift-snapshot-testing", "ios-snapshot-test-case", "AccessibilitySnapshot"]
      .contains(where: words.contains)
  }

  private static func namesSnapshot(_ call: ArraySlice<UInt8>) -> Bool {
    if value("name:", in: call)?.lowercased() == "snapshot" { return true }
    return ["url:", "path:"].contains { label in
      guard var last = value(label, in: call)?.split(separator: "/").last?.lowercased() else {
        return false
      }
      if last.hasSuffix(".git") { last.removeLast(4) }
      return last == "snapshot"
    }
  }

  /// What stands in the brackets of each call of a function.
  private func calls(_ name: String) -> [ArraySlice<UInt8>] {
    let name = Array((name + "(").utf8)
    var found: [ArraySlice<UInt8>] = []
    var index = 0
    while index + name.count <= text.count {
      guard text[index..<index + name.count].elementsEqual(name) else {
        index += 1
        continue
      }
      let start = index + name.count
      var end = start
      var depth = 1
      var isInText = false
      while end < text.count, depth > 0 {
        switch text[end] {
        case UInt8(ascii: "\\") where isInText: end += 1
        case UInt8(ascii: "\""): isInText.toggle()
        case UInt8(ascii: "(") where !isInText: depth += 1
        case UInt8(ascii: ")") where !isInText: depth -= 1
        default: break
        }
        end += 1
      }
      found.append(text[start..<min(max(end - 1, start), text.count)])
      index = start
    }
    return found
  }

  /// The text in quotes after a label.
  private static func value(_ label: String, in call: ArraySlice<UInt8>) -> String? {
    let words = String(decoding: call, as: UTF8.self)
    guard let place = words.range(of: label) else { return nil }
    let rest = words[place.upperBound...].drop { $0.isWhitespace }
    guard rest.first == "\"" else { return nil }
    return String(rest.dropFirst().prefix { $0 != "\"" })
  }

  private static func strings(in text: ArraySlice<UInt8>) -> [String] {
    let parts = text.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(decoding: parts[$0], as: UTF8.self) }
  }

  /// Spaces in place of comments that are not in a text.
  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var index = 0
    var isInText = false
    let slash = UInt8(ascii: "/")
    let star = UInt8(ascii: "*")
    while index < bytes.count {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if isInText {
        if bytes[index] == UInt8(ascii: "\\") { index += 1 }
        if bytes[index < bytes.count ? index : bytes.count - 1] == UInt8(ascii: "\""),
          bytes[max(index - 1, 0)] != UInt8(ascii: "\\")
        {
          isInText = false
        }
      } else if bytes[index] == UInt8(ascii: "\"") {
        isInText = true
      } else if bytes[index] == slash, next == slash {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
          result[index] = UInt8(ascii: " ")
          index += 1
        }
      } else if bytes[index] == slash, next == star {
        while index < bytes.count,
          !(bytes[index] == star && index + 1 < bytes.count && bytes[index + 1] == slash)
        {
          if bytes[index] != UInt8(ascii: "\n") { result[index] = UInt8(ascii: " ") }
          index += 1
        }
        for place in index..<min(index + 2, bytes.count) { result[place] = UInt8(ascii: " ") }
        index += 1
      }
      index += 1
    }
    return result
  }
}
