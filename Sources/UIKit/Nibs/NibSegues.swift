import Foundation

/// Performs a segue when a control, an item or a recogniser sends its action.
@MainActor
final class SegueTrigger: NSObject {
  let segue: NibElement
  let graph: NibGraph

  init(_ segue: NibElement, _ graph: NibGraph) {
    self.segue = segue
    self.graph = graph
  }

  func fire(_ sender: Any?) {
    guard let source = graph.sourceController else { return }
    let identifier = segue["identifier"] ?? ""
    guard source.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    graph.perform(segue, from: source, sender: sender)
  }
}

extension NibGraph {
  var sourceController: UIViewController? { controller ?? outer?.controller }

  /// Connects the trigger of a segue, or performs what it says of containers at once.
  func connectSegue(_ segue: NibElement, _ sender: AnyObject) {
    switch segue["kind"] {
    case "relationship"?: addRelated(segue, to: sender)
    case "embed"?: return
    default: addTrigger(segue, to: sender)
    }
  }

  private func addTrigger(_ segue: NibElement, to sender: AnyObject) {
    guard !(sender is UIViewController) else { return }
    let trigger = SegueTrigger(segue, self)
    sourceController?.nibOrigin?.triggers.append(trigger)
    let action = Selector("perform:", SegueTrigger.fire)
    switch sender {
    case let button as UIButton: button.addTarget(trigger, action: action, for: .touchUpInside)
    case let control as UIControl: control.addTarget(trigger, action: action, for: .valueChanged)
    case let item as UIBarButtonItem:
      item.target = trigger
      item.action = action
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(trigger, action: action)
    case let cell as UITableViewCell:
      if segue["trigger"] == "accessoryAction" {
        cell.accessorySegue = trigger
      } else {
        cell.selectionSegue = trigger
      }
    case let cell as UICollectionViewCell: cell.selectionSegue = trigger
    default:
      report(
        document.error(.connection("\(type(of: sender)) starts no segues."), at: segue))
    }
  }

  // MARK: - Containers

  private func addRelated(_ segue: NibElement, to container: AnyObject) {
    guard let child = destination(of: segue, creator: nil) else { return }
    switch (container, segue["relationship"] ?? "") {
    case (let navigation as UINavigationController, "rootViewController"):
      navigation.setViewControllers([child], animated: false)
    case (let tabs as UITabBarController, "viewControllers"):
      tabs.viewControllers = (tabs.viewControllers ?? []) + [child]
    case (let split as UISplitViewController, _):
      split.viewControllers += [child]
    case (_, let name):
      report(document.error(.badValue(name, of: "relationship"), at: segue))
    }
  }

  /// Puts scenes into container views, before the controller is told that its view is loaded.
  func embedScenes(of element: NibElement, in object: AnyObject) {
    guard element.name == "containerView", let view = object as? UIView,
      let source = sourceController
    else { return }
    for segue in element.child("connections")?.children ?? [] where segue["kind"] == "embed" {
      guard let child = destination(of: segue, creator: nil) else { continue }
      let made = UIStoryboardSegue(
        identifier: segue["identifier"], source: source, destination: child)
      source.prepare(for: made, sender: nil)
      source.addChild(child)
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      child.view.translatesAutoresizingMaskIntoConstraints = true
      view.addSubview(child.view)
      child.didMove(toParent: source)
    }
  }

  // MARK: - Performing

  func perform(_ segue: NibElement, from source: UIViewController, sender: Any?) {
    if segue["kind"] == "unwind" { return unwind(segue, from: source, sender: sender) }
    let creator: ((NSCoder) -> UIViewController?)? =
      segue["destinationCreationSelector"].map { name in
        { coder in
          let arguments: [Any?] = [coder, sender, segue["identifier"]]
          return (try? Selector(name).perform(on: source, arguments)) as? UIViewController
        }
      }
    guard let destination = destination(of: segue, creator: creator) else { return }
    let made = makeSegue(segue, source, destination, sender)
    source.prepare(for: made, sender: sender)
    made.perform()
  }

