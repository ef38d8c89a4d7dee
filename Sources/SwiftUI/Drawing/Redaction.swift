/// Why what a view shows is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit for each reason.
  public let rawValue: Int
  /// Makes reasons of bits: 1 for a placeholder, 2 for privacy, 4 for what is out of date.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The data is not there yet: bars stand for texts, and boxes for pictures.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others may look on: what is sensitive is hidden in the same way.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What is shown is out of date. Changes no look of itself.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}
private enum SensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Why content is not to be shown, for the views below.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
  var isPrivacySensitive: Bool {
    get { self[SensitiveKey.self] }
    set { self[SensitiveKey.self] = newValue }
  }
  /// Whether texts and pictures are hidden.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder)
      || isPrivacySensitive && redactionReasons.contains(.privacy)
  }
}

extension View {
  /// Hides texts and pictures for a reason, beside those from above.
  ///
  /// Unlike Apple's, whose lengths are recorded nowhere: bars are as high as the lines' fonts, and
  /// all corners have a radius of 4 points.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  /// Shows what views above hide.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
  /// Marks texts and pictures inside as private, which hides them where the reasons contain
  /// `privacy`.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}

/// What is drawn in place of something that is hidden.
enum Placeholder {
  /// The opacity of the bars, of the foreground's.
  static let opacity: CGFloat = 0.16
  /// The radius of the bars' corners, in points.
  private static let radius: CGFloat = 4
  /// The points between the bars of two lines.
  private static let gap: CGFloat = 2

  static func path(_ box: CGRect) -> CGPath {
    let radius = min(radius, box.width / 2, box.height / 2)
    return Path(roundedRect: box, cornerRadius: radius, style: .circular).cgPath
  }

  /// Fills the bar of a line.
  static func fill(_ line: CGRect, _ color: CGColor, in context: CGContext) {
    guard line.width > 0, line.height > gap else { return }
    context.setFillColor(color.copy(alpha: color.alpha * opacity) ?? color)
    context.addPath(path(line.insetBy(dx: 0, dy: gap / 2)))
    context.fillPath()
  }
}
