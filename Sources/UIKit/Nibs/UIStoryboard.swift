/// Scenes of controllers with the segues between them, read from a `.storyboard` file.
///
/// Differs: as for nibs, the XML itself is in the bundle.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let document: NibDocument?
  let bundle: Bundle

  /// A storyboard without scenes.
  public override init() {
    document = nil
    bundle = .main
    super.init()
  }

  /// - Parameter storyboardBundleOrNil: The bundle; nil for the main one.
  /// - Raises: If there is no such file, as on iOS. Controllers asked for then are empty ones.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    var read: (NibDocument, Bundle)?
    do throws(NibError) {
      let found = try NibFile.find(
        name, kind: .storyboard, bundle: storyboardBundleOrNil, asker: nil)
      let document = try NibFile.document(found)
      guard document.kind == .storyboard else {
        throw NibError(.wrongKind(expected: "a storyboard", found: "a nib"), file: document.file)
      }
      read = (document, found.bundle)
    } catch {
      UIKitException.raise("\(error)", name: "NSInvalidArgumentException")
    }
    document = read?.0
    bundle = read?.1 ?? storyboardBundleOrNil ?? .main
  }

  init(document: NibDocument, bundle: Bundle) {
    self.document = document
    self.bundle = bundle
  }

  /// The initial controller of the storyboard; nil if it has none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let document, let id = document.root["initialViewController"] else { return nil }
    guard let element = document.elements[id] else {
      let error = NibError(.unknownReference(id), file: document.file, line: document.root.line)
      FidelityLedger.note(.interfaceObject, error.description)
      return nil
    }
    return make(element, nil)
  }

  /// - Parameter creator: Makes the controller itself, with the coder that it is handed; nil for
  ///   the class that the storyboard names.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let document, let id = document.root["initialViewController"],
      let element = document.elements[id]
    else { return nil }
    return make(element, creator.map { creator in { creator($0) } }) as? ViewController
  }

  /// - Raises: For an identifier that no scene has, as on iOS; the result is an empty controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    scene(identifier).flatMap { make($0, nil) } ?? UIViewController(nibName: nil, bundle: nil)
  }

  /// - Raises: For an identifier that no scene has, or a controller of another class, as on iOS,
  ///   after which the program stops: there is no controller to go on with.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = scene(identifier).flatMap {
      make($0, creator.map { creator in { creator($0) } })
    }
    guard let controller = made as? ViewController else {
      UIKitException.raiseAndStop(
        "The view controller with identifier '\(identifier)' is not a \(ViewController.self).")
    }
    return controller
  }

  private func scene(_ identifier: String) -> NibElement? {
    guard let document else { return nil }
    let found = document.scenes.lazy.compactMap(Self.controller).first {
      $0["storyboardIdentifier"] == identifier
    }
    if found == nil {
      UIKitException.raise(
        "\(NibError(.noScene(identifier), file: document.file))",
        name: "NSInvalidArgumentException")
    }
    return found
  }

  /// The controller's element in a scene's.
  static func controller(_ scene: NibElement) -> NibElement? {
    scene.child("objects")?.children.first { $0["sceneMemberID"] == "viewController" }
      ?? scene.child("objects")?.children.first { $0.name.hasSuffix("Controller") }
  }

  /// The controller of a scene, connected to the scene's objects beside its view.
  func make(
    _ element: NibElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let document else { return nil }
    let graph = NibGraph(document, bundle: bundle, owner: nil)
    graph.storyboard = self
    graph.creator = creator
    do throws(NibError) {
      return try NibLoading.within(element.id ?? "", in: document.file) { () throws(NibError) in
        guard let controller = try graph.make(element) as? UIViewController else {
          throw document.error(.wrongClass(element.name, expected: "UIViewController"), at: element)
        }
        graph.complete()
        return controller
      }
    } catch {
      graph.report(error)
      return nil
    }
  }
}

extension UIViewController {
  /// The storyboard that the controller was made from.
  public var storyboard: UIStoryboard? { nibOrigin?.graph.storyboard }
}
