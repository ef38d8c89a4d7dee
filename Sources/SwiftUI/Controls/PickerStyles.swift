/// How pickers look, of which `pickerStyle(_:)` sets one for those below.
@MainActor @preconcurrency public protocol PickerStyle {
  /// The look of a picker.
  var _kind: _PickerKind { get }
}

/// The look of a picker.
public enum _PickerKind: Sendable { case menu, segmented, wheel, inline, navigationLink }

/// The style of pickers for which none is set: the chosen value with arrows, as `menu`.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style for which none is set.
  public init() {}
  /// The chosen value with arrows.
  public var _kind: _PickerKind { .menu }
}
/// The style of the chosen value with arrows. Differs: a tap opens no menu.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style of a menu.
  public init() {}
  /// The chosen value with arrows.
  public var _kind: _PickerKind { .menu }
}
/// The style of UIKit's segments.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style of segments.
  public init() {}
  /// The look of UIKit's segments.
  public var _kind: _PickerKind { .segmented }
}
/// The style of UIKit's wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style of a wheel.
  public init() {}
  /// The look of UIKit's wheel.
  public var _kind: _PickerKind { .wheel }
}
/// Pickers are, in lists, a row for each option, with a check mark beside the chosen one, below a
/// row with the label; elsewhere a wheel. Differs: the colour of the label is estimated.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style of rows.
  public init() {}
  /// Rows in lists, and a wheel elsewhere.
  public var _kind: _PickerKind { .inline }
}
/// Pickers are, in lists, a row with the chosen value, which opens a page of options; elsewhere a
/// menu. Differs: the page stays after a choice.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style of a row that opens a page.
  public init() {}
  /// A row in lists, and a menu elsewhere.
  public var _kind: _PickerKind { .navigationLink }
}
/// Pickers are a row of pictures in menus on iOS. Here they are segments, as outside of menus.
public struct PalettePickerStyle: PickerStyle {
  /// Makes the style of pictures in a row.
  public init() {}
  /// The look of UIKit's segments.
  public var _kind: _PickerKind { .segmented }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style for which none is set: the chosen value with arrows.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The style of the chosen value with arrows.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// The style of UIKit's segments.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// The style of UIKit's wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// The style of a row for each option in lists, and of a wheel elsewhere.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The style of a row that opens a page in lists, and of a menu elsewhere.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// The style of pictures in a row, which are segments here.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
