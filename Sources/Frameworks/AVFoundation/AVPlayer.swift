@_exported import CoreMedia
@_exported import UIKit

/// What kind of medium something is.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the kind.
  public let rawValue: String

  /// Makes a kind of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Words below the picture.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
}

/// How a film fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the way.
  public let rawValue: String

  /// Makes a way of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// All of the film is seen.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// All of the layer is filled.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The film is stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A film or a sound. Differs: it is not read, so that its length is not known.
open class AVAsset: NSObject, @unchecked Sendable {
  /// Makes the film at an address.
  public convenience init(url URL: URL) { self.init() }
  /// The length, which is not known.
  open var duration: CMTime { .indefinite }
  /// Whether it can be played: no.
  open var isPlayable: Bool { false }
}

/// A film at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public let url: URL

  /// Makes the film at an address.
  public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
}

/// A film while it is played.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Whether it can be played. Raw values are Apple's.
  public enum Status: Int, Sendable {
    /// It is not known yet.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It cannot.
    case failed = 2
  }

  /// The film.
  public let asset: AVAsset

  /// Plays the film at an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Plays a film.
  public init(asset: AVAsset) { self.asset = asset }

  /// Whether it can be played, which is not known.
  open var status: Status { .unknown }
  /// Why it cannot.
  open var error: (any Error)? { nil }
  /// The length, which is not known.
  open var duration: CMTime { .indefinite }
  /// The time that is shown.
  open func currentTime() -> CMTime { .zero }
  /// The size of the film, which is not known.
  open var presentationSize: CGSize { .zero }
  /// The parts that are there: none.
  open var loadedTimeRanges: [NSValue] { [] }
  /// Whether it can go on without a break.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  /// Whether there is nothing more to play.
  open var isPlaybackBufferEmpty: Bool { true }
  /// Seconds that are loaded ahead.
  open var preferredForwardBufferDuration: TimeInterval = 0
}

extension NSNotification.Name {
  /// A film has come to its end.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// A film has stopped before its end.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

extension AVPlayerItem {
  /// A film has come to its end.
  public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
}

/// Plays films. Differs: nothing is played, and time stands still.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether it can play. Raw values are Apple's.
  public enum Status: Int, Sendable {
    /// It is not known yet.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It cannot.
    case failed = 2
  }

  /// What it is at. Raw values are Apple's.
  public enum TimeControlStatus: Int, Sendable {
    /// It has stopped.
    case paused = 0
    /// It waits for more of the film.
    case waitingToPlayAtSpecifiedRate = 1
    /// It plays.
    case playing = 2
  }

  /// What happens at the end. Raw values are Apple's.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next film.
    case advance = 0
    /// It stops.
    case pause = 1
    /// Nothing.
    case none = 2
  }

  /// The film.
  open private(set) var currentItem: AVPlayerItem?
  /// How fast it plays; 0 while it stands.
  open var rate: Float = 0
  /// How loud it is.
  open var volume: Float = 1
  /// Whether it is silent.
  open var isMuted = false
  /// What happens at the end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether it waits where it would have to stop soon.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether other screens may show it.
  open var allowsExternalPlayback = true
  /// Whether the device stays awake.
  open var preventsDisplaySleepDuringVideoPlayback = true

  public override init() {}

  /// Plays the film at an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Plays a film.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  /// Whether it can play, which is not known.
  open var status: Status { .unknown }
  /// Why it cannot.
  open var error: (any Error)? { nil }
  /// It waits while it should play.
  open var timeControlStatus: TimeControlStatus {
    rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate
  }
  /// Plays.
  open func play() { rate = 1 }
  /// Stops.
  open func pause() { rate = 0 }
  /// Plays another film.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// The time that is shown.
  open func currentTime() -> CMTime { .zero }
  /// Shows another time. Differs: it has no effect.
  open func seek(to time: CMTime) {}
  /// Shows another time. Differs: it has no effect.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Shows another time. Differs: it has no effect, and is said to have ended in nothing.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { completionHandler(false) }
  }
  /// Calls `block` every so often. Differs: it never does.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Calls `block` no more.
  open func removeTimeObserver(_ observer: Any) {}
}

/// Plays several films, one after the other. Differs: nothing is played.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var all: [AVPlayerItem] = []

  /// Plays films.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    all = items
  }

  /// The films that are left.
  open func items() -> [AVPlayerItem] { all }
  /// Adds a film.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) { all.append(item) }
  /// Plays the next film.
  open func advanceToNextItem() { if !all.isEmpty { all.removeFirst() } }
  /// Removes all films.
  open func removeAllItems() { all = [] }
}

/// Plays a film again and again. Differs: nothing is played.
open class AVPlayerLooper: NSObject {
  /// Plays a film again and again.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
  /// Ends it.
  open func disableLooping() {}
}

/// Shows the picture of a player.
///
/// Not drawn: the film, for which a box with the class's name stands
/// (`FidelityFeature.frameworkContent`). Without a player and a film there is nothing, as on a
/// device.
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer? {
    didSet {
      setLack(.frameworkContent, "AVPlayerLayer", if: player?.currentItem != nil)
      setNeedsDisplay()
    }
  }
  /// How the film fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the first picture is there: no.
  open var isReadyForDisplay: Bool { false }
  /// Where the film is: its size is not known.
  open var videoRect: CGRect { .zero }

  /// Makes a layer for a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    if player?.currentItem != nil {
      setLack(.frameworkContent, "AVPlayerLayer", if: true)
      setNeedsDisplay()
    }
  }

  open override func draw(in ctx: CGContext) {
    guard player?.currentItem != nil else { return }
    UIGraphicsPushContext(ctx)
    FrameworkBoxView.draw("AVPlayerLayer", in: bounds)
    UIGraphicsPopContext()
  }
}

/// The largest rectangle of a width to height in another one, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
