import Foundation

/// A short sound of the system's, by number: what views use of AudioToolbox.
public typealias SystemSoundID = UInt32

/// The one that makes a phone vibrate.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays a click or a vibration on a device. Differs: it has no effect, as no picture shows sound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// The same for an alert.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Calls `completion` on the main queue: a sound that is not heard has no length.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}
