@_exported import Foundation

/// What a device can do with haptics: nothing, as a simulator.
public protocol CHHapticDeviceCapability {
  /// Whether it can move.
  var supportsHaptics: Bool { get }
  /// Whether it can sound.
  var supportsAudio: Bool { get }
}

/// What may go wrong with haptics.
public struct CHHapticError: Error, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// The device cannot.
    case notSupported = -4809
    /// The engine does not run.
    case engineNotRunning = -4805
  }

  /// The reason.
  public let code: Code

  /// Makes an error of its reason.
  public init(_ code: Code) { self.code = code }
}

/// Moves the device. Differs: it cannot, as on a simulator: making one throws.
open class CHHapticEngine: @unchecked Sendable {
  /// Why it has stopped. Raw values are Apple's.
  public enum StoppedReason: Int, Sendable {
    /// There is other sound.
    case audioSessionInterrupt = 1
    /// The app is shown no longer.
    case applicationSuspended = 2
    /// There was nothing to do.
    case idleTimeout = 3
    /// Something has failed.
    case systemError = -1
  }

  private struct None: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
  }

  /// Called when the server has failed.
  open var resetHandler: () -> Void = {}
  /// Called when it has stopped.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Whether it ends where there is nothing to do.
  open var isAutoShutdownEnabled = false
  /// Whether it makes no sound.
  open var playsHapticsOnly = false

  /// Makes an engine.
  ///
  /// - Throws: `CHHapticError` of `notSupported`, always.
  public init() throws { throw CHHapticError(.notSupported) }

  /// What the device can do.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { None() }
  /// Begins.
  open func start() throws { throw CHHapticError(.notSupported) }
  /// Begins.
  open func start(completionHandler: ((any Error)?) -> Void) {
    completionHandler(CHHapticError(.notSupported))
  }
  /// Ends.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// What plays a pattern.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Begins at a time.
  func start(atTime time: TimeInterval) throws
  /// Ends at a time.
  func stop(atTime time: TimeInterval) throws
}

/// How something feels.
open class CHHapticEventParameter: NSObject, @unchecked Sendable {
  /// What of it.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// Apple's name of it.
    public let rawValue: String

    /// Makes one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// How strong it is.
    public static let hapticIntensity = ID(rawValue: "HapticIntensity")
    /// How sharp it is.
    public static let hapticSharpness = ID(rawValue: "HapticSharpness")
  }

  /// What of it.
  public let parameterID: ID
  /// From 0 to 1.
  open var value: Float

  /// Makes a parameter.
  public init(parameterID: ID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

/// One movement.
open class CHHapticEvent: NSObject, @unchecked Sendable {
  /// What kind it is.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// Apple's name of it.
    public let rawValue: String

    /// Makes one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Short.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// Of a length.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
  }

  /// What kind it is.
  public let type: EventType
  /// How it feels.
  public let eventParameters: [CHHapticEventParameter]
  /// When it begins.
  open var relativeTime: TimeInterval
  /// How long it is.
  open var duration: TimeInterval

  /// Makes an event.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
  }
}

/// How something feels, from a time on.
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {}

/// Several movements.
open class CHHapticPattern: NSObject, @unchecked Sendable {
  /// The movements.
  public let events: [CHHapticEvent]

  /// Makes a pattern.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
  }
}
