import Foundation

/// Writes the parts of a name: `John Appleseed`, `JA`.
///
/// Differs: names in Chinese, Japanese and Korean letters begin with the family name, without a
/// space; all others with the given name. What somebody has set on a device does not count. Linux's
/// Foundation has a class of this name that does nothing: where both are imported this one is
/// `ObjectiveCRuntime.PersonNameComponentsFormatter`, which translated sources are given.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// As `medium`.
    case `default` = 0
    /// The nickname, or the given name.
    case short = 1
    /// The given and the family name.
    case medium = 2
    /// All parts but the nickname.
    case long = 3
    /// The initials.
    case abbreviated = 4
  }

  /// What is written. There are no options but the phonetic one.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes the set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// How the name sounds.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// How much of a name is written.
  open var style = Style.default
  /// Whether it is written how the name sounds.
  open var isPhonetic = false
  /// The locale. Differs: it has no effect.
  open var locale: Locale!

  public override init() {
    super.init()
  }

  /// Makes a formatter as `init` does. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// A name.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    return PersonNameText(name).text(style)
  }

  /// A name; nil for what is none.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }

  /// The parts of a written name: the given name first and the family name last, with what is
  /// between them in the middle; nil for an empty text.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    var name = PersonNameComponents()
    name.givenName = first
    if words.count > 1 { name.familyName = words.last }
    if words.count > 2 { name.middleName = words.dropFirst().dropLast().joined(separator: " ") }
    return name
  }
}

/// A name that is to be written.
private struct PersonNameText {
  private let name: PersonNameComponents

  init(_ name: PersonNameComponents) { self.name = name }

  private var isEastAsian: Bool {
    let letters = ((name.familyName ?? "") + (name.givenName ?? "")).unicodeScalars
    return !letters.isEmpty
      && letters.allSatisfy { letter in
        switch letter.value {
        case 0x1100...0x11FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0x20000...0x3FFFF:
          true
        default: false
        }
      }
  }

  private func joined(_ parts: [String?]) -> String {
    let words = parts.compactMap { $0 }.filter { !$0.isEmpty }
    return words.joined(separator: isEastAsian ? "" : " ")
  }

  func text(_ style: PersonNameComponentsFormatter.Style) -> String {
    let (given, family) = (name.givenName, name.familyName)
    switch style {
    case .short:
      return [name.nickname, given, family].compactMap { $0 }.first { !$0.isEmpty } ?? ""
    case .default, .medium: return joined(isEastAsian ? [family, given] : [given, family])
    case .long:
      let middle = isEastAsian ? [family, given] : [given, name.middleName, family]
      return joined([name.namePrefix] + middle + [name.nameSuffix])
    case .abbreviated:
      if isEastAsian { return family ?? given ?? "" }
      return [given, family].compactMap { $0?.first.map { String($0).uppercased() } }.joined()
    }
  }
}

extension PersonNameComponents {
  /// Writes a name.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How much of a name is written.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The nickname, or the given name.
      case short
      /// The given and the family name.
      case medium
      /// All parts but the nickname.
      case long
      /// The initials.
      case abbreviated
    }

    /// How much of a name is written.
    public var style: Style
    /// The locale. Differs: it has no effect.
    public var locale: Locale

    /// Makes a style.
    public init(style: Style = .medium, locale: Locale = .current) {
      self.style = style
      self.locale = locale
    }

    /// The name as text.
    public func format(_ value: PersonNameComponents) -> String {
      let all: [Style: PersonNameComponentsFormatter.Style] = [
        .short: .short, .medium: .medium, .long: .long, .abbreviated: .abbreviated,
      ]
      return PersonNameText(value).text(all[style] ?? .medium)
    }

    /// The style for another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }
  }

  /// The given and the family name.
  public func formatted() -> String { FormatStyle().format(self) }

  /// What a style makes of the name.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension Foundation.FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A name in a style.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}
