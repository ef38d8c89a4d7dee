/// A value that is kept in the user defaults, which every view that reads the key shows.
///
/// Differs: a value that is written with `UserDefaults.set(_:forKey:)` itself is shown by views
/// that are made later, not at once.
@propertyWrapper public struct AppStorage<Value>: NodeOwnedProperty, InstalledProperty {
  private let initial: Value
  private let key: String
  private let coding: StoredCoding<Value>
  private var store: UserDefaults?
  private let isOwnStore: Bool
  private var location: AppStorageLocation<Value>?

  init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ coding: StoredCoding<Value>) {
    self.initial = initial
    self.key = key
    self.store = store
    self.coding = coding
    isOwnStore = store != nil
  }

  @MainActor mutating func install(in slot: inout AnyObject?, of node: _ViewNode) {
    let store = isOwnStore ? store ?? .standard : node.environment.appStore ?? .standard
    self.store = store
    var found = slot as? AppStorageLocation<Value>
    if found == nil || found?.store !== store || found?.key != key {
      found = AppStorageLocation(
        initial, key, store, coding, isOwnStore: isOwnStore, graph: node.graph)
    }
    slot = found
    location = found
  }

  static func isStale(_ slot: AnyObject?, of node: _ViewNode) -> Bool {
    guard let location = slot as? AppStorageLocation<Value>, !location.isOwnStore else {
      return false
    }
    return location.store !== node.environment.appStore ?? .standard
  }

  /// The stored value, or the first one where the store has none. Writing stores it, and shows it
  /// in all views of all hosts that read the same key of the same store.
  public var wrappedValue: Value {
    get {
      let box = UncheckedResult(value: self)
      return MainActor.unchecked {
        box.value.location?.state.current ?? box.value.stored
      }
    }
    nonmutating set { write(newValue, .current) }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { write($0, $1) })
  }

  private var stored: Value { coding.read(store ?? .standard, key) ?? initial }

  private func write(_ value: Value, _ transaction: Transaction) {
    let box = UncheckedResult(value: (self, value, transaction))
    MainActor.unchecked {
      let (storage, value, transaction) = box.value
      let store = storage.store ?? .standard
      storage.coding.write(store, storage.key, value)
      AppStorageReaders.refresh(StoredKey(store: store, key: storage.key), transaction)
    }
  }
}

/// A value that belongs to a scene: views of one host that read the key share it.
///
/// Differs: it is not kept for the next launch.
@propertyWrapper public struct SceneStorage<Value>: NodeOwnedProperty, InstalledProperty {
  private let initial: Value
  private let key: String
  private var location: StateLocation<Value>?

  init(_ initial: Value, _ key: String) {
    self.initial = initial
    self.key = key
  }

  @MainActor mutating func install(in slot: inout AnyObject?, of node: _ViewNode) {
    let found = node.graph.sceneLocation(key, initial)
    slot = found
    location = found
  }

  /// The scene's value. Writing it before the view is shown does nothing.
  public var wrappedValue: Value {
    get {
      let box = UncheckedResult(value: self)
      return MainActor.unchecked { box.value.location?.current ?? box.value.initial }
    }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A binding to the scene's value; a constant one before the view is shown.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

// MARK: Stored values

/// How a value is read from the user defaults, nil where they have none, and written.
struct StoredCoding<Value> {
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void

  /// - Parameter read: Called where the defaults have a value for the key.
  init(_ read: @escaping (UserDefaults) -> (String) -> Value?) {
    self.read = { $0.object(forKey: $1) == nil ? nil : read($0)($1) }
    write = { $0.set($2, forKey: $1) }
  }

  init(
    read: @escaping (UserDefaults, String) -> Value?,
    write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    self.read = read
    self.write = write
  }

  /// A coding by the raw value; a raw value of no case counts as no value.
  static func raw(_ coding: StoredCoding<Value.RawValue>) -> Self where Value: RawRepresentable {
    Self(
      read: { coding.read($0, $1).flatMap(Value.init) },
      write: { coding.write($0, $1, $2.rawValue) })
  }

  /// Writing nil removes the value.
  static func optional<Wrapped>(_ coding: StoredCoding<Wrapped>) -> Self
  where Value == Wrapped? {
    Self(
      read: { coding.read($0, $1) },
      write: { store, key, value in
        if let value { coding.write(store, key, value) } else { store.removeObject(forKey: key) }
      })
  }
}

struct StoredKey: Hashable {
  let store: ObjectIdentifier
  let key: String

  init(store: UserDefaults, key: String) {
    self.store = ObjectIdentifier(store)
    self.key = key
  }
}

@MainActor private protocol AppStorageReader: AnyObject {
  func refresh(_ transaction: Transaction)
}

/// The views of all hosts that show a stored value.
@MainActor private enum AppStorageReaders {
  private struct WeakReader { weak var reader: (any AppStorageReader)? }
  private static var readers: [StoredKey: [WeakReader]] = [:]

  static func add(_ reader: any AppStorageReader, _ key: StoredKey) {
    readers[key, default: []].removeAll { $0.reader == nil }
    readers[key, default: []].append(WeakReader(reader: reader))
  }

  static func refresh(_ key: StoredKey, _ transaction: Transaction) {
    for entry in readers[key] ?? [] { entry.reader?.refresh(transaction) }
  }
}

/// A stored value as a node's state.
@MainActor private final class AppStorageLocation<Value>: AppStorageReader {
  let state: StateLocation<Value>
  let key: String
  let store: UserDefaults
  let isOwnStore: Bool
  private let read: () -> Value

  init(
    _ initial: Value, _ key: String, _ store: UserDefaults, _ coding: StoredCoding<Value>,
    isOwnStore: Bool, graph: ViewGraph
  ) {
    read = { coding.read(store, key) ?? initial }
    state = StateLocation(read(), graph: graph)
    self.key = key
    self.store = store
    self.isOwnStore = isOwnStore
    AppStorageReaders.add(self, StoredKey(store: store, key: key))
  }

  func refresh(_ transaction: Transaction) { state.set(read(), transaction: transaction) }
}

private enum AppStoreKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// The defaults in which `AppStorage` without a store of its own keeps values; nil for the
  /// standard ones.
  var appStore: UserDefaults? {
    get { self[AppStoreKey.self] }
    set { self[AppStoreKey.self] = newValue }
  }
}

extension View {
  /// Sets the defaults in which each `AppStorage` below that is given none of its own keeps its
  /// value.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStore, store)
  }
}
