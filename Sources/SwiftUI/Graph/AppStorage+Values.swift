/// The values that the user defaults can keep. Each initialiser takes the value that counts where
/// the store has none for the key, the key, and a store; without one, that of
/// `defaultAppStorage(_:)` above or the standard one is used.
extension AppStorage {
  /// Keeps a truth value under a key; `wrappedValue` counts where the store has none.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Bool { self.init(wrappedValue, key, store, .bool) }
  /// Keeps a whole number under a key; `wrappedValue` counts where the store has none.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Int { self.init(wrappedValue, key, store, .int) }
  /// Keeps a number under a key; `wrappedValue` counts where the store has none.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Double { self.init(wrappedValue, key, store, .double) }
  /// Keeps a string under a key; `wrappedValue` counts where the store has none.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == String { self.init(wrappedValue, key, store, .string) }
  /// Keeps an address under a key; `wrappedValue` counts where the store has none.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == URL { self.init(wrappedValue, key, store, .url) }
  /// Keeps bytes under a key; `wrappedValue` counts where the store has none.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Data { self.init(wrappedValue, key, store, .data) }
  /// Keeps a value by its raw number under a key; `wrappedValue` counts where the store has none,
  /// or one that is no raw value of the type.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, .raw(.int))
  }
  /// Keeps a value by its raw string under a key; `wrappedValue` counts where the store has none,
  /// or one that is no raw value of the type.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, .raw(.string))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a truth value under a key. It is nil where the store has none; writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, .optional(.bool))
  }
  /// Keeps a whole number under a key. It is nil where the store has none; writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, .optional(.int))
  }
  /// Keeps a number under a key. It is nil where the store has none; writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, .optional(.double))
  }
  /// Keeps a string under a key. It is nil where the store has none; writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, .optional(.string))
  }
  /// Keeps an address under a key. It is nil where the store has none; writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, .optional(.url))
  }
  /// Keeps bytes under a key. It is nil where the store has none; writing nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, .optional(.data))
  }
  /// Keeps a value by its raw number under a key. It is nil where the store has none, or one that
  /// is no raw value of the type; writing nil removes it.
  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == Int {
    self.init(nil, key, store, .optional(.raw(.int)))
  }
  /// Keeps a value by its raw string under a key. It is nil where the store has none, or one that
  /// is no raw value of the type; writing nil removes it.
  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == String {
    self.init(nil, key, store, .optional(.raw(.string)))
  }
}

/// The values that a scene can keep. Each lives as long as its host, under a key that views of one
/// host share. Where two views name different first values for a key, that of the view that is
/// shown first counts.
extension SceneStorage {
  /// Shares a truth value by a key; `wrappedValue` counts until somebody writes.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key)
  }
  /// Shares a whole number by a key; `wrappedValue` counts until somebody writes.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key)
  }
  /// Shares a number by a key; `wrappedValue` counts until somebody writes.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key)
  }
  /// Shares a string by a key; `wrappedValue` counts until somebody writes.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key)
  }
  /// Shares an address by a key; `wrappedValue` counts until somebody writes.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key)
  }
  /// Shares bytes by a key; `wrappedValue` counts until somebody writes.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key)
  }
  /// Shares a value of a type with raw numbers; `wrappedValue` counts until somebody writes.
  public init(
    wrappedValue: Value, _ key: String
  ) where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, key) }
  /// Shares a value of a type with raw strings; `wrappedValue` counts until somebody writes.
  public init(
    wrappedValue: Value, _ key: String
  ) where Value: RawRepresentable, Value.RawValue == String { self.init(wrappedValue, key) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Shares a truth value by a key; it is nil until somebody writes.
  public init(_ key: String) where Value == Bool? { self.init(nil, key) }
  /// Shares a whole number by a key; it is nil until somebody writes.
  public init(_ key: String) where Value == Int? { self.init(nil, key) }
  /// Shares a number by a key; it is nil until somebody writes.
  public init(_ key: String) where Value == Double? { self.init(nil, key) }
  /// Shares a string by a key; it is nil until somebody writes.
  public init(_ key: String) where Value == String? { self.init(nil, key) }
  /// Shares an address by a key; it is nil until somebody writes.
  public init(_ key: String) where Value == URL? { self.init(nil, key) }
  /// Shares bytes by a key; it is nil until somebody writes.
  public init(_ key: String) where Value == Data? { self.init(nil, key) }
  /// Shares a value of a type with raw numbers; it is nil until somebody writes.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int { self.init(nil, key) }
  /// Shares a value of a type with raw strings; it is nil until somebody writes.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String { self.init(nil, key) }
}

extension StoredCoding where Value == Bool {
  static var bool: Self { Self(UserDefaults.bool(forKey:)) }
}
extension StoredCoding where Value == Int {
  static var int: Self { Self(UserDefaults.integer(forKey:)) }
}
extension StoredCoding where Value == Double {
  static var double: Self { Self(UserDefaults.double(forKey:)) }
}
extension StoredCoding where Value == String {
  static var string: Self { Self(UserDefaults.string(forKey:)) }
}
extension StoredCoding where Value == URL {
  /// Addresses are archived, as Foundation does on iOS. That of Linux would keep their paths alone;
  /// it reads an archived one as it is.
  static var url: Self {
    Self(
      read: { $0.url(forKey: $1) },
      write: { store, key, url in
        let data = try? NSKeyedArchiver.archivedData(
          withRootObject: url as NSURL, requiringSecureCoding: true)
        store.set(data, forKey: key)
      })
  }
}
extension StoredCoding where Value == Data {
  static var data: Self { Self(UserDefaults.data(forKey:)) }
}
