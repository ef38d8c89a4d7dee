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

  /// The name of `asciiCapable` before iOS 7.
  @available(*, deprecated, message: "Use asciiCapable.")
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2

  /// The name of `dark` before iOS 7.
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
  /// The meaning's name, mostly that of HTML's `autocomplete`.
  public let rawValue: String

  /// Creates the meaning of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's whole name.
  public static let name = Self(rawValue: "name")
  /// A title before a name, such as Dr.
  public static let namePrefix = Self(rawValue: "name-prefix")
  /// A first name.
  public static let givenName = Self(rawValue: "given-name")
  /// A middle name.
  public static let middleName = Self(rawValue: "middle-name")
  /// A last name.
  public static let familyName = Self(rawValue: "family-name")
  /// A word after a name, such as Jr.
  public static let nameSuffix = Self(rawValue: "name-suffix")
  /// A name that friends use.
  public static let nickname = Self(rawValue: "nickname")
  /// A person's position at work.
  public static let jobTitle = Self(rawValue: "organization-title")
  /// The name of a company or club.
  public static let organizationName = Self(rawValue: "organization")
  /// A place, with an address or without.
  public static let location = Self(rawValue: "location")
  /// Street and number in one field.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// The first line of street and number.
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  /// The second line of street and number.
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  /// A town.
  public static let addressCity = Self(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = Self(rawValue: "address-level1")
  /// A town with its state.
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  /// A part of a town.
  public static let sublocality = Self(rawValue: "address-level3")
  /// A country.
  public static let countryName = Self(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = Self(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// An e-mail address.
  public static let emailAddress = Self(rawValue: "email")
  /// A web address.
  public static let URL = Self(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// The name of an account.
  public static let username = Self(rawValue: "username")
  /// The password of an account that exists.
  public static let password = Self(rawValue: "password")
  /// A password that is made up.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that is sent for one use.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
}

/// The properties of a text for its keyboard. Differs: Apple's are optional and can be set; here
/// they have defaults and can be read, so that a view declares those that it has.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The letters that the keyboard makes capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether typed quotes are replaced by curly ones.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether typed hyphens are replaced by dashes.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether spaces are mended around edits.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// The keys of the keyboard.
  var keyboardType: UIKeyboardType { get }
  /// The colours of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The word on the return key.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key needs text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text is hidden, as passwords are.
  var isSecureTextEntry: Bool { get }
  /// The meaning of the text; nil if it is not known.
  var textContentType: UITextContentType! { get }
}

extension UITextInputTraits {
  /// By default the keyboard capitalises sentences. No trait has an effect: no keyboard is shown.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// By default the keyboard corrects as the system says.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// By default spelling is checked as the system says. Differs: never.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// By default quotes are replaced as the system says. Differs: never.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// By default dashes are replaced as the system says. Differs: never.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// By default spaces are mended as the system says. Differs: never.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// By default the keyboard is the usual one.
  public var keyboardType: UIKeyboardType { .default }
  /// By default the keyboard has the colours of its surroundings.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// By default the return key says return.
  public var returnKeyType: UIReturnKeyType { .default }
  /// By default the return key is enabled without text, too.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// By default the text can be read.
  public var isSecureTextEntry: Bool { false }
  /// By default the meaning of the text is not known.
  public var textContentType: UITextContentType! { nil }
}

/// A view that receives keys.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is a character to delete.
  var hasText: Bool { get }
  /// Inserts a typed text at the caret or in place of the selection.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the caret.
  func deleteBackward()
}
