import Testing

/// A place in the sources that ends a test, or the program, where it is reached.
///
/// What iOS only logs or ignores must not do that: it is a diagnostic beside the test, and the
/// picture is drawn. That is why `OnDevice` has no case for it.
struct RaisedPlace {
  /// What the same call does on a device.
  enum OnDevice {
    /// Raises an Objective-C exception.
    case raises
    /// Stops the program: a trap of Swift's, or memory that is read wrongly.
    case stops
    /// The call does not compile.
    case isRefused
    /// No call of an app's leads here: it would be a mistake of this project's own.
    case isUnreachable
  }

  /// Below `Sources`, such as `UIKit/Nibs/UINib.swift`.
  let file: String
  /// Words of the code at the place, from the call on: enough to tell it from the file's others.
  let text: String
  let onDevice: OnDevice
  /// What says so: a recorded message, Apple's documentation, a header.
  let evidence: String

  init(_ file: String, _ text: String, _ onDevice: OnDevice, _ evidence: String) {
    self.file = file
    self.text = text
    self.onDevice = onDevice
    self.evidence = evidence
  }
}

enum RaisedPlaces {
  static let all = uiKit + swiftUI

  /// The modules that a view under test runs in.
  static let modules: Set<String> = [
    "Combine", "ConstraintSolver", "CoreGraphics", "CoreImage", "CoreText", "ImageIO",
    "ObjectiveCRuntime", "QuartzCore", "SwiftUI", "SymbolDesigns", "UIKit",
  ]

  static let calls = [
    "UIKitException.raise(", "UIKitException.raiseAndStop(", "ObjectiveCException.raise(",
    "fatalError(", "preconditionFailure(", "precondition(", "assertionFailure(", "assert(",
  ]

  /// A call in the sources, with as much of what follows it as its message may take.
  struct Site: CustomStringConvertible {
    let file: String
    let line: Int
    let code: String

    var description: String { "\(file):\(line)" }
  }

  static let sites: [Site] = SourceTree.sources.filter { modules.contains($0.module) }
    .flatMap { file in
      file.lines.indices.compactMap { index -> Site? in
        let line = file.lines[index]
        guard !line.contains("///"), let start = calls.compactMap({ line.firstRange(of: $0) }).first
        else { return nil }
        // A declaration is no call.
        guard !line[..<start.lowerBound].hasSuffix("func ") else { return nil }
        let rest = file.lines[(index + 1)...].prefix(4).map { $0.drop { $0 == " " } }
        let code = ([line[start.lowerBound...]] + rest).joined(separator: " ")
        return Site(
          file: String(file.path.dropFirst("Sources/".count)), line: index + 1, code: code)
      }
    }
}

@Suite struct RaisedPlacesTests {
  @Test func `every place that ends a test has a row that says what iOS does`() {
    #expect(RaisedPlaces.sites.count > 60)
    for site in RaisedPlaces.sites
    where !RaisedPlaces.all.contains(where: { $0.file == site.file && site.code.contains($0.text) })
    {
      Issue.record(
        """
        \(site) has no row in RaisedPlaces: \(site.code.prefix(120))
        Find out what iOS does. What it logs or ignores is a diagnostic, and no exception.
        """)
    }
  }

  @Test func `every row stands for a place that is there, and names its evidence`() {
    for place in RaisedPlaces.all {
      let isThere = RaisedPlaces.sites.contains {
        $0.file == place.file && $0.code.contains(place.text)
      }
      #expect(isThere, "\(place.file) has no “\(place.text)”")
      #expect(place.evidence.hasSuffix("."), "\(place.file): \(place.text)")
      #expect(place.evidence.count > 20, "\(place.file): \(place.text)")
    }
  }
}
