import SnapshotCore

extension RunManifest.Trouble: Codable {
  /// The names of the cases, as files have them.
  package enum Kind: String, Codable, Sendable {
    case buildFailed, crashed, noResults, interrupted, timedOut, idle, unexplained, incomplete
  }

  private enum CodingKeys: String, CodingKey {
    case kind, lines, exitStatus, limitSeconds
  }

  package var kind: Kind {
    switch self {
    case .buildFailed: .buildFailed
    case .crashed: .crashed
    case .noResults: .noResults
    case .interrupted: .interrupted
    case .timedOut: .timedOut
    case .idle: .idle
    case .unexplained: .unexplained
    case .incomplete: .incomplete
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    switch self {
    case .buildFailed(let lines), .crashed(let lines), .incomplete(let lines),
      .interrupted(let lines):
      try container.encode(lines, forKey: .lines)
    case .timedOut(let limitSeconds, let lines), .idle(let limitSeconds, let lines):
      try container.encode(lines, forKey: .lines)
      try container.encode(limitSeconds, forKey: .limitSeconds)
    case .unexplained(let exitStatus, let lines):
      try container.encode(lines, forKey: .lines)
      try container.encode(exitStatus, forKey: .exitStatus)
    case .noResults:
      break
    }
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let lines = try container.decodeIfPresent([String].self, forKey: .lines) ?? []
    self =
      switch try container.decode(Kind.self, forKey: .kind) {
      case .buildFailed: .buildFailed(lines)
      case .crashed: .crashed(lines)
      case .noResults: .noResults
      case .interrupted: .interrupted(running: lines)
      case .timedOut:
        .timedOut(
          limitSeconds: try container.decodeIfPresent(Double.self, forKey: .limitSeconds) ?? 0,
          running: lines)
      case .idle:
        .idle(
          limitSeconds: try container.decodeIfPresent(Double.self, forKey: .limitSeconds) ?? 0,
          running: lines)
      case .unexplained:
        .unexplained(
          exitStatus: try container.decodeIfPresent(Int32.self, forKey: .exitStatus) ?? -1,
          lines: lines)
      case .incomplete: .incomplete(lines)
      }
  }
}
