/// A device that a preview is shown on, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The room that a preview has.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
  public let id: String
  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

/// What a preview in Xcode reads. Everywhere else, as in an assertion, the view is as it is.
extension View {
  /// Has no effect here: only Xcode reads it.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Has no effect here: only Xcode reads it.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Has no effect here: only Xcode reads it.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  /// Has no effect here: only Xcode reads it.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}
