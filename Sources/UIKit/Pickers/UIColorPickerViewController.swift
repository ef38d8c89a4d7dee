import Foundation

/// A sheet on which a colour is chosen, in its first state: with the grid, the opacity and the
/// chosen colour.
///
/// Apple publishes neither the colours of the grid nor figures; both are those of screenshots.
/// Differs: a touch on the other segments shows no spectrum and no sliders, and no colours are kept
/// beside the chosen one except the five that are there at first.
open class UIColorPickerViewController: UIViewController {
  /// Told of the chosen colour and of the closing; it is not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  private let content = UIColorPickerContentView()

  /// A picker with the title “Colors” and black as the chosen colour.
  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Colors"
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "Colors"
  }

  /// A picker from an interface file, with the title “Colors”.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = "Colors"
  }

  /// The chosen colour; black unless set.
  open var selectedColor: UIColor {
    get { content.color }
    set { content.color = newValue }
  }

  /// Whether there is a slider of the opacity; true by default.
  open var supportsAlpha: Bool {
    get { content.hasOpacity }
    set { content.hasOpacity = newValue }
  }

  open override var title: String? {
    didSet { content.title = title }
  }

  open override func loadView() {
    view = content
    content.chosen = { [weak self] color, isMoving in
      guard let self else { return }
      delegate?.colorPickerViewController(self, didSelect: color, continuously: isMoving)
      delegate?.colorPickerViewControllerDidSelectColor(self)
    }
    content.closed = { [weak self] in
      guard let self else { return }
      dismiss(animated: true)
      delegate?.colorPickerViewControllerDidFinish(self)
    }
  }
}

/// Told of the chosen colour.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called for each colour that is chosen; `continuously` is true while a finger moves along the
  /// slider of the opacity.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called when the close button was touched.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  /// Called for each colour that is chosen, after the other method.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Called for each colour that is chosen; `continuously` is true while a finger moves along the
  /// slider of the opacity. The default is empty.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Called when the close button was touched. The default is empty.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  /// Called for each colour that is chosen, after the other method. The default is empty.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
}
