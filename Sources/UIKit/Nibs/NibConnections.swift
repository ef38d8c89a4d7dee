import Foundation

extension NibGraph {
  // MARK: - Runtime attributes

  /// Sets user-defined runtime attributes, among them the values of `@IBInspectable` properties.
  func setRuntimeAttributes(of element: NibElement, on object: AnyObject) {
    guard let list = element.child("userDefinedRuntimeAttributes") else { return }
    for attribute in list.children {
      do throws(NibError) {
        guard let path = attribute["keyPath"] else {
          throw document.error(.badValue("", of: "keyPath"), at: attribute)
        }
        try setRuntimeAttribute(try runtimeValue(attribute), path, of: object, from: attribute)
      } catch {
        report(error)
      }
    }
  }

  /// Sets one attribute. iOS catches what the object raises, writes to its log, and goes on.
  private func setRuntimeAttribute(
    _ value: Any?, _ keyPath: String, of object: AnyObject, from attribute: NibElement
  ) throws(NibError) {
    guard let target = object as? any NSObjectProtocol else { return }
    do {
      try target.setting(value, forKeyPath: keyPath)
    } catch {
      let place = document.error(.connection("\(error)"), at: attribute)
      note(
        .runtimeAttribute, on: object,
        "Failed to set (\(keyPath)) user defined inspected property on (\(type(of: object))): "
          + "\(place)",
        advice: "Remove the attribute in Interface Builder, or declare the property with @objc.")
    }
  }

  private func runtimeValue(_ attribute: NibElement) throws(NibError) -> Any? {
    let child = attribute.children.first { $0.key == "value" } ?? attribute.children.first
    let value = NibValue(
      graph: self, element: child ?? attribute, name: "value", text: attribute["value"] ?? "")
    switch attribute["type"] {
    case "boolean"?: return try value.flag()
    case "number"?:
      guard let child else { return try value.number() }
      if child.name == "integer", let text = child["value"], let number = Int(text) {
        return NSNumber(value: number)
      }
      return NSNumber(value: try value.number("value"))
    case "string"?:
      if let child, child.name == "string" || child.name == "mutableString" {
        return try value.string()
      }
      return attribute["value"] ?? ""
    case "color"?: return try value.color()
    case "image"?:
      let name = attribute["value"] ?? child?["value"] ?? child?["name"] ?? ""
      return try value.image(named: name, in: attribute)
    case "size"?: return try value.size()
    case "point"?: return try value.point()
    case "rect"?: return try value.rect()
    case "range"?:
      return NSRange(
        location: try value.integer("location"), length: try value.integer("length"))
    case "nil"?: return nil
    case let other:
      throw document.error(.badValue(other ?? "", of: "type"), at: attribute)
    }
  }

  private func set(
    _ value: Any?, _ keyPath: String, on object: AnyObject, from element: NibElement
  ) throws(NibError) {
    guard let target = object as? any NSObjectProtocol else { return }
    do {
      try target.setting(value, forKeyPath: keyPath)
    } catch {
      let place = document.error(.connection("\(error)"), at: element)
      // iOS looks for the key, and not at the class of the object that it sets.
      guard case .undefinedKey? = error as? ObjectiveCError else { throw place }
      UIKitException.raise("\(place)", name: "NSUnknownKeyException")
    }
  }

  // MARK: - Connections

  func connect(_ element: NibElement, _ object: AnyObject) {
    connect(element.child("connections")?.children ?? [], object)
  }

  func connect(_ connections: [NibElement], _ object: AnyObject) {
    var collections: [(property: String, element: NibElement, objects: [AnyObject])] = []
    for connection in connections {
      guard isReachable(connection) else {
        put(off: connection, object)
        continue
      }
      do throws(NibError) {
        switch connection.name {
        case "outlet":
          guard let target = try destination(of: connection) else { continue }
          try set(target, try property(connection), on: object, from: connection)
        case "outletCollection":
          guard let target = try destination(of: connection) else { continue }
          let property = try property(connection)
          if let place = collections.firstIndex(where: { $0.property == property }) {
            collections[place].objects.append(target)
          } else {
            collections.append((property, connection, [target]))
          }
        case "action": try connectAction(connection, object)
        case "segue": connectSegue(connection, object)
        default: throw document.error(.unknownElement(connection.name), at: connection)
        }
      } catch {
        report(error)
      }
    }
    for collection in collections {
      do throws(NibError) {
        try setCollection(collection.objects, collection.property, object, collection.element)
      } catch {
        report(error)
      }
    }
  }

  /// Whether the connection can be made: those of a controller to objects in its view wait until
  /// that is loaded.
  private func isReachable(_ connection: NibElement) -> Bool {
    guard let id = connection["destination"], known(id) == nil,
      let target = document.elements[id], let root = unloadedView
    else { return true }
    return !target.isInside(root)
  }

  private func property(_ connection: NibElement) throws(NibError) -> String {
    guard let name = connection["property"] else {
      throw document.error(.badValue("", of: "property"), at: connection)
    }
    return name
  }

  private func destination(of connection: NibElement) throws(NibError) -> AnyObject? {
    guard let id = connection["destination"] else {
      throw document.error(.badValue("", of: "destination"), at: connection)
    }
    return try object(id, from: connection)
  }

  private func setCollection(
    _ objects: [AnyObject], _ property: String, _ owner: AnyObject, _ element: NibElement
  ) throws(NibError) {
    if property == "gestureRecognizers", let view = owner as? UIView {
      for case let recognizer as UIGestureRecognizer in objects {
        view.addGestureRecognizer(recognizer)
      }
      return
    }
    try set(objects, property, on: owner, from: element)
  }

  private func connectAction(_ connection: NibElement, _ sender: AnyObject) throws(NibError) {
    guard let name = connection["selector"] else {
      throw document.error(.badValue("", of: "selector"), at: connection)
    }
    let target = try destination(of: connection)
    let action = Selector(name)
    switch sender {
    case let control as UIControl:
      control.addTarget(target, action: action, for: try event(connection))
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    default:
      throw document.error(.connection("\(type(of: sender)) sends no actions."), at: connection)
    }
  }

  private func event(_ connection: NibElement) throws(NibError) -> UIControl.Event {
    let name = connection["eventType"] ?? "touchUpInside"
    guard let event = NibChoices.events[name] else {
      throw document.error(.badValue(name, of: "eventType"), at: connection)
    }
    return event
  }
}
