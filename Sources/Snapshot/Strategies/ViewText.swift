import Foundation
import QuartzCore
import UIKit

/// Views and controllers as indented text, as UIKit prints them itself, without addresses: the
/// grammar of swift-snapshot-testing's references.
///
/// Only what is not the default is printed, in UIKit's order: frame, transform, text, clipping,
/// alpha, hidden, opaque, autoresizing, interaction, tag, animations, recognisers, layer, and what
/// scroll views add. Background colours, which UIKit prints since iOS 16, are left out, as they are
/// in that library's own references.
@MainActor
enum ViewText {
  static func tree(of view: UIView) -> String {
    lines(of: view, indent: "").joined(separator: "\n")
  }

  static func tree(of controller: UIViewController) -> String {
    lines(of: controller, mark: "", indent: "").joined(separator: "\n")
  }

  private static func lines(of view: UIView, indent: String) -> [String] {
    [indent + describe(view)] + view.subviews.flatMap { lines(of: $0, indent: indent + "   | ") }
  }

  /// - Parameters:
  ///   - mark: What comes before the controller itself.
  ///   - indent: What comes before the marks of what it contains.
  private static func lines(
    of controller: UIViewController, mark: String, indent: String
  ) -> [String] {
    let next = indent + "   | "
    var lines = [mark + describe(controller)]
    lines += controller.children.flatMap { Self.lines(of: $0, mark: next, indent: next) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      lines += Self.lines(of: presented, mark: indent + "   + ", indent: next)
    }
    return lines
  }

  // MARK: Controllers

  /// The text of a controller. One whose view is in the window has appeared: layout has completed
  /// every appearance.
  private static func describe(_ controller: UIViewController) -> String {
    let view = controller.viewIfLoaded
    let hasAppeared = view?.window != nil
    var text = "<\(className(of: controller))>, state: \(hasAppeared ? "appeared" : "disappeared")"
    text += ", view: " + (view.map { "<\(className(of: $0))>" } ?? "(view not loaded)")
    if view != nil, !hasAppeared { text += " not in the window" }
    if controller.parent == nil, controller.presentingViewController != nil {
      text += ", presented with: <\(presentationName(of: controller))>"
    }
    return text
  }

  private static func presentationName(of controller: UIViewController) -> String {
    switch controller.modalPresentationStyle {
    case .fullScreen: "_UIFullscreenPresentationController"
    case .overFullScreen: "_UIOverFullscreenPresentationController"
    case .currentContext: "_UICurrentContextPresentationController"
    case .overCurrentContext: "_UIOverCurrentContextPresentationController"
    case .formSheet: "_UIFormSheetPresentationController"
    case .popover: "UIPopoverPresentationController"
    case .custom: controller.presentationController.map(className) ?? "UIPresentationController"
    default: "_UIPageSheetPresentationController"
    }
  }

  // MARK: Views

  private static func describe(_ view: UIView) -> String {
    var parts = [className(of: view)]
    if let base = baseClass(of: view) { parts.append("baseClass = \(base)") }
    let frame = view.frame
    parts.append(
      "frame = (\(number(frame.minX)) \(number(frame.minY)); "
        + "\(number(frame.width)) \(number(frame.height)))")
    if !view.transform.isIdentity {
      let map = view.transform
      let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map(exactNumber)
      parts.append("transform = [\(numbers.joined(separator: ", "))]")
    }
    if let text = text(of: view) { parts.append("text = '\(text)'") }
    parts += flags(of: view)
    if let field = view as? UITextField { parts += border(of: field) }
    parts.append("layer = <\(layerName(of: view))>")
    if let scrollView = view as? UIScrollView { parts += content(of: scrollView) }
    return "<" + parts.joined(separator: "; ") + ">"
  }

