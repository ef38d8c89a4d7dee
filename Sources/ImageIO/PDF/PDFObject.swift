/// A value of a PDF file.
///
/// - Source: ISO 32000-1, 7.3, for all that concerns syntax here.
indirect enum PDFObject: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case real(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary(PDFDictionary)
  case stream(PDFStream)
  case reference(Int)

  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }

  var integer: Int? {
    switch self {
    case .integer(let value): value
    case .real(let value): Int(clamping: value)
    default: nil
    }
  }

  var name: String? { if case .name(let name) = self { name } else { nil } }
}

/// Keys without their slash. Of two equal ones, the last counts.
struct PDFDictionary: Sendable {
  private var values: [String: PDFObject] = [:]
  /// The keys, in the file's order.
  private(set) var keys: [String] = []

  subscript(key: String) -> PDFObject? {
    get { values[key] }
    set {
      if values[key] == nil { keys.append(key) }
      values[key] = newValue
    }
  }
}

/// A dictionary with bytes behind it, as they stand in the file.
struct PDFStream: Sendable {
  let dictionary: PDFDictionary
  let bytes: ArraySlice<UInt8>
}
