extension UIControl {
  func add(_ target: AnyObject?, _ action: Selector, _ events: Event) {
    if let index = handlers.firstIndex(where: { $0.sends(action, to: target) }) {
      handlers[index].events.formUnion(events)
    } else {
      let receiver = target.map { Handler.Receiver.target(WeakReference($0), action) }
      handlers.append(Handler(receiver: receiver ?? .chain(action), events: events))
    }
  }

  func remove(_ target: AnyObject?, _ action: Selector?, _ events: Event) {
    removeEvents(events) { handler in
      switch handler.receiver {
      case .target(let reference, let own):
        return (target == nil || reference.object === target) && (action == nil || action == own)
      case .chain(let own): return target == nil && (action == nil || action == own)
      case .action: return false
      }
    }
  }

  func add(_ action: UIAction, _ events: Event) {
    remove(action.identifier, events)
    handlers.append(Handler(receiver: .action(action), events: events))
  }

  func remove(_ identifier: UIAction.Identifier, _ events: Event) {
    removeEvents(events) { handler in
      if case .action(let action) = handler.receiver { return action.identifier == identifier }
      return false
    }
  }

  private func removeEvents(_ events: Event, where matches: (Handler) -> Bool) {
    for index in handlers.indices where matches(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Sends the actions of the events, each handler once, in the order in which they were added.
  func send(_ events: Event, _ event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.receiver {
      case .target(let reference, let action):
        if let target = reference.object { sendAction(action, to: target, for: event) }
      case .chain(let action): sendAction(action, to: nil, for: event)
      case .action(let action): sendAction(action)
      }
    }
  }

  var targetSet: Set<AnyHashable> {
    Set(
      handlers.compactMap { handler in
        if case .target(let reference, _) = handler.receiver {
          return (reference.object as? NSObject).map(AnyHashable.init)
        }
        return nil
      })
  }

  func actionNames(_ target: AnyObject?, _ event: Event) -> [String]? {
    let names = handlers.compactMap { handler -> String? in
      guard handler.events.contains(event) else { return nil }
      switch handler.receiver {
      case .target(let reference, let action):
        return reference.object === target ? action.description : nil
      case .chain(let action): return target == nil ? action.description : nil
      case .action: return nil
      }
    }
    return names.isEmpty ? nil : names
  }

  func visitHandlers(_ visit: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var isStopped = false
    for handler in handlers {
      switch handler.receiver {
      case .target(let reference, let action):
        visit(nil, (reference.object, action), handler.events, &isStopped)
      case .chain(let action): visit(nil, (nil, action), handler.events, &isStopped)
      case .action(let action): visit(action, nil, handler.events, &isStopped)
      }
      if isStopped { return }
    }
  }
}

extension UIControl.Handler {
  @MainActor
  fileprivate func sends(_ action: Selector, to target: AnyObject?) -> Bool {
    switch receiver {
    case .target(let reference, let own): return reference.object === target && own == action
    case .chain(let own): return target == nil && own == action
    case .action: return false
    }
  }
}
