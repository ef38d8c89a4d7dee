/// A small number for every character, in pages of 256, of which uniform ones are kept once.
struct CharacterTable: Sendable {
  private var pageIndexes: [UInt16] = []
  private var values: [UInt8] = []

  /// - Parameter runs: Values and lengths, as the generator of the tables writes them.
  /// - Complexity: O(*r* + *p*) in runs and in pages that are not uniform.
  init(runs: String) {
    let numbers = TableNumbers.decode(runs)
    pageIndexes.reserveCapacity(0x1100)
    var uniform = [Int](repeating: -1, count: 256)
    var at = 0
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      let value = UInt8(truncatingIfNeeded: numbers[index])
      let end = min(at + numbers[index + 1], 0x11_0000)
      while at < end {
        if at & 255 == 0, end - at >= 256 {
          if uniform[Int(value)] < 0 {
            uniform[Int(value)] = values.count >> 8
            values.append(contentsOf: repeatElement(value, count: 256))
          }
          pageIndexes.append(UInt16(uniform[Int(value)]))
          at += 256
          continue
        }
        if at & 255 == 0 { pageIndexes.append(UInt16(values.count >> 8)) }
        let stop = min(end, (at | 255) + 1)
        values.append(contentsOf: repeatElement(value, count: stop - at))
        at = stop
      }
    }
  }

  /// The number of a character; 0 for numbers that are not characters.
  subscript(character: UInt32) -> UInt8 {
    let page = Int(character >> 8)
    guard page < pageIndexes.count else { return 0 }
    return values[Int(pageIndexes[page]) << 8 | Int(character & 255)]
  }
}

/// Numbers in text: groups of five bits, the lowest first, a sixth bit on all but the last.
enum TableNumbers {
  static func decode(_ text: String) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(text.utf8.count / 2)
    var number = 0
    var shift = 0
    for byte in text.utf8 {
      let group: Int
      switch byte {
      case 65...90: group = Int(byte) - 65
      case 97...122: group = Int(byte) - 71
      case 48...57: group = Int(byte) + 4
      case 43: group = 62
      case 47: group = 63
      default: continue
      }
      number |= (group & 31) << shift
      if group & 32 != 0 {
        shift += 5
      } else {
        numbers.append(number)
        (number, shift) = (0, 0)
      }
    }
    return numbers
  }

  static func unzigzag(_ number: Int) -> Int {
    number & 1 != 0 ? -(number + 1) / 2 : number / 2
  }
}
