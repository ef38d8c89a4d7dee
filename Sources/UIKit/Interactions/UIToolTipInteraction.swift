import Foundation

/// Shows a text where a pointer rests on a Mac. There is no pointer here: it is in no picture, and
/// delegates are not asked.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true
  /// The text if the delegate returns none.
  open var defaultToolTip: String?

  public override init() {
    super.init()
  }

  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// Supplies the texts. Differs: never called.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { nil }
}

/// A text that is shown where a pointer rests.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  public let toolTip: String
  /// The rectangle in the space of the interaction's view; null for all of it.
  public let sourceRect: CGRect

  private init(toolTip: String, sourceRect: CGRect) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
    super.init()
  }

  public convenience init(toolTip: String) {
    self.init(toolTip: toolTip, sourceRect: .null)
  }

  public convenience init(toolTip: String, in rect: CGRect) {
    self.init(toolTip: toolTip, sourceRect: rect)
  }
}
