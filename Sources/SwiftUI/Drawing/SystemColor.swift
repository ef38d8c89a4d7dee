/// A colour of the system's by its name.
enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case primary, secondary

  var uiColor: UIColor {
    switch self {
    case .red: .systemRed
    case .orange: .systemOrange
    case .yellow: .systemYellow
    case .green: .systemGreen
    case .mint: .systemMint
    case .teal: .systemTeal
    case .cyan: .systemCyan
    case .blue: .systemBlue
    case .indigo: .systemIndigo
    case .purple: .systemPurple
    case .pink: .systemPink
    case .brown: .systemBrown
    case .gray: .systemGray
    case .primary: .label
    case .secondary: .secondaryLabel
    }
  }
}

extension Color: CustomStringConvertible {
  /// The colour's name or its components as text, such as `red` or `#FF8000FF`.
  public var description: String { Self.text(of: provider) }

  private static func text(of provider: Provider) -> String {
    switch provider {
    case .system(let color): return color.rawValue
    case .fixed(let red, let green, let blue, let alpha):
      let parts = [red, green, blue]
      if parts == [0, 0, 0], alpha == 0 || alpha == 1 { return alpha == 0 ? "clear" : "black" }
      if parts == [1, 1, 1], alpha == 1 { return "white" }
      return Resolved(
        red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)
      ).description
    case .resolved(let color):
      return text(
        of: .fixed(
          red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
          alpha: Double(color.opacity)))
    case .faded(let base, let opacity):
      let percent = Int(clamping: (opacity * 100 + 0.5).rounded(.down))
      return "\(percent)% \(text(of: base))"
    case .custom(let color): return "\(color.base)"
    case .dynamic(let color): return "\(color)"
    case .named(let name, let bundle):
      return "NamedColor(name: \"\(name)\", bundle: \(bundle.map { "\($0)" } ?? "nil"))"
    case .tint: return "AccentColorProvider"
    case .mixed(let left, let right, let fraction, _):
      return "mix(\(text(of: left)), \(text(of: right)), by: \(fraction))"
    }
  }
}
