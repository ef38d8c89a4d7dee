import UIKit

/// What an app's sound is for. Differs: there is no sound, so that no value has an effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What sound is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// Apple's name of it.
    public let rawValue: String

    /// Makes one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It may be missing.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// It may be missing, and ends others'.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// The app is for it.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// The app records.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// The app plays and records.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// The kind of the sound.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// Apple's name of it.
    public let rawValue: String

    /// Makes one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// None of the others.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// A film's.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// A person who speaks.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// A call with picture.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
  }

  /// How it goes along with other sound.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes the set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Both are heard.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others get quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Headphones without wires may be used.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// The loudspeaker is used.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  /// How it begins and ends.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes the set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Others hear that it ends.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  private static let shared = AVAudioSession()

  /// The app's.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// What sound is for.
  open private(set) var category = Category.soloAmbient
  /// The kind of the sound.
  open private(set) var mode = Mode.default
  /// How loud the device is.
  open var outputVolume: Float { 0.5 }
  /// Whether another app plays: no.
  open var isOtherAudioPlaying: Bool { false }

  /// Sets what sound is for.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Sets what sound is for.
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    self.category = category
  }
  /// Sets what sound is for.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    self.category = category
    self.mode = mode
  }
  /// Begins or ends.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

/// Plays a sound. Differs: nothing is heard.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// How loud it is.
  open var volume: Float = 1
  /// How often it is repeated; -1 for without end.
  open var numberOfLoops = 0
  /// How fast it is.
  open var rate: Float = 1
  /// The time that is played.
  open var currentTime: TimeInterval = 0
  /// Whether it plays: no.
  open var isPlaying: Bool { false }
  /// The length, which is not known.
  open var duration: TimeInterval { 0 }

  /// Plays a file. Differs: it is not read.
  public init(contentsOf url: URL) throws {}
  /// Plays data. Differs: it is not read.
  public init(data: Data) throws {}

  /// Makes it ready.
  @discardableResult
  open func prepareToPlay() -> Bool { false }
  /// Plays it: that fails.
  @discardableResult
  open func play() -> Bool { false }
  /// Stops for a while.
  open func pause() {}
  /// Stops.
  open func stop() {}
}
