import Foundation

/// The classes that elements of interface files stand for.
@MainActor
struct NibClass {
  let element: String
  let type: AnyClass
  /// The element whose rules apply as well.
  let parent: String?
  let rules: [NibRule]

  init(
    _ element: String, _ type: AnyClass, extends parent: String? = nil, _ rules: [NibRule] = []
  ) {
    self.element = element
    self.type = type
    self.parent = parent
    self.rules = rules
  }
}

/// A new class is one line in one of the families; its `init(coder:)` calls `coder.readNib(into:
/// self, at: X.self)`.
@MainActor
enum NibClasses {
  struct Rules {
    var ordered: [NibRule] = []
    var byKey: [NibRule.Key: NibRule] = [:]
  }

  static let all: [NibClass] =
    NibViews.classes + NibControls.classes + NibTexts.classes + NibLists.classes + NibBars.classes
    + NibBarAppearances.classes + NibPickers.classes + NibControllers.classes + NibGestures.classes

  /// The elements that stand for classes of frameworks that are not available here.
  static let absentFrameworks = [
    "webView": "UIWebView", "wkWebView": "WebKit", "mapView": "MapKit", "mkMapView": "MapKit",
    "glkView": "GLKit", "sceneKitView": "SceneKit", "scnView": "SceneKit", "skView": "SpriteKit",
    "mtkView": "MetalKit", "arscnView": "ARKit",
  ]

  static let table = Dictionary(all.map { ($0.element, $0) }, uniquingKeysWith: { $1 })

  private static let known = LockedTable<String, Rules>()

  /// The rules of an element and of those it extends; a nearer one replaces a farther one.
  static func rules(of described: NibClass) -> Rules {
    if let rules = known[described.element] { return rules }
    var rules = described.parent.flatMap { table[$0] }.map { self.rules(of: $0) } ?? Rules()
    for rule in described.rules {
      if rules.byKey[rule.key] != nil { rules.ordered.removeAll { $0.key == rule.key } }
      rules.ordered.append(rule)
      rules.byKey[rule.key] = rule
    }
    known[described.element] = rules
    return rules
  }

  /// An object of a class, made by the initialiser that nibs of iOS call.
  static func make(_ type: AnyClass, _ coder: NibCoder) -> AnyObject? {
    switch type {
    case let type as UIView.Type: type.init(coder: coder)
    case let type as UIViewController.Type: type.init(coder: coder)
    case let type as UIBarItem.Type: type.init(coder: coder)
    case let type as UINavigationItem.Type: type.init(coder: coder)
    case let type as UICollectionViewLayout.Type: type.init(coder: coder)
    case let type as UIGestureRecognizer.Type: type.init(target: nil, action: nil)
    case let type as NSObject.Type: type.init()
    default: nil
    }
  }

  /// The classes without an `init(coder:)` of their own, for which that of their superclass reads.
  private static let inheriting: [AnyClass] = [
    UITabBar.self, UITabBarController.self, UISplitViewController.self,
    UICollectionViewFlowLayout.self,
  ]

  /// The class whose `init(coder:)` reads the elements of objects of `type`.
  static func readingClass(of type: AnyClass) -> AnyClass {
    var type: AnyClass = FrameworkClass.nearest(above: type)
    while inheriting.contains(where: { $0 == type }), let above = _getSuperclass(type) {
      type = above
    }
    return type
  }

  /// Whether objects of an app's class read their element while they are made; gesture recognisers
  /// and other objects are made without a coder.
  static func readsItself(_ type: AnyClass) -> Bool {
    type is UIView.Type || type is UIViewController.Type || type is UIBarItem.Type
      || type is UINavigationItem.Type || type is UICollectionViewLayout.Type
  }
}

extension NibGraph {
  /// The class of an element: that of its `customClass` if there is one of the right kind.
  func resolveClass(of element: NibElement, base: AnyClass) -> AnyClass {
    guard let name = element["customClass"], name != "\(base)" else { return base }
    guard let found = customClass(name, module: element["customModule"]) else { return base }
    guard NibGraph.isClass(found, below: base) else {
      report(document.error(.wrongClass(name, expected: "\(base)"), at: element))
      return base
    }
    return found
  }

  static func isClass(_ type: AnyClass, below base: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let current = next {
      if current == base { return true }
      next = _getSuperclass(current)
    }
    return false
  }

  /// A class by name: of its module, of UIKit, or of a module that asks or that the nib is in. A
  /// target that has another name than in Xcode finds its classes that way.
  func customClass(_ name: String, module: String?) -> AnyClass? {
    if let found = ObjectiveCTable.type(named: name) { return found }
    var modules: [String] = []
    func add(_ module: Substring) {
      let module = String(module)
      if !module.isEmpty, !modules.contains(module) { modules.append(module) }
    }
    if let module {
      add(module[...])
      add(Substring(module.map { $0.isLetter || $0.isNumber ? $0 : "_" }))
    }
    for asker in [owner, controller, outer?.controller] {
      if let asker { add(String(reflecting: type(of: asker)).prefix { $0 != "." }) }
    }
    let folder = bundle.bundlePath.split(separator: "/").last?.split(separator: ".").first ?? ""
    if let mark = folder.lastIndex(of: "_") { add(folder[folder.index(after: mark)...]) }
    modules.append("UIKit")
    for module in ObjectiveCTable.modules { add(module[...]) }
    for module in modules {
      if let found = Foundation.NSClassFromString(module + "." + name) { return found }
    }
    return nil
  }

  /// Notes an unknown class. iOS writes to its log, and goes on with the class that Interface
  /// Builder knows.
  func noteUnknownClass(_ element: NibElement, _ type: AnyClass, _ object: AnyObject) {
    guard let name = element["customClass"], name != "\(type)",
      customClass(name, module: element["customModule"]) == nil
    else { return }
    let full = element["customModule"].map { "\($0).\(name)" } ?? name
    let place = document.error(.unknownElement(name), at: element)
    let sentence =
      "Unknown class \(full) in Interface Builder file \(place.file):\(place.line) "
      + "(\(element.object)): \(type) stands in its place."
    let advice = "Add the class's sources to the target, or name its module."
    note(.unknownClass, on: object, sentence, advice: advice)
  }

  /// Notes what iOS writes to its log. Only responders have mistakes that an assertion reports.
  func note(
    _ kind: ViewDiagnostic.Kind, on object: AnyObject, _ sentence: String, advice: String
  ) {
    guard let responder = object as? UIResponder else {
      return FileHandle.standardError.write(Data("UIKit: \(sentence)\n".utf8))
    }
    responder.note(kind, advice: advice) { _ in sentence }
  }
}
