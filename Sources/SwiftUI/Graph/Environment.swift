internal import QuartzCore

/// A value of the environment, by its key.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where no view above set one.
  static var defaultValue: Value { get }
}

/// What reaches a view from above.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  /// The values, shared by copies that nobody changed. They are never written while somebody else
  /// holds them.
  private var storage = EnvironmentStorage.standard

  /// The rules for animated changes; nil where no change is animated.
  var motionScope: MotionScope? {
    get { storage.motionScope }
    set { change { $0.motionScope = newValue } }
  }

  /// What UIKit's colours, fonts and images are asked with.
  var traits: UITraitCollection {
    get { storage.traits }
    set { change { $0.setTraits(newValue) } }
  }
  /// Parts of the traits that every view asks for.
  var isRightToLeft: Bool { storage.isRightToLeft }
  /// The pixels per point; a scale that is not above 0 is read as 1.
  public var displayScale: CGFloat {
    get { storage.displayScale }
    set { add(UITraitCollection(displayScale: newValue)) }
  }

  /// Makes an environment of default values alone, with the traits of the default screen.
  public init() {}

  private mutating func change(_ body: (EnvironmentStorage) -> Void) {
    let new = EnvironmentStorage(copying: storage)
    body(new)
    storage = new
  }

  /// The value of a key; the key's default where no view above set one.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { change { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  /// This environment in a stack along an axis, or outside of stacks. All views of an environment
  /// share it.
  @MainActor func inStack(_ axis: Axis?) -> EnvironmentValues {
    if stackAxis == axis { return self }
    if let known = storage.inStacks.first(where: { $0.stackAxis == axis }) { return known }
    var result = self
    result.stackAxis = axis
    storage.inStacks.append(result)
    return result
  }

  /// What texts without modifiers of their own have in common here.
  @MainActor var sharedTextStyles: SharedTextStyles {
    if let known = storage.textStyles { return known }
    let new = SharedTextStyles()
    storage.textStyles = new
    return new
  }

  /// An observable object by its type.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { object(objectType) }
    set { setObject(newValue, for: objectType) }
  }

  func object<T>(_ type: T.Type) -> T? { storage.values[ObjectIdentifier(type)] as? T }

  mutating func setObject<T>(_ object: T?, for type: T.Type) {
    change { $0.values[ObjectIdentifier(type)] = object }
  }

  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  /// The type's name alone. Differs: Apple's lists the values that are set.
  public var description: String { "EnvironmentValues" }
}

/// The values of an environment. What is remembered for those who hold it is the main actor's.
private final class EnvironmentStorage: @unchecked Sendable {
  static let standard = EnvironmentStorage()

  var values: [ObjectIdentifier: Any] = [:]
  var motionScope: MotionScope?
  private(set) var traits = UITraitCollection.screenDefault
  private(set) var isRightToLeft = false
  private(set) var displayScale: CGFloat = 1
  /// The environments of these values with other axes of stacks.
  @MainActor var inStacks: [EnvironmentValues] = []
  @MainActor var textStyles: SharedTextStyles?

  private init() { setTraits(traits) }

  init(copying other: EnvironmentStorage) {
    values = other.values
    motionScope = other.motionScope
    traits = other.traits
    isRightToLeft = other.isRightToLeft
    displayScale = other.displayScale
  }

  func setTraits(_ new: UITraitCollection) {
    traits = new
    isRightToLeft = new.layoutDirection == .rightToLeft
    displayScale = new.displayScale > 0 ? new.displayScale : 1
  }
}

/// A value of the environment in a view.
@propertyWrapper public struct Environment<Value>: NodeOwnedProperty, InstalledProperty {
  private let read: (EnvironmentValues) -> Value?
  private let missing: String
  private var value: Value?

  /// Reads a value of the environment by its key path; the view runs again when it changes.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    missing = ""
  }

  /// Reads an observable object by its type. Without one above, reading it stops the program.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0.object(objectType) }
    missing = "No object of type \(Value.self) is in the environment: add environment(_:) above."
  }

  /// Reads an observable object by its type; nil where no view above gives one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { .some($0.object(objectType)) }
    missing = ""
  }

  /// The value as it reaches the view; outside of a shown view, that of an environment without
  /// changes.
  public var wrappedValue: Value {
    if let value { return value }
    if let value = read(EnvironmentValues()) { return value }
    fatalError(missing)
  }

  final class Slot {
    let value: Value?
    let read: (EnvironmentValues) -> Value?
    init(_ value: Value?, _ read: @escaping (EnvironmentValues) -> Value?) {
      self.value = value
      self.read = read
    }
  }

  @MainActor mutating func install(in slot: inout AnyObject?, of node: _ViewNode) {
    value = read(node.environment)
    slot = Slot(value, read)
  }

  static func isStale(_ slot: AnyObject?, of node: _ViewNode) -> Bool {
    guard let slot = slot as? Slot else { return true }
    return !FieldComparison.areEqual(slot.value, slot.read(node.environment))
  }
}

