import Foundation
import Synchronization

/// Who observes which object's properties.
package enum KeyValueObservers {
  typealias Tell = @MainActor (_ object: NSObject, _ old: Any?) -> Void

  private struct Observer {
    let number: Int
    /// The key as `ObjectiveCKey.plain` has it.
    let key: String
    let tell: Tell
  }

  /// What an object said it observes of another, by `addObserver`.
  private struct Registration {
    let target: ObjectIdentifier
    let keyPath: String
    /// The context’s address.
    let context: UInt
    let observation: KeyPathObservation
  }

  private struct Entry {
    weak var object: NSObject?
    var observers: [Observer] = []
    var registrations: [Registration] = []
    /// Values from before a change that is being made, by key.
    var changing: [String: Any?] = [:]

    var isEmpty: Bool { observers.isEmpty && registrations.isEmpty && changing.isEmpty }
  }

  private static let lock = NSRecursiveLock()
  // SAFETY (these 3): The variables are read and written under `lock` alone.
  @safe nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  @safe nonisolated(unsafe) private static var count = 0
  @safe nonisolated(unsafe) private static var limit = 256
  /// Whether an object's observers are told, besides the one watch. Written under `lock`; read
  /// without it, it may be late, and then tells nobody of a change that nobody observed yet.
  private static let hasObservers = Atomic(false)
  private static let inUse = Atomic(false)

  /// Whether anybody observes anything: else a property's change costs one comparison.
  package static var isInUse: Bool { inUse.load(ordering: .relaxed) }

  /// Has every change told from now on.
  fileprivate static func watchAll() {
    lock.withLock {
      PropertyWatch.isRunning.store(true, ordering: .relaxed)
      inUse.store(true, ordering: .relaxed)
    }
  }

  /// Changes what is known of an object. An object that is being deallocated is still known by its
  /// address: it may take its observers off in `deinit`.
  private static func change<Result>(
    _ object: NSObject, isNew: Bool = false, _ body: (inout Entry) -> Result
  ) -> Result {
    lock.withLock {
      let id = ObjectIdentifier(object)
      var entry = entries[id] ?? Entry(object: object)
      if isNew, entry.object !== object { entry = Entry(object: object) }
      let result = body(&entry)
      entries[id] = entry.isEmpty ? nil : entry
      if entries.count > limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(256, entries.count * 2)
      }
      hasObservers.store(!entries.isEmpty, ordering: .relaxed)
      inUse.store(
        !entries.isEmpty || PropertyWatch.isRunning.load(ordering: .relaxed), ordering: .relaxed)
      return result
    }
  }

  static func add(_ object: NSObject, key: String, tell: @escaping Tell) -> Int {
    change(object, isNew: true) { entry in
      count += 1
      entry.observers.append(
        Observer(number: count, key: ObjectiveCKey.plain(key), tell: tell))
      return count
    }
  }

  static func remove(_ number: Int, of object: NSObject) {
    change(object) { entry in entry.observers.removeAll { $0.number == number } }
  }

  static func register(
    _ observation: KeyPathObservation, of object: NSObject, target: AnyObject, keyPath: String,
    context: UInt
  ) {
    change(object, isNew: true) { entry in
      entry.registrations.append(
        Registration(
          target: ObjectIdentifier(target), keyPath: keyPath, context: context,
          observation: observation))
    }
  }

  /// - Parameter context: Nil for whichever was registered last.
  static func unregister(
    _ target: AnyObject, keyPath: String, context: UInt?, of object: NSObject
  ) -> KeyPathObservation? {
    change(object) { entry in
      let index = entry.registrations.lastIndex { registration in
        registration.target == ObjectIdentifier(target) && registration.keyPath == keyPath
          && (context == nil || registration.context == context)
      }
      return index.map { entry.registrations.remove(at: $0).observation }
    }
  }

  package static func observerCount(of object: NSObject) -> Int {
    change(object) { entry in
      // An object that is gone may have had the same address.
      entry.object === object ? entry.observers.count + entry.registrations.count : 0
    }
  }

  // MARK: - Changes

  static func willChange(_ object: NSObject, _ key: String, _ value: Any?) {
    guard isInUse else { return }
    change(object, isNew: true) { $0.changing[ObjectiveCKey.plain(key)] = .some(value) }
  }

  static func changedValue(_ object: NSObject, _ key: String) -> Any? {
    change(object) { $0.changing.removeValue(forKey: ObjectiveCKey.plain(key)) ?? nil }
  }

  /// Tells those who observe a property that it changed.
  @MainActor
  package static func didChange(_ object: NSObject, _ key: String, from old: Any?) {
    guard isInUse else { return }
    let plain = ObjectiveCKey.plain(key)
    PropertyWatch.tell?(object, plain)
    guard hasObservers.load(ordering: .relaxed) else { return }
    let observers = lock.withLock {
      entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.observers : nil }
    }
    for observer in observers ?? [] where observer.key == plain { observer.tell(object, old) }
  }
}

