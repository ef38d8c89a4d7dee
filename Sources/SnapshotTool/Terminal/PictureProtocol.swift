import SnapshotCore

/// How a terminal shows pictures, best first.
package enum PictureProtocol: String, Sendable, CaseIterable {
  /// Kitty's graphics protocol: kitty, Ghostty, WezTerm, Konsole.
  case kitty
  /// iTerm2's inline images (OSC 1337): iTerm2, WezTerm, VS Code.
  case iterm
  /// DEC sixel: xterm, foot, mlterm, Windows Terminal.
  case sixel
  /// Two pixels per cell, in colours of 24 bits.
  case blocks
  /// No pictures are shown, only numbers.
  case none

  /// What to ask a terminal: whether it takes kitty's graphics, its name, and last its attributes,
  /// which every terminal answers.
  ///
  /// - Source: kitty graphics protocol, "Querying support"; XTVERSION and DA1 of xterm's control
  ///   sequences.
  package static let question = "\u{1b}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\\u{1b}[>q\u{1b}[c"

  /// Whether the answer to the last part of the question is there.
  package static func isComplete(_ answer: String) -> Bool { attributes(answer) != nil }

  /// The best that a terminal can.
  ///
  /// Inside tmux its own answer decides: pictures of the terminal around it are placed right
  /// only where tmux itself knows them (sixel), so the others have to be asked for.
  ///
  /// - Parameters:
  ///   - answer: The answer to `question`, as far as it came.
  ///   - variables: The environment.
  package init(answer: String, variables: [String: String]) {
    let isMultiplexed = variables["TMUX"] != nil || variables["STY"] != nil
    let program = variables["TERM_PROGRAM"] ?? variables["LC_TERMINAL"] ?? ""
    let depth = variables["COLORTERM"] ?? ""
    if variables["TERM"] == "dumb" {
      self = .none
    } else if !isMultiplexed, answer.contains("_Gi=31;OK") {
      self = .kitty
    } else if !isMultiplexed,
      program.hasPrefix("iTerm") || program == "vscode" || answer.contains("iTerm2")
    {
      self = .iterm
    } else if Self.attributes(answer)?.contains("4") == true {
      self = .sixel
    } else if depth == "truecolor" || depth == "24bit" {
      self = .blocks
    } else {
      self = .none
    }
  }

  /// The attributes in the answer `ESC [ ? 62 ; 4 c`; nil before it has come whole.
  private static func attributes(_ answer: String) -> [Substring]? {
    var rest = answer[...]
    while let start = rest.firstIndex(of: "\u{1b}") {
      rest = rest[rest.index(after: start)...]
      guard rest.hasPrefix("[?") else { continue }
      let body = rest.dropFirst(2).prefix { $0.isNumber || $0 == ";" }
      if rest[body.endIndex...].first == "c" { return body.split(separator: ";") }
    }
    return nil
  }
}
