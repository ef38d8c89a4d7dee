import Foundation

extension String {
  /// A text to look up, with what is put into it: `"\(count) items"` has the key `%lld items`.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    package enum Argument: Equatable, Sendable {
      case text(String)
      case integer(Int)
      case number(Double)

      var count: Int? {
        switch self {
        case .integer(let value): value
        case .number(let value): Int(exactly: value)
        case .text: nil
        }
      }

      var isText: Bool {
        if case .text = self { true } else { false }
      }
    }

    package var key: String
    package var arguments: [Argument] = []

    /// Makes a value whose key is a text as it is, without arguments.
    public init(_ value: String) {
      key = value
    }

    /// Makes a value whose key is a literal without arguments.
    public init(stringLiteral value: String) {
      key = value
    }

    /// Makes a value of a literal with arguments, which the key has as format specifiers.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Builds the key and the arguments of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [Argument] = []

      /// Starts with an empty key.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds a part of the key as it is; a percent sign is doubled.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// Adds a text, as `%@` in the key.
      public mutating func appendInterpolation(_ string: String) {
        append("%@", .text(string))
      }

      /// Adds a text, as `%@` in the key.
      public mutating func appendInterpolation(_ string: some StringProtocol) {
        append("%@", .text(String(string)))
      }

      /// Adds an integer, as `%lld` in the key, or by its type as `%llu`, `%d` or `%u`.
      public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
        let specifier = Value.bitWidth == 64 ? "ll" : ""
        append("%" + specifier + (Value.isSigned ? "d" : "u"), .integer(Int(clamping: value)))
      }

      /// Adds a number, as `%lf` in the key.
      public mutating func appendInterpolation(_ value: Double) { append("%lf", .number(value)) }

      /// Adds a number, as `%f` in the key.
      public mutating func appendInterpolation(_ value: Float) {
        append("%f", .number(Double(value)))
      }

      /// Adds a number with a format specifier of the app's own, such as `%.2f`.
      public mutating func appendInterpolation(_ value: Double, specifier: String) {
        append(specifier, .number(value))
      }

      /// Adds an integer with a format specifier of the app's own, such as `%03lld`.
      public mutating func appendInterpolation(_ value: Int, specifier: String) {
        append(specifier, .integer(value))
      }

      /// Adds a text with a format specifier of the app's own.
      public mutating func appendInterpolation(_ value: String, specifier: String) {
        append(specifier, .text(value))
      }

      /// Adds a value in a format, as `%@` in the key.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        append("%@", .text(format.format(value)))
      }

      /// Adds a text that is looked up itself, as `%@` in the key.
      public mutating func appendInterpolation(_ value: LocalizedStringResource) {
        append("%@", .text(String(localized: value)))
      }

      private mutating func append(_ specifier: String, _ argument: Argument) {
        key += specifier
        arguments.append(argument)
      }
    }

    /// The text in the language of the test; the key with its arguments where no table has it.
    func resolved(key ownKey: String?, table: String?, bundle: Bundle, locale: Locale) -> String {
      let found = TextLookup.text(ownKey ?? key, table: table, bundle: bundle)
      let format =
        found.map { $0.text.format(counts: arguments.map(\.count), language: $0.language) } ?? key
      return FormattedText(format: format, arguments: arguments, locale: locale).text
    }
  }

  /// - Parameter table: Nil is `Localizable`.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.resolved(
      key: nil, table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// Looks a text up under a key; `defaultValue` is used where no table has it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = defaultValue.resolved(
      key: key.description, table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// Looks up the text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.resolved(
      key: resource.key, table: resource.table, bundle: resource.bundle.bundle,
      locale: resource.locale)
  }
}

/// A text to look up later.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The bundle in which a text is looked up.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case atURL(URL)

    /// The bundle with the code of a class.
    public static func forClass(_ type: AnyClass) -> BundleDescription {
      .atURL(Bundle(for: type).bundleURL)
    }

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  /// The key under which the text is looked up.
  public let key: String
  /// The text where the bundle has none for the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the file with the texts; nil for `Localizable`.
  public let table: String?
  /// The locale whose language and formats are used.
  public var locale: Locale
  let bundle: BundleDescription

  /// Makes a resource whose key is the text itself. The comment, for translators, is not kept.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, keyAndValue, table: table, locale: locale, bundle: bundle)
  }

  /// Makes a resource of a key and the text for bundles without it.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, defaultValue, table: table, locale: locale, bundle: bundle)
  }

  private init(
    key: String, _ value: String.LocalizationValue, table: String?, locale: Locale,
    bundle: BundleDescription
  ) {
    self.key = key
    defaultValue = value
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Makes a resource of the main bundle of a literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// Makes a resource of the main bundle of a literal with arguments.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
