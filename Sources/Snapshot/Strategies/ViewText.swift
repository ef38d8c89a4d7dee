import QuartzCore
import UIKit

/// Views and controllers as indented text in UIKit's manner: no addresses, only what is not the
/// default.
@MainActor
enum ViewText {
  static func tree(of view: UIView) -> String {
    lines(of: view, depth: 0).map { $0 + "\n" }.joined()
  }

  static func tree(of controller: UIViewController) -> String {
    lines(of: controller, depth: 0).map { $0 + "\n" }.joined()
  }

  private static func lines(of view: UIView, depth: Int) -> [String] {
    [indent(depth) + describe(view)] + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
  }

  private static func lines(of controller: UIViewController, depth: Int) -> [String] {
    var text = "<\(type(of: controller)), state: \(state(of: controller)), view: "
    text += controller.viewIfLoaded.map { "<\(type(of: $0))>" } ?? "(not loaded)"
    return [indent(depth) + text + ">"]
      + controller.children.flatMap { lines(of: $0, depth: depth + 1) }
  }

  /// Whose view is in the window has appeared: layout has completed every appearance.
  private static func state(of controller: UIViewController) -> String {
    controller.viewIfLoaded?.window == nil ? "disappeared" : "appeared"
  }

  private static func indent(_ depth: Int) -> String {
    String(repeating: "   | ", count: depth)
  }

  private static func describe(_ view: UIView) -> String {
    var parts = ["\(type(of: view))", "frame = \(GeometryText.rect(view.frame))"]
    if !view.transform.isIdentity {
      let map = view.transform
      let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map(GeometryText.number)
      parts.append("transform = [\(numbers.joined(separator: ", "))]")
    }
    if view.alpha != 1 { parts.append("alpha = \(GeometryText.number(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    if let color = view.backgroundColor {
      parts.append("backgroundColor = \(text(color.resolvedColor(with: view.traitCollection)))")
    }
    if !view.autoresizingMask.isEmpty {
      parts.append("autoresize = \(text(view.autoresizingMask))")
    }
    parts.append("layer = <\(type(of: view.layer))>")
    return "<" + parts.joined(separator: "; ") + ">"
  }

  /// `#RRGGBB`, with `AA` where it is not opaque.
  private static func text(_ color: UIColor) -> String {
    let (red, green, blue, alpha) = color.straightRGBA
    let bytes = (alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]).map {
      String(Int(($0.clamped(to: 0...1) * 255).rounded()) + 256, radix: 16, uppercase: true)
        .dropFirst()
    }
    return "#" + bytes.joined()
  }

  private static func text(_ mask: UIView.AutoresizingMask) -> String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
