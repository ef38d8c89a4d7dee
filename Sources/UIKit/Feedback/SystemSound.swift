import Foundation

/// A short sound of the system's, by number: the part of AudioToolbox that views use.
public typealias SystemSoundID = UInt32

/// The sound that makes a phone vibrate.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays a click or a vibration on a device. Differs: it has no effect, as no picture shows sound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound or a vibration for an alert. Differs: it has no effect.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Calls `completion` on the main queue. Differs: the sound is not played, and takes no time.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}
