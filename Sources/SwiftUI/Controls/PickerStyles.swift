/// How pickers look.
@MainActor @preconcurrency public protocol PickerStyle {
  var _kind: _PickerKind { get }
}

public enum _PickerKind: Sendable { case menu, segmented, wheel, inline, navigationLink }

/// A menu.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .menu }
}
/// The chosen value with arrows. Differs: a tap opens no menu.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .menu }
}
/// Pickers are UIKit's segments.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .segmented }
}
/// Pickers are UIKit's wheel.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .wheel }
}
/// Pickers are, in lists, a row for each option, with a check mark beside the chosen one, below a
/// row with the label; elsewhere a wheel. Differs: the colour of the label is estimated.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .inline }
}
/// Pickers are, in lists, a row with the chosen value, which opens a page of options; elsewhere a
/// menu. Differs: the page stays after a choice.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .navigationLink }
}
/// Pickers are a row of pictures in menus on iOS. Here they are segments, as outside of menus.
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .segmented }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
