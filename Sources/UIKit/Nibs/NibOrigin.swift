import Foundation

/// The scene that a controller was made from, with the parts of it that it needs later.
@MainActor
final class NibOrigin {
  let graph: NibGraph
  let element: NibElement
  /// The objects of the scene beside the view, which the controller keeps.
  var objects: [AnyObject] = []
  var triggers: [SegueTrigger] = []
  var refreshControl: NibElement?

  init(_ graph: NibGraph, _ element: NibElement) {
    self.graph = graph
    self.element = element
  }

  var view: NibElement? {
    element.children.first { $0.key == "view" && NibClasses.table[$0.name] != nil }
  }
}

extension UIViewController {
  /// Takes the coder's element as the one that the controller is made from.
  func takeOrigin(_ coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return }
    let origin = NibOrigin(coder.graph, coder.element)
    nibOrigin = origin
    coder.graph.controller = self
    coder.graph.unloadedView = origin.view
  }

  /// Loads the view that a storyboard or nib has for the controller and sets it; nil if there is
  /// none. A nib that was asked for by name and does not exist is reported.
  func loadNibView() -> UIView? {
    if let origin = nibOrigin { return loadSceneView(origin) }
    guard let name = nibName ?? conventionalNibName else { return nil }
    let objects = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    if let loadedView { return loadedView }
    guard !objects.isEmpty else { return nil }
    UIKitException.raise(
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the "
        + "view outlet was not set.")
    return nil
  }

  /// The nib name for a controller without one: the class's, with and without its ending
  /// “Controller”.
  private var conventionalNibName: String? {
    let type = type(of: self)
    guard !FrameworkClass.contains(type) else { return nil }
    let name = "\(type)"
    let names = name.hasSuffix("Controller") ? [String(name.dropLast(10)), name] : [name]
    return names.first {
      !$0.isEmpty && NibFile.exists($0, bundle: nibBundle, asker: type)
    }
  }

  private func loadSceneView(_ origin: NibOrigin) -> UIView? {
    let graph = origin.graph
    guard let element = graph.unloadedView else { return nil }
    do throws(NibError) {
      return try NibLoading.within(element.id ?? "", in: graph.document.file) {
        () throws(NibError) in
        graph.unloadedView = nil
        guard let view = try graph.make(element) as? UIView else { return nil }
        setLoadedView(view)
        try makeSceneObjects(origin)
        if let element = origin.refreshControl, let table = view as? UITableView {
          table.refreshControl = try graph.make(element) as? UIRefreshControl
        }
        graph.complete()
        return view
      }
    } catch {
      graph.report(error)
      return nil
    }
  }

  /// Makes gesture recognisers, further views and other objects of the scene.
  private func makeSceneObjects(_ origin: NibOrigin) throws(NibError) {
    for element in origin.element.parent?.children ?? []
    where element !== origin.element && element.name != "placeholder" && element.name != "exit" {
      if let object = try origin.graph.make(element) { origin.graph.keep(object) }
    }
  }

  /// Sets the scene's view: for a collection view controller as its collection view, else as the
  /// view itself.
  private func setLoadedView(_ view: UIView) {
    if self is UICollectionViewController, view is UICollectionView { return }
    self.view = view
  }
}
