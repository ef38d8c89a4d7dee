import Foundation

/// Shows a text where a pointer rests on a Mac. There is no pointer here: it is in no picture, and
/// delegates are not asked.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The delegate, which is not retained. Differs: never asked.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// The view that the interaction belongs to; nil before it is added to one.
  open private(set) weak var view: UIView?
  /// Whether the interaction reacts; true by default. The value is kept and has no effect.
  open var isEnabled = true
  /// The text if the delegate returns none.
  open var defaultToolTip: String?

  /// An interaction without a text of its own, for a delegate that supplies them.
  public override init() {
    super.init()
  }

  /// An interaction with a text.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  /// Called before the interaction is added to a view or, with nil, removed. Here it is empty.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view or, with nil, removed; keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Supplies the texts. Differs: never called.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// The text for a place of the view; nil for the default one.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// The default: no text of the delegate's, so that `defaultToolTip` counts.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { nil }
}

/// A text that is shown where a pointer rests.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  /// The text that is shown.
  public let toolTip: String
  /// The rectangle in the space of the interaction's view; null for all of it.
  public let sourceRect: CGRect

  private init(toolTip: String, sourceRect: CGRect) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
    super.init()
  }

  /// A text for the whole view.
  public convenience init(toolTip: String) {
    self.init(toolTip: toolTip, sourceRect: .null)
  }

  /// A text for a rectangle in the space of the interaction's view.
  public convenience init(toolTip: String, in rect: CGRect) {
    self.init(toolTip: toolTip, sourceRect: rect)
  }
}
