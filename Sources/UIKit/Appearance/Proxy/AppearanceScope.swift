/// The proxies of one test, or those of the process.
@MainActor
package final class AppearanceScope {
  /// Whether a proxy was ever asked for; until then views pay for one comparison.
  package private(set) static var isInUse = false

  /// They name the running test.
  package nonisolated static let testNames = Handlers<Void, String?>()

  /// The running test; nil while none runs, and before a proxy was asked for.
  static var currentTest: String? { isInUse ? testNames.answer(()) ?? nil : nil }

  private static let process = AppearanceScope()
  private static var tests: [String: AppearanceScope] = [:]

  /// The scope that proxies are asked for in.
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

  /// Forgets the values that a finished test set.
  package nonisolated static func forget(test: String) {
    guard MainQueue.isCurrent else { return }
    MainActor.unchecked { tests[test] = nil }
  }

  // MARK: - Proxies

  private(set) var proxies: [AppearanceProxy] = []
  /// New instances as their initialisers leave them, by class.
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
      // `makeObject` returns an instance of the given type.
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

  /// The keys that were set on any proxy.
  private static var watchedKeys: Set<String> = []

  private static func didSet(_ key: String, of object: NSObject) {
    // Proxies are the main actor's. A view that is used elsewhere has no part in them there.
    guard MainQueue.isCurrent, let object = object as? AppearanceObject,
      !AppearanceApplication.isRunning
    else { return }
    if let state = object.appearanceIfAny, state.isProxy {
      watchedKeys.insert(key)
      state.ownKeys.insert(key)
    } else if watchedKeys.contains(key) {
      object.ownAppearance.ownKeys.insert(key)
    }
  }
}