  private func makeSegue(
    _ segue: NibElement, _ source: UIViewController, _ destination: UIViewController,
    _ sender: Any?
  ) -> UIStoryboardSegue {
    let identifier = segue["identifier"]
    if segue["customClass"] != nil {
      let type: AnyClass = resolveClass(of: segue, base: UIStoryboardSegue.self)
      if let type = type as? UIStoryboardSegue.Type, type != UIStoryboardSegue.self {
        return UIStoryboardSegue.make(
          type, identifier: identifier, source: source, destination: destination)
      }
    }
    let animates = segue.flag("animates") ?? true
    let kind = segue["kind"] ?? "show"
    let style = segue["modalPresentationStyle"].flatMap { NibChoices.modalStyles[$0] }
    let motion = segue["modalTransitionStyle"].flatMap { NibChoices.modalTransitions[$0] }
    return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      if let motion { destination.modalTransitionStyle = motion }
      switch kind {
      case "show": source.show(destination, sender: sender)
      case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
      case "push":
        source.navigationController?.pushViewController(destination, animated: animates)
      default:
        if let style { destination.modalPresentationStyle = style }
        if kind.hasPrefix("popover") { destination.modalPresentationStyle = .popover }
        source.present(destination, animated: animates)
      }
    }
  }

  /// The controller that a segue leads to, in this storyboard or one that it refers to.
  private func destination(
    of segue: NibElement, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    do throws(NibError) {
      guard let id = segue["destination"] else {
        throw document.error(.badValue("", of: "destination"), at: segue)
      }
      guard let element = document.elements[id] else {
        throw document.error(.unknownReference(id), at: segue)
      }
      guard element.name == "viewControllerPlaceholder" else {
        return storyboard?.make(element, creator)
      }
      guard let name = element["storyboardName"] else {
        throw document.error(.badValue("", of: "storyboardName"), at: element)
      }
      let other = UIStoryboard(name: name, bundle: bundle)
      guard let identifier = element["referencedIdentifier"] else {
        return try NibLoading.within(name, in: document.file) { () throws(NibError) in
          other.instantiateInitialViewController()
        }
      }
      return try NibLoading.within(name + identifier, in: document.file) { () throws(NibError) in
        other.instantiateViewController(withIdentifier: identifier)
      }
    } catch {
      report(error)
      return nil
    }
  }

  // MARK: - Going back

  /// Calls the action on the nearest controller that has it, and goes back to that.
  private func unwind(_ segue: NibElement, from source: UIViewController, sender: Any?) {
    guard let name = segue["unwindAction"] else {
      return report(document.error(.badValue("", of: "unwindAction"), at: segue))
    }
    let action = Selector(name)
    guard
      let target = Self.way(back: source).first(where: {
        $0.canPerformUnwindSegueAction(action, from: source, sender: sender)
      })
    else { return }
    let animates = segue.flag("animates") ?? true
    let made = UIStoryboardSegue(
      identifier: segue["identifier"], source: source, destination: target
    ) {
      if let presented = target.presentedViewController, presented !== target {
        target.dismiss(animated: animates)
      }
      if let navigation = target.navigationController,
        navigation.viewControllers.contains(where: { $0 === target })
      {
        navigation.popToViewController(target, animated: animates)
      }
    }
    source.prepare(for: made, sender: sender)
    _ = try? action.perform(on: target, [made])
    made.perform()
  }

  /// The controllers below on the stack, around and before, the nearest first.
  private static func way(back source: UIViewController) -> [UIViewController] {
    var way: [UIViewController] = []
    var next: UIViewController? = source
    while let current = next, way.count < 1000 {
      if current !== source { way.append(current) }
      if let navigation = current.parent as? UINavigationController {
        let stack = navigation.viewControllers
        let place = stack.firstIndex { $0 === current } ?? stack.count
        way += stack[..<place].reversed()
      }
      if let parent = current.parent {
        next = parent
      } else {
        next = current.presentingViewController
        if let navigation = next as? UINavigationController {
          way += navigation.viewControllers.reversed()
        }
      }
    }
    return way
  }
}

extension UIViewController {
  /// Starts the segue of the controller's scene.
  func startSegue(_ identifier: String, sender: Any?) {
    guard let origin = nibOrigin,
      let scene = origin.graph.document.scene(of: origin.element),
      let segue = scene.all().first(where: {
        $0.name == "segue" && $0["identifier"] == identifier
      })
    else {
      return UIKitException.raise(
        "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'",
        name: "NSInvalidArgumentException")
    }
    origin.graph.perform(segue, from: self, sender: sender)
  }
}
