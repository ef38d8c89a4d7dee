/// The values that the user defaults can keep.
extension AppStorage {
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Bool { self.init(wrappedValue, key, store, .bool) }
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Int { self.init(wrappedValue, key, store, .int) }
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Double { self.init(wrappedValue, key, store, .double) }
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == String { self.init(wrappedValue, key, store, .string) }
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == URL { self.init(wrappedValue, key, store, .url) }
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value == Data { self.init(wrappedValue, key, store, .data) }
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, .raw(.int))
  }
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, .raw(.string))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, .optional(.bool))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, .optional(.int))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, .optional(.double))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, .optional(.string))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, .optional(.url))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, .optional(.data))
  }
  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == Int {
    self.init(nil, key, store, .optional(.raw(.int)))
  }
  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == String {
    self.init(nil, key, store, .optional(.raw(.string)))
  }
}

/// The values that a scene can keep.
extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key)
  }
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key)
  }
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key)
  }
  public init(
    wrappedValue: Value, _ key: String
  ) where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, key) }
  public init(
    wrappedValue: Value, _ key: String
  ) where Value: RawRepresentable, Value.RawValue == String { self.init(wrappedValue, key) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(nil, key) }
  public init(_ key: String) where Value == Int? { self.init(nil, key) }
  public init(_ key: String) where Value == Double? { self.init(nil, key) }
  public init(_ key: String) where Value == String? { self.init(nil, key) }
  public init(_ key: String) where Value == URL? { self.init(nil, key) }
  public init(_ key: String) where Value == Data? { self.init(nil, key) }
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int { self.init(nil, key) }
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
  static var url: Self { Self(UserDefaults.url(forKey:)) }
}
extension StoredCoding where Value == Data {
  static var data: Self { Self(UserDefaults.data(forKey:)) }
}
