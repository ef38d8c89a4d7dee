/// What a sheet or a popover becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let style: UIModalPresentationStyle?

  /// The presentation becomes what UIKit makes of it.
  public static let automatic = PresentationAdaptation(style: nil)
  /// The presentation stays as it is.
  public static let none = PresentationAdaptation(style: UIModalPresentationStyle.none)
  /// The presentation becomes a popover.
  public static let popover = PresentationAdaptation(style: .popover)
  /// The presentation becomes a sheet.
  public static let sheet = PresentationAdaptation(style: .pageSheet)
  /// The presentation covers the screen.
  public static let fullScreenCover = PresentationAdaptation(style: .fullScreen)

  /// - Parameter own: The style of what is presented, which is kept by being `none`.
  func style(of own: UIModalPresentationStyle) -> UIModalPresentationStyle? {
    style == own ? UIModalPresentationStyle.none : style
  }
}

extension View {
  /// What the sheet or popover that the view is in becomes where there is little room.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }
  /// Sets what the presentation becomes in narrow and in low places.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    transformPreference(SheetLookKey.self) {
      $0.narrow = horizontalAdaptation
      $0.low = verticalAdaptation
    }
  }
}

/// Tells UIKit how a presentation adapts.
final class PresentationAdapter: NSObject, UIPopoverPresentationControllerDelegate {
  var look = SheetLook()

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let adaptation = traitCollection.horizontalSizeClass == .compact ? look.narrow : look.low
    let own = controller.presentedViewController.modalPresentationStyle
    return adaptation.style(of: own) ?? controller.adaptivePresentationStyle
  }
}