/// An observable object that a view above put into the environment.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>:
  NodeOwnedProperty, InstalledProperty
{
  private var object: ObjectType?

  /// Makes a property that finds its object by its type once the view is shown.
  public init() {}

  /// The object that a view above gave. Without one the program stops with the name of the type, as
  /// Apple's does.
  @MainActor public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  /// Bindings to the object's properties, as `$model.name` reads them.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  @MainActor mutating func install(in slot: inout AnyObject?, of node: _ViewNode) {
    object = node.environment.object(ObjectType.self)
    guard let object else { return }
    ObjectSubscription.renew(&slot, object, node)
  }

  static func isStale(_ slot: AnyObject?, of node: _ViewNode) -> Bool {
    (slot as? ObjectSubscription)?.object !== node.environment.object(ObjectType.self)
  }
}

/// A subscription that runs a node again when an object is about to change.
@MainActor final class ObjectSubscription {
  let object: AnyObject
  private var cancellable: AnyCancellable?

  private init<Object: ObservableObject>(_ object: Object, _ node: _ViewNode) {
    self.object = object
    cancellable = object.objectWillChange.sink { [weak node] _ in
      if MediaClock.isMainActor {
        MainActor.unchecked {
          node?.graph.noteChangeInUpdate(
            "Publishing changes from within view updates is not allowed",
            advice: "Here another update shows the change; on iOS the behavior is undefined. "
              + "Change the object in an action, onAppear or onChange.")
          node?.dependencyWillChange()
        }
      } else {
        Task { @MainActor in node?.dependencyWillChange() }
      }
    }
  }

  static func renew<Object: ObservableObject>(
    _ slot: inout AnyObject?, _ object: Object, _ node: _ViewNode
  ) {
    if (slot as? ObjectSubscription)?.object === object { return }
    slot = ObjectSubscription(object, node)
  }
}

/// An observable object that a view is given.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: InstalledProperty {
  /// Bindings to the properties of an observable object, by their names.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    /// A binding to a property, which reads and writes the object itself.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(
        get: { object[keyPath: keyPath] },
        set: { (new: Subject) in object[keyPath: keyPath] = new })
    }
  }

  /// The object that is observed. The view runs again each time that it says that it changes.
  public var wrappedValue: ObjectType

  /// Observes an object that somebody else owns.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Observes an object that somebody else owns, for code that spells the wrapper out.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties, as `$model.name` reads them.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @MainActor mutating func install(in slot: inout AnyObject?, of node: _ViewNode) {
    ObjectSubscription.renew(&slot, wrappedValue, node)
  }
}

/// An observable object that a position of the view tree owns.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>:
  NodeOwnedProperty, InstalledProperty
{
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Makes the object when the view is first shown, once for each position in the tree.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object that the position owns. Before the view is shown each read makes a new one.
  @MainActor public var wrappedValue: ObjectType { object ?? make() }
  /// Bindings to the object's properties, as `$model.name` reads them.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  @MainActor mutating func install(in slot: inout AnyObject?, of node: _ViewNode) {
    let kept = (slot as? ObjectSubscription)?.object as? ObjectType ?? make()
    object = kept
    ObjectSubscription.renew(&slot, kept, node)
  }
}

/// Bindings to an observable object's properties.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object to whose properties there are bindings.
  public var wrappedValue: Value
  /// Makes bindings to the properties of an observable object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }
  /// Makes bindings to the properties of an observable object, inside of a body for instance.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }
  /// The value itself, so that `$model.name` reads a binding.
  public var projectedValue: Bindable<Value> { self }
  /// A binding to a property, which reads and writes the object itself.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    Binding(
      get: { wrappedValue[keyPath: keyPath] },
      set: { (new: Subject) in wrappedValue[keyPath: keyPath] = new })
  }
}
