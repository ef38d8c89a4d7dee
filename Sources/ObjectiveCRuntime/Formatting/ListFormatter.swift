import Foundation

/// Writes things one after the other: `apples, pears, and plums`.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale that has the words; the current one unless it is set.
  open var locale: Locale!
  /// What writes each thing; nil for how Swift describes it.
  open var itemFormatter: Formatter?

  public override init() {
    super.init()
  }

  /// Makes a formatter as `init` does. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Texts one after the other in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().joined(strings)
  }

  /// Things one after the other; nil where the formatter of items writes none of one.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let itemFormatter else {
        texts.append((item as? String) ?? "\(item)")
        continue
      }
      guard let text = itemFormatter.string(for: item) else { return nil }
      texts.append(text)
    }
    return joined(texts)
  }

  /// A list one after the other; nil for what is no list.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }

  private func joined(_ texts: [String]) -> String {
    texts.formatted(
      .list(type: .and, width: .standard).locale(locale ?? FormatSettings.locale))
  }
}
