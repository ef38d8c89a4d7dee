import Foundation
import UIKit

/// The surroundings in which a preview's content is drawn: what its traits ask for, on a device.
struct PreviewLayout {
  private enum Size {
    /// The device's screen; of a view its own size where it has one.
    case standard
    case fitting
    case fixed(CGSize)
  }

  private var size = Size.standard
  /// The device's orientation. Upside down is drawn upright.
  private(set) var orientation = ViewImageConfig.Orientation.portrait

  /// - Parameter traits: Of those that contradict each other the last counts.
  init(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
    for trait in traits {
      switch trait.value {
      case .defaultLayout: size = .standard
      case .sizeThatFits: size = .fitting
      case .fixed(let fixed): size = .fixed(fixed)
      case .portrait, .portraitUpsideDown: orientation = .portrait
      case .landscapeLeft, .landscapeRight: orientation = .landscape
      }
    }
  }

  /// - Parameter device: Has a size.
  @MainActor func config(for content: Preview.Content, on device: ViewImageConfig)
    -> ViewImageConfig
  {
    switch (size, content) {
    case (.fixed(let size), _): return sized(device, size)
    case (.standard, .controller): return device
    case (.standard, .view(let view)):
      if view.bounds.width > 0, view.bounds.height > 0 { return sized(device, view.bounds.size) }
      let size = measured(view, on: device)
      return size.width > 0 && size.height > 0 ? sized(device, size) : device
    case (.fitting, .view(let view)): return sized(device, measured(view, on: device))
    case (.fitting, .controller(let controller)):
      let preferred = controller.preferredContentSize
      if preferred.width > 0, preferred.height > 0 { return sized(device, preferred) }
      return sized(device, measured(controller.view, on: device))
    }
  }

  /// A configuration of the given size without the device's safe area: what is not a full screen
  /// has no bars above it.
  private func sized(_ device: ViewImageConfig, _ size: CGSize) -> ViewImageConfig {
    ViewImageConfig(size: size, traits: device.traits)
  }

  /// What constraints or `sizeThatFits(_:)` ask for, at most as wide as the device.
  @MainActor private func measured(_ view: UIView, on device: ViewImageConfig) -> CGSize {
    let width = device.size?.width ?? UIScreen.main.bounds.width
    var size = RenderHost.fittingSize(of: view, traits: device.traits)
    // A view of its own drawing, as a label, says itself how it wraps.
    let isLeaf = view.subviews.isEmpty && view.constraints.isEmpty
    if size.width > width {
      size =
        isLeaf
        ? .zero : RenderHost.fittingSize(of: view, traits: device.traits, width: width)
    }
    if size.width > 0, size.height > 0 { return size }
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let fitting = UITraitCollection(traitsFrom: [.screenDefault, device.traits]).withCurrent {
      view.sizeThatFits(room)
    }
    guard fitting.width.isFinite, fitting.height.isFinite, fitting.height < 1e6 else {
      return .zero
    }
    return CGSize(width: min(fitting.width, width), height: fitting.height)
  }
}

extension Snapshotting where Value == Preview.Content, Format == UIImage {
  /// A preview's picture, in which something has to be seen.
  @MainActor static func preview(_ layout: PreviewLayout, on device: ViewImageConfig)
    -> Snapshotting
  {
    let drawing = SimplySnapshotting<UIImage>.drawing("the preview", .exact, allowsBlank: false)
    return .capturing(
      pathExtension: drawing.pathExtension, drawing.diffing,
      fitting: { layout.config(for: $0, on: device) },
      { content in
        switch content {
        case .view(let view): .view(view)
        case .controller(let controller): .controller(controller)
        }
      },
      { capture, _ in capture.image() })
  }
}
