/// A message of the log, which is written as a string with interpolations.
///
/// Differs: its text is not kept, and what it interpolates is not evaluated.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Makes a message of a text.
  public init(stringLiteral value: String) {}

  /// Makes a message of a text with values.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The values of a message, with how they are written and who may read them.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds text.
  public mutating func appendLiteral(_ literal: String) {}

  /// Adds a value.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  /// Adds a text.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  /// Adds an error.
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  /// Adds a whole number.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  /// Adds a number.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ number: @autoclosure () -> T, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  /// Adds a truth value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}
}

/// Who may read a value of a message.
public struct OSLogPrivacy: Sendable {
  /// How a private value can still be told from others.
  public enum Mask: Sendable {
    /// By a hash of it.
    case hash
    /// Not at all.
    case none
  }

  /// By the kind of the value: numbers are public, texts private.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Everybody may.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody may unless the system is set up for it.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody may, however the system is set up.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// By the kind of the value, with a mask for texts.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody may unless the system is set up for it; the mask can be seen.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody may; the mask can be seen.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How a value fills its columns.
public struct OSLogStringAlignment: Sendable {
  /// It takes what it needs.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// It stands on the right of so many columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
  /// It stands on the left of so many columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  /// With ten digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// With sixteen digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// With eight digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// With ten digits, a sign and leading zeros.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// With sixteen digits, a sign, a prefix and leading zeros.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
  /// With six digits behind the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With an exponent of two.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With an exponent of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// In the shorter of the two ways.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With so many digits behind the point.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable {
  /// As `true` or `false`.
  case truth
  /// As `yes` or `no`.
  case answer
}
