/// What an alert is made of; its views are there for what they say.
struct AlertModifier<Actions: View, Message: View>: ViewModifier {
  typealias Body = Never
  let title: Text
  let isSheet: Bool
  let showsTitle: Bool
  let isPresented: Bool
  let close: () -> Void
  let actions: Actions
  let message: Message

  static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>> {
    AlertNode(view, context)
  }
}

struct ButtonRoleKey: LayoutValueKey { static var defaultValue: ButtonRole? { nil } }

final class AlertNode<Base: View, Actions: View, Message: View>:
  ModifiedNode<Base, AlertModifier<Actions, Message>>
{
  private var actions: SecondaryRoot<Actions>?
  private var message: SecondaryRoot<Message>?
  private var shown: UIAlertController?

  override func didMakeContent() {
    graph.observe(serial) { [weak self] in
      self?.present()
      return nil
    }
  }

  private var partEnvironment: EnvironmentValues {
    var result = environment
    result.isInItemHost = true
    result.listKind = nil
    result.buttonStyle = StyleLink { configuration in
      AnyView(
        configuration.label.modifier(TouchModifier(action: configuration.action))
          .layoutValue(key: ButtonRoleKey.self, value: configuration.role))
    }
    return result
  }

  override func didUpdateContent(
    from old: AlertModifier<Actions, Message>, modifierChanged: Bool
  ) {
    if !modifier.isPresented { takeDown() }
    actions?.update(modifier.actions, partEnvironment)
    message?.update(modifier.message, partEnvironment)
  }

  private func takeDown() {
    shown?.dismiss(animated: false)
    shown = nil
    actions?.remove()
    message?.remove()
    (actions, message) = (nil, nil)
  }

  private func present() {
    guard modifier.isPresented, shown == nil, let host = graph.hostView, host.window != nil,
      var presenter = host.enclosingController
    else { return }
    while let above = presenter.presentedViewController { presenter = above }
    let alert = makeAlert()
    shown = alert
    if modifier.isSheet {
      alert.popoverPresentationController?.sourceView = host
      alert.popoverPresentationController?.sourceRect = items.first?.frame ?? host.bounds
    }
    presenter.present(alert, animated: false)
  }

  private func makeAlert() -> UIAlertController {
    let actions = SecondaryRoot(modifier.actions, context(partEnvironment))
    let message = SecondaryRoot(modifier.message, context(partEnvironment))
    (self.actions, self.message) = (actions, message)
    let texts = message.item.childItems.compactMap { BarContent($0).title }
    let alert = UIAlertController(
      title: modifier.showsTitle ? modifier.title.string(in: environment) : nil,
      message: texts.isEmpty ? nil : texts.joined(separator: "\n"),
      preferredStyle: modifier.isSheet ? .actionSheet : .alert)
    var hasCancel = false
    for item in actions.item.childItems {
      let content = BarContent(item)
      let role = item.value(ButtonRoleKey.self)
      if role == .cancel { hasCancel = true }
      guard content.button != nil else { continue }
      alert.addAction(
        UIAlertAction(
          title: content.title,
          style: role == .destructive ? .destructive : role == .cancel ? .cancel : .default
        ) { [close = modifier.close, weak button = content.button] _ in
          close()
          button?.perform()
        })
    }
    addStandardAction(to: alert, hasCancel)
    return alert
  }

  /// An alert without actions can be closed, and a sheet can be cancelled.
  private func addStandardAction(to alert: UIAlertController, _ hasCancel: Bool) {
    let close = modifier.close
    if modifier.isSheet {
      guard !hasCancel else { return }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in close() })
    } else if alert.actions.isEmpty {
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in close() })
    }
  }

  override func willBeRemoved() {
    graph.observe(serial, nil)
    takeDown()
  }
}

extension View {
  /// Shows an alert while `isPresented` is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: title, isSheet: false, showsTitle: true, isPresented: isPresented.wrappedValue,
        close: { isPresented.wrappedValue = false }, actions: actions(), message: message()))
  }
  /// Shows an alert with a title, a message and buttons while `isPresented` is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }
  /// Shows an alert with a title, a message and buttons while `isPresented` is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }
  /// Shows an alert with a title and buttons while `isPresented` is true; without buttons it has
  /// one that closes it.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions) { EmptyView() }
  }
  /// Shows an alert with a title and buttons while `isPresented` is true; without buttons it has
  /// one that closes it.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows a sheet of actions while `isPresented` is true; without a button that cancels it has
  /// one. The title is shown where `titleVisibility` is `visible`.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: title, isSheet: true, showsTitle: titleVisibility == .visible,
        isPresented: isPresented.wrappedValue, close: { isPresented.wrappedValue = false },
        actions: actions(), message: message()))
  }
  /// Shows a sheet of actions while `isPresented` is true. The title is shown where
  /// `titleVisibility` is `visible`.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions
    ) { EmptyView() }
  }
  /// Shows a sheet of actions while `isPresented` is true. The title is shown where
  /// `titleVisibility` is `visible`.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }
  /// Shows a sheet of actions with a message while `isPresented` is true. The title is shown where
  /// `titleVisibility` is `visible`.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }
}
