import Foundation
import SnapshotCore

/// Calls in a package's sources whose results differ between machines: of functions that the C
/// library has in several versions, one for each kind of processor, and that are not replaced.
package struct LibraryCalls {
  package struct Place: Sendable, Equatable, CustomStringConvertible {
    /// The path from the package's root.
    let path: String
    let line: Int
    let name: String

    package var description: String { "\(path):\(line) \(name)" }
  }

  /// How many files were read.
  package private(set) var fileCount = 0
  package private(set) var places: [Place] = []

  /// Functions that only the C library has; `sin`, `pow` and their like are UIKit's own.
  private static let functions: Set<String> = [
    "erf", "erfc", "tgamma", "lgamma", "j0", "j1", "jn", "y0", "y1", "yn", "erff", "erfcf",
    "tgammaf", "lgammaf",
  ]
  /// Types that call the C library inside of Foundation, or compute in 80 bits.
  private static let types: Set<String> = ["AffineTransform", "Float80"]

  /// Reads the Swift sources below a folder. Tests, hidden folders and links are left out.
  package init(root: String) {
    var pending = [""]
    while let folder = pending.popLast() {
      let path = folder.isEmpty ? root : root + "/" + folder
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      for name in names.sorted(by: >) where !name.hasPrefix(".") && !name.hasPrefix("__") {
        let relative = folder.isEmpty ? name : folder + "/" + name
        guard let status = FileAccess.status(of: root + "/" + relative, followsLinks: false) else {
          continue
        }
        if status.st_mode & S_IFMT == S_IFDIR {
          if name != "Tests" { pending.append(relative) }
        } else if name.hasSuffix(".swift") {
          read(relative, root)
        }
      }
    }
    places.sort { ($0.path, $0.line) < ($1.path, $1.line) }
  }

  private mutating func read(_ path: String, _ root: String) {
    guard let data = FileManager.default.contents(atPath: root + "/" + path) else { return }
    fileCount += 1
    places += Self.places(in: [UInt8](data)).map {
      Place(path: path, line: $0.line, name: $0.name)
    }
  }

  /// Calls in a file's code; comments and the text of strings are passed over.
  static func places(in bytes: [UInt8]) -> [(line: Int, name: String)] {
    var found: [(line: Int, name: String)] = []
    var (line, index, commentDepth) = (1, 0, 0)
    var (isInLine, isInString) = (false, false)
    func byte(_ offset: Int) -> UInt8 {
      index + offset < bytes.count ? bytes[index + offset] : 0
    }
    while index < bytes.count {
      let (this, next) = (byte(0), byte(1))
      if this == UInt8(ascii: "\n") {
        line += 1
        (isInLine, isInString) = (false, false)
      } else if isInLine {
      } else if this == UInt8(ascii: "/"), next == UInt8(ascii: "*"), !isInString {
        commentDepth += 1
      } else if this == UInt8(ascii: "*"), next == UInt8(ascii: "/"), commentDepth > 0 {
        commentDepth -= 1
      } else if commentDepth > 0 {
      } else if isInString, this == UInt8(ascii: "\\") {
        index += 1
      } else if this == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if isInString {
      } else if this == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        isInLine = true
      } else if isPart(this) {
        let start = index
        while isPart(byte(0)) { index += 1 }
        let name = String(decoding: bytes[start..<index], as: UTF8.self)
        let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
        let isCall = byte(0) == UInt8(ascii: "(") && !follows("func", bytes, start)
        let isPlain = !isMember || isOfLibrary(bytes, start)
        if isCall, isPlain, functions.contains(name) || types.contains(name) {
          found.append((line, name))
        }
        continue
      }
      index += 1
    }
    return found
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte == 95 || (48...57).contains(byte) || (65...90).contains(byte)
      || (97...122).contains(byte) || byte > 127
  }

  private static func isOfLibrary(_ bytes: [UInt8], _ start: Int) -> Bool {
    let before = bytes[..<start].reversed()
    return ["Foundation.", "Glibc."].contains { before.starts(with: $0.utf8.reversed()) }
  }

  private static func follows(_ word: String, _ bytes: [UInt8], _ start: Int) -> Bool {
    bytes[..<start].reversed().drop { $0 == 32 }.starts(with: word.utf8.reversed())
  }
}

extension Doctor {
  var arithmetic: DoctorFinding {
    let calls = LibraryCalls(root: root)
    let files = NumberText.counted(calls.fileCount, "source")
    if calls.places.isEmpty {
      return .ok(
        "arithmetic", "\(files): no machine-dependent functions of the C library are used.")
    }
    return .warn(
      "arithmetic",
      "The last digits may differ between machines: "
        + Self.some(calls.places.map(\.description)),
      next: "Keep these numbers out of frames and pixels, or compute them from + − × ÷, √, sin …")
  }
}
