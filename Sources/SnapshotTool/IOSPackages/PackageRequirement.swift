import TranslatorInterface

/// Which versions of a repository a package takes.
package enum PackageRequirement: Sendable, Equatable, Decodable {
  case range(lower: String, upper: String)
  case exact(String)
  case branch(String)
  case revision(String)

  private enum CodingKeys: String, CodingKey { case range, exact, branch, revision }

  private struct Bounds: Decodable {
    let lowerBound: String
    let upperBound: String
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func first(_ key: CodingKeys) throws -> String? {
      try values.decodeIfPresent([String].self, forKey: key)?.first
    }
    if let bounds = try values.decodeIfPresent([Bounds].self, forKey: .range)?.first {
      self = .range(lower: bounds.lowerBound, upper: bounds.upperBound)
    } else if let version = try first(.exact) {
      self = .exact(version)
    } else if let branch = try first(.branch) {
      self = .branch(branch)
    } else if let revision = try first(.revision) {
      self = .revision(revision)
    } else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "A requirement of a new kind."))
    }
  }

  /// The requirement as a manifest writes it.
  var text: String {
    switch self {
    case .range(let lower, let upper):
      "\(SwiftLiteral.quoted(lower))..<\(SwiftLiteral.quoted(upper))"
    case .exact(let version): "exact: \(SwiftLiteral.quoted(version))"
    case .branch(let branch): "branch: \(SwiftLiteral.quoted(branch))"
    case .revision(let revision): "revision: \(SwiftLiteral.quoted(revision))"
    }
  }
}
