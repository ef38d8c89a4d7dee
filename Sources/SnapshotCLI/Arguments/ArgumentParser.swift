import SnapshotCore

/// A command line that makes no sense: exit 2.
package enum UsageError: Error, Equatable, CustomStringConvertible {
  case unknownCommand(String, known: [String])
  case unknownOption(String, known: [String])
  case missingValue(option: String)
  case unexpectedValue(option: String)
  case invalidValue(option: String, value: String, expected: String)
  case wrongArguments(String)

  package var description: String {
    switch self {
    case .unknownCommand(let name, let known):
      "unknown command “\(name.singleLine)”. \(Self.question(name, known))Commands: "
        + known.joined(separator: ", ") + "."
    case .unknownOption(let name, let known):
      "unknown option \(name.singleLine). \(Self.question(name, known))Options: "
        + known.joined(separator: ", ") + "."
    case .missingValue(let option): "\(option) needs a value."
    case .unexpectedValue(let option): "\(option) takes no value."
    case .invalidValue(let option, let value, let expected):
      "\(option) is “\(value.singleLine)”; use \(expected)."
    case .wrongArguments(let text): text
    }
  }
}

extension UsageError {
  /// The question `Did you mean verify? `; empty where no name is near.
  private static func question(_ name: String, _ known: [String]) -> String {
    SimilarName.nearest(to: name, among: known).map { "Did you mean \($0)? " } ?? ""
  }
}

/// Splits a command's arguments into options, flags and the rest.
package struct ArgumentParser: Sendable {
  /// Names with their dashes: options take a value, flags none.
  package let options: [String]
  package let flags: [String]

  package init(options: [String] = [], flags: [String] = []) {
    self.options = options
    self.flags = flags
  }

  package struct Parsed: Sendable, Equatable {
    package var positionals: [String] = []
    /// The arguments after `--`.
    package var passedThrough: [String] = []
    package var flags: Set<String> = []
    /// The options with their values, in the order of the command line.
    package var values: [(option: String, value: String)] = []

    /// The last value wins.
    package func value(_ option: String) -> String? {
      values.last { $0.option == option }?.value
    }

    package func allValues(_ option: String) -> [String] {
      values.filter { $0.option == option }.map(\.value)
    }

    package static func == (left: Parsed, right: Parsed) -> Bool {
      left.positionals == right.positionals && left.passedThrough == right.passedThrough
        && left.flags == right.flags && left.values.elementsEqual(right.values, by: ==)
    }
  }

  /// Understands `--option value`, `--option=value`, `--flag`, and `--` before what is not ours.
  package func parse(_ arguments: [String]) throws(UsageError) -> Parsed {
    var parsed = Parsed()
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if argument == "--" {
        parsed.passedThrough = Array(arguments[index...])
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        parsed.positionals.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if flags.contains(name) {
        if parts.count == 2 { throw UsageError.unexpectedValue(option: name) }
        parsed.flags.insert(name)
      } else if options.contains(name) {
        if parts.count == 2 {
          parsed.values.append((name, String(parts[1])))
        } else if index < arguments.count {
          parsed.values.append((name, arguments[index]))
          index += 1
        } else {
          throw UsageError.missingValue(option: name)
        }
      } else {
        throw UsageError.unknownOption(name, known: options + flags)
      }
    }
    return parsed
  }

  /// Whether `--help` stands before `--`.
  package static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }
}
