import Foundation

/// The objects that one reading of an interface file, a scene or a prototype makes.
@MainActor
final class NibGraph {
  let document: NibDocument
  let bundle: Bundle
  /// What stands for File's Owner.
  weak var owner: AnyObject?
  /// The scene's controller, or an owner that is one.
  weak var controller: UIViewController?
  /// Whom a prototype's connections reach: its table's scene.
  let outer: NibGraph?
  var external: [String: AnyObject] = [:]
  /// The storyboard whose scenes segues lead to.
  var storyboard: UIStoryboard?
  /// Makes the scene's controller in place of its class.
  var creator: ((NSCoder) -> UIViewController?)?

  /// Weak, since what segues and size classes need later is kept by the objects themselves.
  private struct Reference { weak var object: AnyObject? }

  private var references: [String: Reference] = [:]
  /// What nobody else may have yet while objects are made.
  private var held: [AnyObject] = []
  private var making: Set<String> = []
  /// What was made and not yet connected, with its element.
  private var made: [(element: NibElement, object: AnyObject)] = []
  /// The view of the scene's controller, until that is asked for.
  var unloadedView: NibElement?
  /// Connections to what is in that view.
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

  /// Tells of a mistake once: what refers to an object that could not be made has the same.
  func report(_ error: NibError) {
    if reported.insert(error).inserted { UIKitException.raise(error.description) }
  }

  /// Whether resources say that a name is a symbol's.
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

  /// The object of an identifier, made if it is not there yet. Nil for the first responder, and
  /// for what could not be made, which is reported.
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
    // What stands beside the views of a scene is its controller's to keep.
    if let object, target.parent?.name == "objects" { keep(object) }
    return object
  }

  func keep(_ object: AnyObject) {
    guard object !== controller, let origin = controller?.nibOrigin, origin.graph === self,
      !origin.objects.contains(where: { $0 === object })
    else { return }
    origin.objects.append(object)
  }

  /// Makes the object of an element, with all that is inside.
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

  /// What every element may have and only Interface Builder, or another part of the reader, needs.
  private static let plain: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "misplaced",
    "ambiguous", "fixedFrame", "verifyAmbiguity", "sceneMemberID", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "colorLabel", "useTraitCollections", "hasAttributedTitle",
    "usesAttributedText", "simulatedAppContext", "explicitAlternateRow",
  ]

  /// Gives an object what its element says: its place, attributes in the order of the class's
  /// rules, then children in the file's order. On iOS, too, a view is decoded before what its
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

  /// Does what comes when all objects are there: runtime attributes, connections, `awakeFromNib`,
  /// the scenes that containers embed; each in the file's order.
  ///
  /// - Parameter owners: What placeholders stand for, which is awake already.
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
    // A connection may have made what it leads to.
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

  /// Connects what waited for the controller's view.
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

/// How much is being read at the moment, inside of each other: a view whose nib has that view
/// again would never end.
@MainActor
enum NibLoading {
  private static var chain: [String] = []
  private static var objectCount = 0
  private static var fileCount = 0

  /// Runs `body` unless the same file is inside of itself too often.
  static func within<Result>(
    _ name: String, in file: String, _ body: () throws(NibError) -> Result
  ) throws(NibError) -> Result {
    guard chain.count < NibLimits.nesting, chain.count(where: { $0 == file + name }) < 24 else {
      throw NibError(.recursion(name), file: file)
    }
    if chain.isEmpty { (objectCount, fileCount) = (0, 0) }
    fileCount += 1
    guard fileCount <= NibLimits.fileCount else {
      throw NibError(.tooLarge("\(NibLimits.fileCount) scenes inside of one"), file: file)
    }
    chain.append(file + name)
    defer { chain.removeLast() }
    return try body()
  }

  static func count(_ element: NibElement, _ document: NibDocument) throws(NibError) {
    objectCount += 1
    guard objectCount <= NibLimits.elementCount else {
      throw document.error(.tooLarge("\(NibLimits.elementCount) objects in all"), at: element)
    }
  }
}
