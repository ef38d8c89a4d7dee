import Foundation
import Synchronization

// Names of Core Foundation's for values of Foundation's.

/// Core Foundation's name of `NSNull`.
public typealias CFNull = NSNull
/// Core Foundation's name of `NSMutableString`.
public typealias CFMutableString = NSMutableString

/// The number that stands for true.
public let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
/// The number that stands for false.
public let kCFBooleanFalse: NSNumber! = NSNumber(value: false)
/// The object that stands for no value in collections.
public let kCFNull: CFNull! = NSNull()

/// The value of a boolean object; false for nil.
public func CFBooleanGetValue(_ boolean: NSNumber!) -> Bool { boolean?.boolValue ?? false }

/// Whether two objects are equal, as `isEqual(_:)` has it.
public func CFEqual(_ cf1: Any!, _ cf2: Any!) -> Bool {
  let (one, other) = (cf1 as AnyObject, cf2 as AnyObject)
  if let one = one as? NSObject { return one.isEqual(other) }
  return one === other
}

// MARK: - Types

/// The number of a type, which differs between runs.
public typealias CFTypeID = UInt

/// Tells types apart, as `CGColor.typeID` and `CFStringGetTypeID()` name them. Those of
/// Foundation's that stand for one of Core Foundation's are one.
public func CFGetTypeID(_ cf: Any!) -> CFTypeID {
  guard let cf else { return 0 }
  return switch cf as AnyObject {
  case is NSString: CFStringGetTypeID()
  case let number as NSNumber:
    number === kCFBooleanTrue || number === kCFBooleanFalse
      ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSData: CFDataGetTypeID()
  case is NSDate: CFDateGetTypeID()
  case is NSURL: CFURLGetTypeID()
  case is NSNull: CFNullGetTypeID()
  case let object: objectTypeID(of: root(of: Swift.type(of: object)))
  }
}

private func root(of type: AnyClass) -> AnyClass {
  var root: AnyClass = type
  while let next = _getSuperclass(root) { root = next }
  return root
}

/// The number of a class that has one of its own.
package func objectTypeID(of type: AnyClass) -> CFTypeID {
  CFTypeID(bitPattern: ObjectIdentifier(type).hashValue)
}

/// The type of strings.
public func CFStringGetTypeID() -> CFTypeID { objectTypeID(of: NSString.self) }
/// The type of numbers other than `kCFBooleanTrue` and `kCFBooleanFalse`.
public func CFNumberGetTypeID() -> CFTypeID { objectTypeID(of: NSNumber.self) }
/// The type of `kCFBooleanTrue` and `kCFBooleanFalse`. Differs: other `NSNumber`s of a Boolean are
/// numbers.
public func CFBooleanGetTypeID() -> CFTypeID { objectTypeID(of: NSNumber.self) ^ 1 }
/// The type of arrays.
public func CFArrayGetTypeID() -> CFTypeID { objectTypeID(of: NSArray.self) }
/// The type of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { objectTypeID(of: NSDictionary.self) }
/// The type of data.
public func CFDataGetTypeID() -> CFTypeID { objectTypeID(of: NSData.self) }
/// The type of dates.
public func CFDateGetTypeID() -> CFTypeID { objectTypeID(of: NSDate.self) }
/// The type of URLs.
public func CFURLGetTypeID() -> CFTypeID { objectTypeID(of: NSURL.self) }
/// The type of the object that stands for no value.
public func CFNullGetTypeID() -> CFTypeID { objectTypeID(of: NSNull.self) }

// MARK: - Transforming text

/// Writes any script in Latin letters.
public let kCFStringTransformToLatin: String! = "Any-Latin"
/// Writes Chinese characters as Pinyin.
public let kCFStringTransformMandarinLatin: String! = "Han-Latin"
/// Removes combining marks: é becomes e.
public let kCFStringTransformStripCombiningMarks: String! = "NFD; [:M:]Remove; NFC"
/// Removes combining marks: é becomes e.
public let kCFStringTransformStripDiacritics: String! = "NFD; [:M:]Remove; NFC"
/// Makes wide characters narrow.
public let kCFStringTransformFullwidthHalfwidth: String! = "Fullwidth-Halfwidth"
/// Writes Hiragana as Katakana.
public let kCFStringTransformHiraganaKatakana: String! = "Hiragana-Katakana"
/// Writes Latin letters as Katakana.
public let kCFStringTransformLatinKatakana: String! = "Latin-Katakana"
/// Writes Latin letters as Hiragana.
public let kCFStringTransformLatinHiragana: String! = "Latin-Hiragana"

/// Changes the whole text by a transform of Unicode's.
///
/// - Parameter range: Nil, for the whole text. Differs: a range cannot be named.
/// - Returns: False, with the text as it was, where the transform is unknown.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: Never?, _ transform: String!, _ reverse: Bool
) -> Bool {
  guard let string, let transform,
    let changed = String(describing: string).applyingTransform(
      StringTransform(rawValue: transform), reverse: reverse)
  else { return false }
  string.setString(changed)
  return true
}

// MARK: - Data

// An `NSData` does not change.
private struct UncheckedData: @unchecked Sendable { let data: NSData }

/// Data whose bytes somebody may still read, the latest last.
private let dataInUse = Mutex<[UncheckedData]>([])

/// The bytes of data. Differs: they stay for as long as the data is one of the 64 that were asked
/// last, since there is no notice here of when the caller's value is released.
public func CFDataGetBytePtr(_ theData: Data!) -> UnsafePointer<UInt8>! {
  guard let theData else { return nil }
  let data = theData as NSData
  let kept = UncheckedData(data: data)
  dataInUse.withLock { list in
    list.append(kept)
    if list.count > 64 { list.removeFirst() }
  }
  // SAFETY: The list keeps the data, whose bytes do not move, for as long as is documented. The
  // caller reads no more bytes than it has, as with Apple's.
  return unsafe data.bytes.assumingMemoryBound(to: UInt8.self)
}

/// The number of bytes; 0 for nil.
public func CFDataGetLength(_ theData: Data!) -> Int { theData?.count ?? 0 }
