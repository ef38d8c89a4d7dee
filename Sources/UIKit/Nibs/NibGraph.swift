import Foundation

/// The objects that one reading of an interface file, a scene or a prototype makes.
@MainActor
final class NibGraph {
  let document: NibDocument
  let bundle: Bundle
  /// The object for the placeholder File's Owner.
  weak var owner: AnyObject?
  /// The scene's controller, or an owner that is a controller.
  weak var controller: UIViewController?
  /// The graph that a prototype's connections reach: that of its table's scene.
  let outer: NibGraph?
  var external: [String: AnyObject] = [:]
  /// The storyboard whose scenes segues lead to.
  var storyboard: UIStoryboard?
  /// Makes the scene's controller in place of its class.
  var creator: ((NSCoder) -> UIViewController?)?

  /// A weak reference, since objects that segues and size classes need later are kept by the
  /// objects themselves.
  private struct Reference { weak var object: AnyObject? }

  private var references: [String: Reference] = [:]
  /// Objects that may have no other owner yet while the graph is made.
  private var held: [AnyObject] = []
  private var making: Set<String> = []
  /// Objects that were made and not yet connected, with their elements.
  private var made: [(element: NibElement, object: AnyObject)] = []
  /// The view of the scene's controller, until it is asked for.
  var unloadedView: NibElement?
  /// The connections to objects in that view.
  private var deferred: [(connection: NibElement, source: Reference)] = []
  var waitingConstraints: [(NibElement, UIView)] = []
  /// The element that a prototype's graph is confined to: no objects are made outside of it.
  var scope: NibElement?

  init(
    _ document: NibDocument, bundle: Bundle, owner: AnyObject?, outer: NibGraph? = nil
  ) {
    self.document = document
    self.bundle = bundle
    self.owner = owner
    self.outer = outer
    controller = owner as? UIViewController ?? outer?.controller
    storyboard = outer?.storyboard
  }

  private var reported: Set<NibError> = []

  /// Reports a mistake once: references to an object that could not be made fail with the same one.
  ///
  /// What this reader does not know, iOS may well draw: the picture lacks it. Only a file that
  /// contains itself has no end on iOS either, and is an exception.
  func report(_ error: NibError) {
    guard reported.insert(error).inserted else { return }
    if let feature = error.lackingFeature {
      FidelityLedger.note(feature, error.description)
    } else {
      UIKitException.raise(error.description)
    }
  }

  /// Whether the file's resources list the name as a symbol's.
  func isSymbol(_ name: String) -> Bool {
    document.root.child("resources")?.children.contains {
      $0.name == "image" && $0["name"] == name && $0["catalog"] == "system"
    } ?? false
  }

  // MARK: - Objects

  func known(_ id: String) -> AnyObject? { references[id]?.object ?? outer?.known(id) }

  func bind(_ object: AnyObject, to element: NibElement) {
    held.append(object)
    if let id = element.id { references[id] = Reference(object: object) }
  }

  /// The object of an identifier, made if it does not exist yet. Nil for the first responder, and
  /// for an object that could not be made, which is reported.
  func object(_ id: String, from element: NibElement) throws(NibError) -> AnyObject? {
    if let known = known(id) { return known }
    guard let target = document.elements[id] else {
      throw document.error(.unknownReference(id), at: element)
    }
    if let guide = try guide(target) { return guide }
    if let scope, !target.isInside(scope) {
      return try outer?.object(id, from: element)
    }
    let object = try make(target)
    // The controller of a scene keeps the objects beside its view.
    if let object, target.parent?.name == "objects" { keep(object) }
    return object
  }

  func keep(_ object: AnyObject) {
    guard object !== controller, let origin = controller?.nibOrigin, origin.graph === self,
      !origin.objects.contains(where: { $0 === object })
    else { return }
    origin.objects.append(object)
  }

  /// Makes the object of an element, with all objects inside of it.
  func make(_ element: NibElement) throws(NibError) -> AnyObject? {
    if let id = element.id, let known = references[id]?.object { return known }
    if element.name == "placeholder" { return placeholderObject(element) }
    guard let described = NibClasses.table[element.name] else {
      guard let framework = NibClasses.absentFrameworks[element.name] else {
        throw document.error(.unknownElement(element.name), at: element)
      }
      throw document.error(.absentFramework(framework, element: element.name), at: element)
    }
    if let id = element.id, !making.insert(id).inserted {
      throw document.error(.recursion(element.object), at: element)
    }
    defer { if let id = element.id { making.remove(id) } }
    try NibLoading.count(element, document)
    let type: AnyClass = resolveClass(of: element, base: described.type)
    let coder = NibCoder(graph: self, element: element)
    let place = made.count
    let creator = self.creator
    self.creator = nil
    guard let object = creator?(coder) ?? NibClasses.make(type, coder) else {
      throw document.error(.noObject("\(type)"), at: element)
    }
    bind(object, to: element)
    if !coder.isRead, FrameworkClass.contains(type) || !NibClasses.readsItself(type) {
      coder.isRead = true
      read(element, into: object)
    }
    made.insert((element, object), at: min(place, made.count))
    noteUnknownClass(element, type, object)
    return object
  }

  func placeholderObject(_ element: NibElement) -> AnyObject? {
    switch element["placeholderIdentifier"] {
    case "IBFilesOwner"?: owner
    case "IBFirstResponder"?, nil: nil
    case let name?: external[name]
    }
  }

  // MARK: - Reading

