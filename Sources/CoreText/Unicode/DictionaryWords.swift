import Foundation
import Synchronization
internal import _FoundationICU

/// Words of scripts that put no spaces between them: Thai, Lao, Khmer and Burmese, and, where a
/// reader selects one, Chinese and Japanese.
///
/// The dictionaries are those of ICU, from which Apple's text takes them as well. They come with
/// Foundation, so that there is no package to install. A toolchain with another ICU may know other
/// words (Swift 6.3 has ICU 76). The process's locale makes no difference.
enum DictionaryWords {
  enum Purpose: UInt32 {
    /// What is selected by a double tap. The raw value is ICU's.
    case selection = 1
    /// What stays on one line.
    case lines = 2
  }

  /// Where words begin inside of text that has no spaces: neither its start nor its end.
  ///
  /// A script without a dictionary (Tai Tham, for one) is not divided.
  ///
  /// - Returns: Indices of `characters`, ascending.
  /// - Complexity: O(*n*), as words have a maximum length.
  static func boundaries(in characters: ArraySlice<UInt32>, for purpose: Purpose) -> [Int] {
    guard characters.count > 1 else { return [] }
    var units: [UInt16] = []
    var characterOfUnit: [Int] = []
    units.reserveCapacity(characters.count)
    characterOfUnit.reserveCapacity(characters.count)
    for (index, value) in zip(characters.indices, characters) {
      for unit in String(Unicode.Scalar(value) ?? "\u{FFFD}").utf16 {
        units.append(unit)
        characterOfUnit.append(index)
      }
    }
    let places =
      switch purpose {
      case .lines: lines.withLock { $0.boundaries(in: units) }
      case .selection: selection.withLock { $0.boundaries(in: units) }
      }
    return places.map { characterOfUnit[$0] }
  }

  private static let selection = Mutex(WordIterator(.selection))
  private static let lines = Mutex(WordIterator(.lines))
}

/// One of ICU's iterators over boundaries. It is kept, since to open one costs more than to divide
/// a line of text.
@safe private struct WordIterator: ~Copyable, @unchecked Sendable {
  /// Nil where ICU has no rules, which then divide nothing.
  private let iterator: OpaquePointer?

  init(_ purpose: DictionaryWords.Purpose) {
    var status = U_ZERO_ERROR
    // SAFETY: The iterator is closed in `deinit`, and whoever uses it holds its mutex. The empty
    // name is a string with a final zero, and that of the root locale; nil would be that of the
    // process.
    let opened = unsafe swift_ubrk_open(
      UBreakIteratorType(rawValue: purpose.rawValue), "", nil, 0, &status)
    unsafe iterator = status.rawValue <= U_ZERO_ERROR.rawValue ? opened : nil
  }

  deinit {
    // SAFETY: The iterator was opened by `init` or is nil, which ICU allows, and nobody else has
    // it: the value cannot be copied.
    unsafe swift_ubrk_close(iterator)
  }

  /// Where a word begins, without the start of the text and its end.
  func boundaries(in units: [UInt16]) -> [Int] {
    // SAFETY: ICU keeps the address of the text, which lives for the closure, and is not asked
    // about it after that: the next call sets another. Whoever calls this holds the iterator's
    // mutex.
    guard let iterator = unsafe iterator else { return [] }
    var result: [Int] = []
    unsafe units.withUnsafeBufferPointer { text in
      var status = U_ZERO_ERROR
      unsafe swift_ubrk_setText(iterator, text.baseAddress, Int32(text.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return }
      while case let place = unsafe Int(swift_ubrk_next(iterator)), place >= 0 {
        if place > 0, place < text.count { result.append(place) }
      }
    }
    return result
  }
}
