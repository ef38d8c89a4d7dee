/// The values of the pages above a stack's root.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Makes a path of no page above the root.
  public init() {}
  /// Makes a path of a page for each value, from the lowest on.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The number of pages over the first.
  public var count: Int { elements.count }
  /// Whether the root is shown.
  public var isEmpty: Bool { elements.isEmpty }
  /// Adds a page on top, for a value. A value of a type for which the stack knows no page is left
  /// out when pages are shown, and reported as a mistake.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  /// Takes pages away from the top; more than there are stop the program, as Apple's do.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// A path without its type.
struct PathAccess {
  let get: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
}

/// What links and actions ask the stack around them for.
@MainActor final class Navigator {
  var push: (AnyHashable) -> Void = { _ in }
  var show: (AnyView) -> Void = { _ in }
  var pop: () -> Void = {}
}

private enum NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }
private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction() }
}
private enum PresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// Closes the page or the sheet that a view is on; on none it does nothing.
public struct DismissAction: @unchecked Sendable {
  var action: @MainActor () -> Void = {}
  /// Closes the page or the sheet; where the view is on none it does nothing.
  @MainActor public func callAsFunction() { action() }
}

/// What was asked of a sheet before iOS 15.
public struct PresentationMode: @unchecked Sendable {
  /// Whether the view is presented.
  public internal(set) var isPresented: Bool
  var action: @MainActor () -> Void
  /// Closes the page or the sheet, as it was written before iOS 15.
  public mutating func dismiss() {
    isPresented = false
    let action = action
    MainActor.unchecked { action() }
  }
}

extension EnvironmentValues {
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
  /// Closes the page or the sheet that the view is on.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  /// Whether the view is on a page or a sheet that can be closed.
  public internal(set) var isPresented: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }
  /// The presentation that the view is in, as it was written before iOS 15.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss.action)
    return .constant(mode)
  }
}
