// A text's properties for the keyboard. There is no keyboard here: the values are kept, and do not
// change any picture.

/// Which letters the keyboard makes capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// Whether the keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether quotation marks are replaced by curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether hyphens are replaced by dashes.
public enum UITextSmartDashesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether spaces are adjusted around pasted text.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether the keyboard predicts text.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11

  @available(*, deprecated, message: "Use asciiCapable.")
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2

  @available(*, deprecated, message: "Use dark.")
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

/// The meaning of the typed text, for which the keyboard can offer values.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = Self(rawValue: "name")
  public static let namePrefix = Self(rawValue: "name-prefix")
  public static let givenName = Self(rawValue: "given-name")
  public static let middleName = Self(rawValue: "middle-name")
  public static let familyName = Self(rawValue: "family-name")
  public static let nameSuffix = Self(rawValue: "name-suffix")
  public static let nickname = Self(rawValue: "nickname")
  public static let jobTitle = Self(rawValue: "organization-title")
  public static let organizationName = Self(rawValue: "organization")
  public static let location = Self(rawValue: "location")
  public static let fullStreetAddress = Self(rawValue: "street-address")
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  public static let addressCity = Self(rawValue: "address-level2")
  public static let addressState = Self(rawValue: "address-level1")
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  public static let sublocality = Self(rawValue: "address-level3")
  public static let countryName = Self(rawValue: "country-name")
  public static let postalCode = Self(rawValue: "postal-code")
  public static let telephoneNumber = Self(rawValue: "tel")
  public static let emailAddress = Self(rawValue: "email")
  public static let URL = Self(rawValue: "url")
  public static let creditCardNumber = Self(rawValue: "cc-number")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
}

/// The properties of a text for its keyboard. Differs: Apple's are optional and can be set; here
/// they have defaults and can be read, so that a view declares those that it has.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  var autocapitalizationType: UITextAutocapitalizationType { get }
  var autocorrectionType: UITextAutocorrectionType { get }
  var spellCheckingType: UITextSpellCheckingType { get }
  var smartQuotesType: UITextSmartQuotesType { get }
  var smartDashesType: UITextSmartDashesType { get }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  var keyboardType: UIKeyboardType { get }
  var keyboardAppearance: UIKeyboardAppearance { get }
  var returnKeyType: UIReturnKeyType { get }
  var enablesReturnKeyAutomatically: Bool { get }
  var isSecureTextEntry: Bool { get }
  var textContentType: UITextContentType! { get }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  public var autocorrectionType: UITextAutocorrectionType { .default }
  public var spellCheckingType: UITextSpellCheckingType { .default }
  public var smartQuotesType: UITextSmartQuotesType { .default }
  public var smartDashesType: UITextSmartDashesType { .default }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  public var keyboardType: UIKeyboardType { .default }
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  public var returnKeyType: UIReturnKeyType { .default }
  public var enablesReturnKeyAutomatically: Bool { false }
  public var isSecureTextEntry: Bool { false }
  public var textContentType: UITextContentType! { nil }
}

/// A view that receives keys.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
