import Foundation

/// The view or controller that `#Preview` describes, made anew whenever it is asked for.
///
/// On Apple's platforms it belongs to DeveloperToolsSupport, which UIKit brings. `#Preview` itself
/// is a macro, which the translator of iOS packages carries out.
public struct Preview: Sendable {
  /// Tells the traits of views' previews from those of other kinds.
  public enum ViewTraits {}

  /// The result of a body.
  package enum Content {
    case view(UIView)
    case controller(UIViewController)
  }

  /// The name as it is written; nil for a preview without one.
  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let makeContent: @MainActor @Sendable () -> Content

  /// A preview of a module above this one.
  package init(
    name: String?, traits: [PreviewTrait<ViewTraits>],
    makeContent: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.traits = traits
    self.makeContent = makeContent
  }

  /// The preview of a view.
  @preconcurrency @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    self.name = name
    self.traits = traits
    makeContent = { .view(body()) }
  }

  /// The preview of a controller.
  @preconcurrency @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    self.name = name
    self.traits = traits
    makeContent = { .controller(body()) }
  }
}

/// How a preview is shown: its size, or the device's orientation.
public struct PreviewTrait<Kind>: Sendable {
  package enum Value: Sendable, Hashable {
    case defaultLayout
    case sizeThatFits
    case fixed(CGSize)
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  package let value: Value
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// The device's screen, or a view's own size.
  public static var defaultLayout: PreviewTrait { PreviewTrait(value: .defaultLayout) }
  /// The size that the content asks for.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(value: .sizeThatFits) }
  /// An exact size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(value: .fixed(CGSize(width: width, height: height)))
  }

  /// The device held upright.
  public static var portrait: PreviewTrait { PreviewTrait(value: .portrait) }
  /// The device held upside down, whose screen has the size of an upright one here.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(value: .portraitUpsideDown) }
  /// The device turned so that its top is on one side; the screen is wider than high.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(value: .landscapeLeft) }
  /// The device turned to the other side; the screen is wider than high.
  public static var landscapeRight: PreviewTrait { PreviewTrait(value: .landscapeRight) }
}

/// A type that `#Preview` declares, so that the preview can be found.
@preconcurrency @MainActor public protocol PreviewRegistry {
  /// The preview's file as `Module/File.swift`.
  static var fileID: String { get }
  /// The line of the preview in its file, from 1.
  static var line: Int { get }
  /// The column of the preview in its line, from 1.
  static var column: Int { get }
  /// Makes the preview.
  static func makePreview() throws -> Preview
}
