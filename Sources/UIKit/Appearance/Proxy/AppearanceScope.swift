internal import Synchronization

/// The proxies of one test, or those of the process.
@MainActor
package final class AppearanceScope {
  /// Whether anybody ever asked for a proxy: else views pay one comparison.
  package private(set) static var isInUse = false

  private nonisolated static let test = Mutex<(@Sendable () -> String?)?>(nil)

  /// Says who names the test that runs.
  package nonisolated static func setTest(_ name: @escaping @Sendable () -> String?) {
    test.withLock { $0 = name }
  }

  /// The test that runs; nil while none does, and before anybody asked for a proxy.
  static var currentTest: String? { isInUse ? test.withLock { $0 }?() : nil }

  private static let process = AppearanceScope()
  private static var tests: [String: AppearanceScope] = [:]

  /// Where proxies are asked for.
  static var current: AppearanceScope {
    if !isInUse {
      isInUse = true
      PropertyWatch.begin { AppearanceScope.didSet($1, of: $0) }
    }
    guard let test = currentTest else { return process }
    if let scope = tests[test] { return scope }
    let scope = AppearanceScope()
    tests[test] = scope
    return scope
  }

  /// The scopes that a test's windows follow, the more general one first.
  static func scopes(of test: String?) -> [AppearanceScope] {
    let own = (test ?? currentTest).flatMap { tests[$0] }
    return own.map { [process, $0] } ?? [process]
  }

  /// Forgets what a test that is over set.
  package nonisolated static func forget(test: String) {
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated { tests[test] = nil }
  }

  // MARK: - Proxies

  private(set) var proxies: [AppearanceProxy] = []
  /// Instances as they are when they are made.
  private var samples: [ObjectIdentifier: AppearanceObject] = [:]

  private init() {}

  /// The proxy that was asked for before, or a new one.
  func proxy<Object: AppearanceObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type],
    traits: UITraitCollection?
  ) -> Object {
    let names = containers.map { ObjectIdentifier($0) }
    let known = proxies.first {
      $0.type == type && $0.containers.map { ObjectIdentifier($0) } == names
        && $0.traits == traits
    }
    if let object = known?.object as? Object { return object }
    guard let object = AppearanceProxy.makeObject(of: type) as? Object else {
      // `makeObject` makes instances of the type that it is given.
      preconditionFailure("No \(type) was made.")
    }
    proxies.append(
      AppearanceProxy(object, sample: sample(of: type), containers: containers, traits: traits))
    return object
  }

  private func sample(of type: AppearanceObject.Type) -> AppearanceObject {
    if let sample = samples[ObjectIdentifier(type)] { return sample }
    let sample = AppearanceProxy.makeObject(of: type)
    sample.ownAppearance.isProxy = true
    samples[ObjectIdentifier(type)] = sample
    return sample
  }

  // MARK: - Properties that say when they are set

  /// Keys that were set on any proxy.
  private static var watchedKeys: Set<String> = []

  private static func didSet(_ key: String, of object: NSObject) {
    guard let object = object as? AppearanceObject, !AppearanceApplication.isRunning else { return }
    if let state = object.appearanceIfAny, state.isProxy {
      watchedKeys.insert(key)
      state.ownKeys.insert(key)
    } else if watchedKeys.contains(key) {
      object.ownAppearance.ownKeys.insert(key)
    }
  }
}
