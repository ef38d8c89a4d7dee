@_exported import AVFoundation
import SwiftUI

/// Hears of a player's controller.
@MainActor public protocol AVPlayerViewControllerDelegate: AnyObject {}

/// Shows a film with its controls.
///
/// Not drawn: the film and its controls, for which a box with the class's name stands
/// (`FidelityFeature.frameworkContent`).
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer?
  /// Whether there are controls.
  open var showsPlaybackControls = true
  /// How the film fills the view.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether it can be shown in a small window.
  open var allowsPictureInPicturePlayback = true
  /// Whether the lock screen shows what is played.
  open var updatesNowPlayingInfoCenter = true
  /// Whether playing fills the screen.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the end leaves the full screen.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// What hears of it; held weakly.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// What lies over the film.
  public let contentOverlayView: UIView? = UIView()

  open override func loadView() {
    let view = UIView()
    view.backgroundColor = .black
    view.addSubview(FrameworkBoxView("AVPlayerViewController", in: view.bounds))
    if let contentOverlayView {
      contentOverlayView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(contentOverlayView)
    }
    self.view = view
  }
}

/// Shows a film with its controls.
///
/// Not drawn: the film and its controls, for which a box with the name stands
/// (`FidelityFeature.frameworkContent`).
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay

  /// Makes a view for a player, with a view between the film and its controls.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }

  public var body: some View { FrameworkBox("VideoPlayer").overlay { overlay } }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Makes a view for a player.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
