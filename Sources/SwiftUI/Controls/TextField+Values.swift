/// Fields of a value that has a text: the value is written when editing ends, if the text means
/// one, and the text becomes the value's.
extension Binding {
  /// - Parameters:
  ///   - text: Makes the text of a value.
  ///   - parse: The value that a text means; nil for none.
  fileprivate func text(
    _ text: @escaping (Value) -> String, _ parse: @escaping (String) -> Value?
  ) -> Binding<String> {
    Binding<String>(
      get: { text(wrappedValue) },
      set: { (new: String) in
        if let value = parse(new) { wrappedValue = value }
      })
  }

  fileprivate func text(_ formatter: Formatter) -> Binding<String> {
    text { formatter.string(for: $0) ?? "" } _: { text in
      switch formatter {
      case let formatter as NumberFormatter: formatter.number(from: text) as? Value
      case let formatter as DateFormatter: formatter.date(from: text) as? Value
      // Linux's Foundation asks no other formatter for values.
      default: text as? Value
      }
    }
  }

  fileprivate func text<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    text { format.format($0) } _: { try? format.parseStrategy.parse($0) }
  }

  /// The value as a text; an empty text stands for nil.
  fileprivate func text<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where Value == F.FormatInput?, F.FormatOutput == String {
    text { $0.map { format.format($0) } ?? "" } _: { text in
      text.isEmpty ? .some(nil) : (try? format.parseStrategy.parse(text)).map { .some($0) }
    }
  }
}

extension TextField where Label == Text {
  /// Makes a field of a value with a title as its prompt. The value is written when editing ends,
  /// by number and date formatters alone; otherwise what the field is given as a string.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      value.text(formatter), Text(titleKey), writesAtEnd: true, editing: onEditingChanged,
      commit: onCommit)
  }

  /// Makes a field of a value with a title as its prompt. The value is written when editing ends,
  /// by number and date formatters alone; otherwise what the field is given as a string.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      value.text(formatter), Text(title), writesAtEnd: true, editing: onEditingChanged,
      commit: onCommit)
  }

  /// Makes a field of a value that a format writes and reads; it is written when editing ends. The
  /// prompt is the title where it is nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value.text(format), prompt ?? Text(titleKey), writesAtEnd: true)
  }

  /// Makes a field of a value that a format writes and reads; it is written when editing ends. The
  /// prompt is the title where it is nil.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value.text(format), prompt ?? Text(title), writesAtEnd: true)
  }

  /// Makes a field of an optional value, whose empty text stands for nil; it is written when
  /// editing ends. The prompt is the title where it is nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value.text(format), prompt ?? Text(titleKey), writesAtEnd: true)
  }

  /// Makes a field of an optional value, whose empty text stands for nil; it is written when
  /// editing ends. The prompt is the title where it is nil.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value.text(format), prompt ?? Text(title), writesAtEnd: true)
  }
}