/// One observer of whatever property says that it was set, of any object.
package enum PropertyWatch {
  fileprivate static let isRunning = Atomic(false)
  @MainActor fileprivate static var tell: ((NSObject, String) -> Void)?

  /// - Parameter tell: Gets the object and the property's name, without `is`.
  @MainActor
  package static func begin(_ tell: @escaping (NSObject, String) -> Void) {
    self.tell = tell
    KeyValueObservers.watchAll()
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// A property of UIKit's own says that it was set.
  @inline(__always)
  package func tellObservers(_ key: String, from old: @autoclosure () -> Any?) {
    guard KeyValueObservers.isInUse else { return }
    _objectiveCDidChange(self, key, from: old())
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Carries out a setter of UIKit's own, and tells of it even where the value is the same, as iOS
  /// does.
  package func tellingObservers(
    _ key: String, _ value: @autoclosure () -> Any?, _ set: () -> Void
  ) {
    guard KeyValueObservers.isInUse else { return set() }
    let old = value()
    set()
    _objectiveCDidChange(self, key, from: old)
  }
}

/// What a translated `@objc dynamic` property says when it was set.
public func _objectiveCDidChange(_ object: AnyObject, _ key: String, from old: Any?) {
  guard KeyValueObservers.isInUse, let object = object as? NSObject else { return }
  // SAFETY: Both are used before this returns, and not beside it. Like iOS, this calls observers
  // wherever the property was set.
  @safe nonisolated(unsafe) let (target, value) = (object, old)
  MainActor.unchecked { KeyValueObservers.didChange(target, key, from: value) }
}

/// Observes a path of keys in whichever objects it leads to, until it is stopped.
final class KeyPathObservation: @unchecked Sendable {
  private let keys: [String]
  private let tell: KeyValueObservers.Tell
  private let lock = NSLock()
  /// The objects that are observed along the path, and the number of each observation. Read and
  /// written under `lock`.
  private var steps: [(object: Weak, number: Int)] = []
  private var isStopped = false

  private struct Weak {
    weak var object: NSObject?
    let id: ObjectIdentifier
  }

  @MainActor
  init(_ root: NSObject, _ keyPath: String, _ tell: @escaping KeyValueObservers.Tell) {
    keys = keyPath.split(separator: ".").map(String.init)
    self.tell = tell
    attach(root, from: 0)
  }

  @MainActor
  private func attach(_ object: NSObject, from first: Int) {
    var object = object
    for index in first..<keys.count {
      let isLast = index == keys.count - 1
      let number = KeyValueObservers.add(object, key: keys[index]) { [weak self] owner, old in
        guard let self else { return }
        if isLast { return tell(owner, old) }
        let before = self.value(of: old as? NSObject, after: index)
        detach(from: index + 1)
        attachNext(of: owner, at: index)
        tell(owner, before)
      }
      lock.withLock {
        steps.append((Weak(object: object, id: ObjectIdentifier(object)), number))
      }
      guard !isLast, let next = object.value(forKey: keys[index]) as? NSObject else { return }
      object = next
    }
  }

  @MainActor
  private func attachNext(of owner: NSObject, at index: Int) {
    guard !lock.withLock({ isStopped }), index + 1 < keys.count,
      let next = owner.value(forKey: keys[index]) as? NSObject
    else { return }
    attach(next, from: index + 1)
  }

  @MainActor
  private func value(of object: NSObject?, after index: Int) -> Any? {
    object?.value(forKeyPath: keys[(index + 1)...].joined(separator: "."))
  }

  private func detach(from index: Int) {
    let gone = lock.withLock {
      let gone = steps.dropFirst(index)
      steps = Array(steps.prefix(index))
      return Array(gone)
    }
    for step in gone {
      if let object = step.object.object { KeyValueObservers.remove(step.number, of: object) }
    }
  }

  func stop() {
    lock.withLock { isStopped = true }
    detach(from: 0)
  }
}