  private static func flags(of view: UIView) -> [String] {
    var parts: [String] = []
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    // A label made in code counts as opaque on iOS, although it covers nothing.
    if !view.isOpaque, !(view is UILabel) { parts.append("opaque = NO") }
    if !view.autoresizingMask.isEmpty {
      parts.append("autoresize = \(names(of: view.autoresizingMask))")
    }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    let animations = (view.layer.animationKeys() ?? []).compactMap { key in
      view.layer.animation(forKey: key).map { "\(key)=<\(className(of: $0))>; " }
    }
    if !animations.isEmpty { parts.append("animations = { \(animations.joined())}") }
    if view.gestureRecognizers?.isEmpty == false {
      parts.append("gestureRecognizers = <NSArray>")
    }
    return parts
  }

  /// The text of a view; nil for a view that holds none, and for a label without text.
  private static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.text ?? ""
    case let view as UITextView: view.text ?? ""
    default: nil
    }
  }

  private static func border(of field: UITextField) -> [String] {
    var parts: [String] = []
    if let placeholder = field.placeholder { parts.append("placeholder = \(placeholder)") }
    let styles: [UITextField.BorderStyle: String] = [
      .none: "None", .line: "Line", .bezel: "Bezel", .roundedRect: "RoundedRect",
    ]
    parts.append("borderStyle = \(styles[field.borderStyle] ?? "None")")
    if field.borderStyle == .none {
      parts.append(
        "background = <_UITextFieldNoBackgroundProvider: textfield=<\(className(of: field))>>")
    }
    return parts
  }

  private static func content(of view: UIScrollView) -> [String] {
    func braced(_ numbers: CGFloat...) -> String {
      "{" + numbers.map(exactNumber).joined(separator: ", ") + "}"
    }
    func object(_ value: AnyObject?) -> String {
      value.map { "<\(className(of: $0))>" } ?? "(null)"
    }
    let (offset, size, inset) = (view.contentOffset, view.contentSize, view.adjustedContentInset)
    var parts = [
      "contentOffset: \(braced(offset.x, offset.y))",
      "contentSize: \(braced(size.width, size.height))",
      "adjustedContentInset: \(braced(inset.top, inset.left, inset.bottom, inset.right))",
    ]
    if let table = view as? UITableView { parts.append("dataSource: \(object(table.dataSource))") }
    if let collection = view as? UICollectionView {
      parts.append("layout: \(object(collection.collectionViewLayout))")
      parts.append("dataSource: \(object(collection.dataSource))")
    }
    return parts
  }

  private static func names(of mask: UIView.AutoresizingMask) -> String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }

  // MARK: Classes

  /// The class's name as the Objective-C runtime has it: an app's class with its module, a
  /// framework's without.
  ///
  /// Differs: of nested and private classes the name is not mangled.
  private static func className(of object: AnyObject) -> String {
    if let view = object as? UIView, type(of: view) == UIView.self {
      // Containers make their view from a class of their own.
      switch view.next {
      case is UINavigationController, is UITabBarController: return "UILayoutContainerView"
      case is UIPageViewController: return "_UIPageViewControllerContentView"
      default: return "UIView"
      }
    }
    return name(of: type(of: object))
  }

  private static func name(of type: AnyClass) -> String {
    let full = String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
    let module = full.prefix { $0 != "." }
    return ["UIKit", "QuartzCore", "Foundation"].contains(module)
      ? String(full.dropFirst(module.count + 1)) : full
  }

  /// UIKit's class above an app's own; nil where that is `UIView`.
  private static func baseClass(of view: UIView) -> String? {
    let base: AnyClass = FrameworkClass.nearest(above: type(of: view))
    return base == type(of: view) || base == UIView.self ? nil : name(of: base)
  }

  private static func layerName(of view: UIView) -> String {
    guard type(of: view.layer) == CALayer.self else { return className(of: view.layer) }
    switch view {
    case is UILabel: return "_UILabelLayer"
    case is UIWindow: return "UIWindowLayer"
    default: return "CALayer"
    }
  }

  // MARK: Numbers

  /// The number with six digits, as in `161.333`.
  private static func number(_ value: CGFloat) -> String {
    String(format: "%g", Double(value))
  }

  /// The number with all digits, as in `0.38268343236508978`.
  private static func exactNumber(_ value: CGFloat) -> String {
    String(format: "%.17g", Double(value))
  }
}
