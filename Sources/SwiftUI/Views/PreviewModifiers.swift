/// A device that a preview is shown on, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device, as Xcode lists it.
  public let rawValue: String
  /// Makes a device of its name; any name will do here.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a device of its name, written as a literal.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The room that a preview has.
public enum PreviewLayout: Sendable {
  /// The room is the device's screen.
  case device
  /// The room is as large as the view's ideal size.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
  /// The name of the orientation.
  public let id: String
  /// The device stands, its home button below.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// The device stands on its head.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// The device lies on a long side, turned to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// The device lies on a long side, turned to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All four orientations.
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
