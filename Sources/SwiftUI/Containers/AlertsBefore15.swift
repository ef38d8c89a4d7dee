/// An alert as it was described before iOS 15.
public struct Alert {
  /// A button that closes the alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// A button in the usual look, whose action runs when the alert has closed.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }
    /// A button that cancels, set apart from the others.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }
    /// A button that cancels, called Cancel. Differs: it is English in every locale.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }
    /// A button in red, for what cannot be taken back.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }

    @MainActor fileprivate var view: some View {
      SwiftUI.Button(role: role, action: action) { label }
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an alert with one button; nil stands for one that closes it.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }
  /// Makes an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
  /// An alert with two buttons. Differs: it is the same as one with a primary and a secondary
  /// button.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert {
    Alert(
      title: title, message: message, primaryButton: primaryButton,
      secondaryButton: secondaryButton)
  }
}

/// A sheet of actions as it was described before iOS 15.
public struct ActionSheet {
  /// A button of the sheet, which is made as that of an alert.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes a sheet of actions, by default with a button that cancels alone.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert, as views.
private struct AlertButtons: View {
  let buttons: [Alert.Button]
  var body: some View { ForEach(Array(buttons.indices), id: \.self) { buttons[$0].view } }
}

extension View {
  /// Shows an alert as it was written before iOS 15.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return self.alert(alert.title, isPresented: isPresented) {
      AlertButtons(buttons: alert.buttons)
    } message: {
      alert.message
    }
  }
  /// Shows an alert, as it was written before iOS 15, of an item while there is one.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return self.alert(alert?.title ?? Text(verbatim: ""), isPresented: item.isThere()) {
      AlertButtons(buttons: alert?.buttons ?? [])
    } message: {
      alert?.message
    }
  }
  /// Shows a sheet of actions as it was written before iOS 15.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = content()
    return confirmationDialog(sheet.title, isPresented: isPresented, titleVisibility: .visible) {
      AlertButtons(buttons: sheet.buttons)
    } message: {
      sheet.message
    }
  }
  /// Shows a sheet of actions, as it was written before iOS 15, of an item while there is one.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return confirmationDialog(
      sheet?.title ?? Text(verbatim: ""), isPresented: item.isThere(), titleVisibility: .visible
    ) {
      AlertButtons(buttons: sheet?.buttons ?? [])
    } message: {
      sheet?.message
    }
  }
}

extension Binding {
  /// Whether there is a value; taken away with `false`.
  fileprivate func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool> {
      wrappedValue != nil
    } set: { isThere in
      if !isThere { wrappedValue = nil }
    }
  }
}
