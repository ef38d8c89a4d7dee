extension CALayer: KeyPathCoded {}
extension CAAnimation: KeyValueCoded {}

/// Values by name. Core Animation keeps whatever is stored under a key that no property has.
extension CALayer {
  /// The value under a key path in the form that animations work with.
  package func layerValue(forKeyPath keyPath: String) -> LayerValue? {
    if let value = ownValue(forKey: keyPath) { return value }
    guard let dot = keyPath.firstIndex(of: ".") else { return nil }
    let rest = keyPath[keyPath.index(after: dot)...]
    return ownValue(forKey: String(keyPath[..<dot])).flatMap { LayerComponent.read(rest, of: $0) }
  }

  /// Sets the value under a key path; a value of a wrong kind is ignored.
  package func setLayerValue(_ value: LayerValue?, forKeyPath keyPath: String) {
    guard let dot = keyPath.firstIndex(of: "."), animationState?.values[keyPath] == nil else {
      return setOwnValue(value, forKey: keyPath)
    }
    let key = String(keyPath[..<dot])
    let rest = keyPath[keyPath.index(after: dot)...]
    guard let value, let whole = ownValue(forKey: key),
      let changed = LayerComponent.write(value, rest, of: whole)
    else { return }
    setOwnValue(changed, forKey: key)
  }

  func object(forKey key: String) -> Any? {
    if let property = type(of: self).layerProperties[key] {
      return property.read(self)?.object
    }
    if let layer = layerObject(forKey: key) { return layer }
    if let value = animationState?.values[key] { return ManagedValue.inBox(value) }
    if let property = ObjectiveCTable.property(key, of: self) { return tableValue(property) }
    return type(of: self).defaultValue(forKey: key).map(ManagedValue.inBox)
  }

  func setObject(_ object: Any?, forKey key: String) {
    if let property = type(of: self).layerProperties[key] {
      property.write(self, LayerValue(object))
    } else if !setLayerObject(object, forKey: key), !setTableValue(object, forKey: key) {
      store(object, forKey: key)
    }
  }

  func object(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    if let object = layerObject(forKey: String(keyPath[..<dot])) as? CALayer {
      return object.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }
    return layerValue(forKeyPath: keyPath)?.object
  }

  func setObject(_ object: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.firstIndex(of: ".") else { return setValue(object, forKey: keyPath) }
    if let layer = layerObject(forKey: String(keyPath[..<dot])) as? CALayer {
      return layer.setValue(object, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }
    setLayerValue(LayerValue(object), forKeyPath: keyPath)
  }

  // MARK: One key

  private func ownValue(forKey key: String) -> LayerValue? {
    if let property = type(of: self).layerProperties[key] { return property.read(self) }
    return LayerValue(animationState?.values[key] ?? type(of: self).defaultValue(forKey: key))
  }

  private func setOwnValue(_ value: LayerValue?, forKey key: String) {
    if let property = type(of: self).layerProperties[key] {
      property.write(self, value)
    } else {
      store(
        value?.object(
          like: animationState?.values[key] ?? type(of: self).defaultValue(forKey: key)),
        forKey: key)
    }
  }

  func store(_ object: Any?, forKey key: String) {
    willChange(key, to: LayerValue(object))
    if object == nil {
      animationState?.values[key] = nil
    } else {
      needState.values[key] = object
    }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  // MARK: Properties of apps

  private func tableValue(_ property: ObjectiveCTable.Property) -> Any? {
    // SAFETY: A layer belongs to whoever runs, as on iOS. Layer and value are touched before this
    // returns, and not beside it.
    @safe nonisolated(unsafe) let layer = self
    @safe nonisolated(unsafe) var value: Any?
    MainActor.unchecked { value = property.get(layer) }
    return value
  }

  /// Sets an `@objc` property that translated sources have.
  ///
  /// - Returns: Whether there is one.
  private func setTableValue(_ object: Any?, forKey key: String) -> Bool {
    // SAFETY: A layer belongs to whoever runs, as on iOS. Layer and value are touched before this
    // returns, and not beside it.
    guard let set = ObjectiveCTable.property(key, of: self)?.set else {
      return false
    }
    @safe nonisolated(unsafe) let (layer, value) = (self, object)
    return MainActor.unchecked {
      (try? set(layer, ObjectiveCArguments([value], selector: key))) != nil
    }
  }

  /// The properties whose values are other layers, or not values at all.
  private func layerObject(forKey key: String) -> Any? {
    switch key {
    case "mask": mask
    case "superlayer": superlayer
    case "sublayers": sublayers
    case "delegate": delegate
    default: nil
    }
  }

  private func setLayerObject(_ object: Any?, forKey key: String) -> Bool {
    switch key {
    case "mask": if object == nil || object is CALayer { mask = object as? CALayer }
    case "sublayers": if object == nil || object is [CALayer] { sublayers = object as? [CALayer] }
    case "delegate": delegate = object as? any CALayerDelegate
    case "superlayer": break
    default: return false
    }
    return true
  }
}