  /// Attributes that every element may have and that only Interface Builder, or another part of the
  /// reader, needs.
  private static let plain: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "misplaced",
    "ambiguous", "fixedFrame", "verifyAmbiguity", "sceneMemberID", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "colorLabel", "useTraitCollections", "hasAttributedTitle",
    "usesAttributedText", "simulatedAppContext", "explicitAlternateRow",
  ]

  /// Reads an element into its object: its place, attributes in the order of the class's rules,
  /// then children in the file's order. On iOS, too, a view is decoded before the values that its
  /// subclasses add, so that their properties' observers find its size.
  func read(_ element: NibElement, into object: AnyObject) {
    bind(object, to: element)
    guard let described = NibClasses.table[element.name] else { return }
    let rules = NibClasses.rules(of: described)
    let isPlace = { (child: NibElement) in child.key == "frame" || child.key == "frameInset" }
    for child in element.children where isPlace(child) { readChild(child, rules, object) }
    for rule in rules.ordered {
      guard case .attribute(let name) = rule.key else { continue }
      guard let text = element[name] ?? rule.absent else { continue }
      apply(rule, NibValue(graph: self, element: element, name: name, text: text), to: object)
    }
    for name in element.attributes.keys.sorted()
    where !Self.plain.contains(name) && rules.byKey[.attribute(name)] == nil {
      report(document.error(.unknownAttribute(name, of: element.name), at: element))
    }
    for child in element.children where !isPlace(child) { readChild(child, rules, object) }
    readVariations(of: element, into: object)
  }

  func apply(_ rule: NibRule, _ value: NibValue, to object: AnyObject) {
    do throws(NibError) {
      try rule.apply(object, value)
    } catch {
      report(error)
    }
  }

  private func readChild(
    _ child: NibElement, _ rules: NibClasses.Rules, _ object: AnyObject
  ) {
    let value = NibValue(graph: self, element: child, name: child.key ?? child.name, text: "")
    switch child.name {
    case "connections", "userDefinedRuntimeAttributes", "variation", "simulatedDestinationMetrics",
      "viewLayoutGuide", "layoutGuides", "point", "animations", "userComments", "modalFormSheet":
      return
    case "constraints":
      if let view = object as? UIView { readConstraints(child, of: view) }
      return
    case let name where name.hasPrefix("simulated") || name.hasSuffix("SimulatedSizeMetrics"):
      return
    case "nil":
      return
    default: break
    }
    guard
      let rule = rules.byKey[.child(child.name, child.key)]
        ?? child.key.flatMap({ rules.byKey[.child("*", $0)] })
        ?? rules.byKey[.child(child.name, nil)]
    else { return report(document.error(.unknownElement(child.name), at: child)) }
    apply(rule, value, to: object)
  }

  // MARK: - Completing

  /// Does the steps that follow when all objects exist: runtime attributes, connections,
  /// `awakeFromNib`, the scenes that containers embed; each in the file's order.
  ///
  /// - Parameter owners: The objects of placeholders, which are awake already.
  func complete(with owners: [(element: NibElement, object: AnyObject)] = []) {
    let new = made.sorted { $0.element.order < $1.element.order }
    made = []
    settleConstraints()
    let all = (new + owners).sorted { $0.element.order < $1.element.order }
    for (element, object) in all { setRuntimeAttributes(of: element, on: object) }
    for (element, object) in all { connect(element, object) }
    if unloadedView == nil { connectDeferred() }
    for (_, object) in new { Self.awake(object) }
    for (element, object) in new { embedScenes(of: element, in: object) }
    // A connection may have made the object that it leads to.
    if made.isEmpty { held = [] } else { complete() }
  }

  static func awake(_ object: AnyObject) {
    switch object {
    case let view as UIView: view.awakeFromNib()
    case let controller as UIViewController: controller.awakeFromNib()
    case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
    default:
      let selector = Selector("awakeFromNib")
      if selector.isImplemented(by: object) { _ = try? selector.perform(on: object, []) }
    }
  }

  /// Makes the connections that waited for the controller's view.
  func connectDeferred() {
    let waiting = deferred
    deferred = []
    for (connection, source) in waiting {
      if let object = source.object { connect([connection], object) }
    }
  }

  func put(off connection: NibElement, _ object: AnyObject) {
    deferred.append((connection, Reference(object: object)))
  }

  func noteMade(_ element: NibElement, _ object: AnyObject) {
    bind(object, to: element)
    made.append((element, object))
  }
}

/// The depth of nested reading under way: a view whose nib contains that view again would never
/// end.
@MainActor
enum NibLoading {
  private struct Progress {
    var chain: [String] = []
    var objectCount = 0
    var fileCount = 0
  }

  private static let progress = ThreadLocal(Progress())

  /// Runs `body` unless the same file is nested in itself too often.
  static func within<Result>(
    _ name: String, in file: String, _ body: () throws(NibError) -> Result
  ) throws(NibError) -> Result {
    let chain = progress.value.chain
    guard chain.count < NibLimits.nesting, chain.count(where: { $0 == file + name }) < 24 else {
      throw NibError(.recursion(name), file: file)
    }
    if chain.isEmpty { progress.value = Progress() }
    progress.value.fileCount += 1
    guard progress.value.fileCount <= NibLimits.fileCount else {
      throw NibError(.tooLarge("\(NibLimits.fileCount) scenes inside of one"), file: file)
    }
    progress.value.chain.append(file + name)
    defer { progress.value.chain.removeLast() }
    return try body()
  }

  static func count(_ element: NibElement, _ document: NibDocument) throws(NibError) {
    progress.value.objectCount += 1
    guard progress.value.objectCount <= NibLimits.elementCount else {
      throw document.error(.tooLarge("\(NibLimits.elementCount) objects in all"), at: element)
    }
  }
}
