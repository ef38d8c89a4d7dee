/// A key, by the character that it types.
public struct KeyEquivalent: Sendable {
  /// The character that stands for the key: what it types without modifiers, or a code of a private
  /// area of Unicode for a key that types none.
  public var character: Character
  /// Makes the key that types a character.
  public init(_ character: Character) { self.character = character }

  /// The arrow key that points up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow key that points down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow key that points left, in every layout direction.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow key that points right, in every layout direction.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The escape key, which cancels.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes the character before the cursor.
  public static let delete = KeyEquivalent("\u{08}")
  /// The key that deletes the character after the cursor.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key that goes to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key that goes to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key that goes a page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key that goes a page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The clear key of a numeric pad.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The tabulator key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: Hashable {}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Makes the key that types a character, written as a literal.
  public init(extendedGraphemeClusterLiteral value: Character) { self.init(value) }
}

/// Keys that change what others mean.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits of the modifiers.
  public let rawValue: Int
  /// Makes modifiers of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The caps lock key is on.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// The shift key is held.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The control key is held.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The option key is held.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The command key is held.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The key is one of the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All modifiers together.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

/// Keys that do what a control does. Differs: nobody presses keys here.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut changes with the layout of a keyboard and the direction of a language. Kept,
  /// and read by nobody here.
  public struct Localization: Equatable, Sendable {
    let number: Int
    /// Keys are remapped for the keyboard's layout, and those with a direction are mirrored in
    /// languages from right to left.
    public static let automatic = Localization(number: 0)
    /// Keys are remapped for the keyboard's layout, and not mirrored.
    public static let withoutMirroring = Localization(number: 1)
    /// Keys stay as they are written.
    public static let custom = Localization(number: 2)
  }

  /// The key that is pressed while the modifiers are held.
  public var key: KeyEquivalent
  /// The modifiers that are held; the command key by default.
  public var modifiers: EventModifiers
  /// How the shortcut changes with keyboards and languages.
  public var localization: Localization

  /// Makes a shortcut of a key and the modifiers that go with it.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The return key alone, for what a dialogue is most likely opened for.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key alone, for leaving a dialogue as it was.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether two shortcuts have the same key and modifiers; their localizations are not compared.
  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.modifiers == right.modifiers
  }
  /// Mixes the key and the modifiers into a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

private enum ShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut of the nearest control around; nil where it has none.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

extension View {
  /// Gives the controls of the view a shortcut; nil takes it away. Differs: nobody presses keys
  /// here. Views find the shortcut in the environment.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(ValueModifier { $0.keyboardShortcut = shortcut })
  }
  /// Gives the controls of the view a shortcut. Differs: nobody presses keys here, so it is only
  /// told in the environment.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }
  /// Gives the controls of the view the shortcut of a key with modifiers. Differs: nobody presses
  /// keys here, so it is only told in the environment.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }
  /// Gives the controls of the view the shortcut of a key with modifiers, in a way to localize it.
  /// Differs: nobody presses keys here, so it is only told in the environment.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}
