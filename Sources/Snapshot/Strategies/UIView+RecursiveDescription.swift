import Foundation
import UIKit

extension Snapshotting where Value == UIView, Format == String {
  /// A view and its subviews as text: classes, frames and what is set on them.
  public static var recursiveDescription: Snapshotting {
    .recursiveDescription()
  }

  /// A view and its subviews as text, laid out as for a picture.
  ///
  /// - Parameters:
  ///   - size: The view's size, instead of its own, points.
  ///   - traits: Replace the screen's where they say something.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    .describing(on: ViewImageConfig(size: size, traits: traits)) { view, capture in
      capture(.view(view)).flatMap { $0.text(ViewText.tree) }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// A controller's view and its subviews as text.
  public static var recursiveDescription: Snapshotting {
    .recursiveDescription()
  }

  /// A controller's view and its subviews as text, laid out as for a picture.
  ///
  /// - Parameters:
  ///   - config: The device: size, safe area, traits.
  ///   - size: The view's size, instead of the device's, points.
  ///   - traits: Replace the device's where they say something.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    .describing(on: config.with(size: size, traits: traits)) { controller, capture in
      capture(.controller(controller)).flatMap { $0.text(ViewText.tree) }
    }
  }

  /// A controller and its children as text, with the state that each is in on the screen.
  public static var hierarchy: Snapshotting {
    .describing(on: ViewImageConfig()) { controller, capture in
      capture(.controller(controller)).flatMap {
        $0.text { _ in ViewText.tree(of: controller) }
      }
    }
  }
}

extension Snapshotting where Format == String {
  typealias Capture =
    @MainActor (ViewCapture.Subject) -> Result<
      ViewCapture, SnapshotFailure
    >

  /// Text about what is in a window.
  static func describing(
    on config: ViewImageConfig,
    _ describe: @escaping @MainActor (Value, Capture) -> Result<String, SnapshotFailure>
  ) -> Snapshotting {
    SimplySnapshotting.lines.asyncPullback { (value: Value) in
      // SAFETY: The value is used by one side at a time, as whoever hands it over waits.
      @safe nonisolated(unsafe) let value = value
      return MainExecution.run {
        describe(value) { ViewCapture.begin($0, on: config, needsArea: false) }
      }
    }
  }
}
