/// What is wrong with a PNG file, where, and what to do about it.
///
/// Every description is one line without the file's name: callers put that in front.
package enum PNGError: Error, Equatable, Sendable {
  // Not a PNG at all.
  case empty
  case plainText
  case gitLFSPointer
  /// `offset` is that of the line that starts with `<<<<<<<`.
  case mergeConflict(offset: Int)
  case damagedInTransfer(PNGTransferDamage)
  case onlyZeros(byteCount: Int)
  /// `format` is a name such as “JPEG”.
  case otherFormat(String)
  /// `start` is up to the first eight bytes.
  case notPNG(start: [UInt8])

  // Not a whole PNG.
  /// The file has `byteCount` bytes and ends within `place`, `missing` bytes before the place does.
  case truncated(byteCount: Int, place: PNGPlace, missing: Int)
  case trailingBytes(offset: Int, count: Int)

  // Not a valid PNG.
  case invalidHeader(field: String, value: Int)
  case invalidChunkType(PNGChunkType, offset: Int)
  case unknownCriticalChunk(PNGChunkType, offset: Int)
  case invalidChunkLength(PNGChunkType, offset: Int, length: Int)
  case checksumMismatch(PNGChunkType, offset: Int, stored: UInt32, computed: UInt32)
  /// `rule` is the rule that is broken, such as “comes after IDAT”.
  case misplacedChunk(PNGChunkType, offset: Int, rule: String)
  case missingChunk(PNGChunkType)
  /// So few compressed bytes cannot unpack to the picture that the header announces.
  case imageDataTooShort(width: Int, height: Int, compressedByteCount: Int)
  /// `reason` is libpng's own word.
  case undecodable(reason: String)
  /// `rule` is what is wrong with the frames, such as “a frame has no image data”.
  case invalidAnimation(rule: String)

  // Valid perhaps, but more than is read here.
  case fileTooLarge(byteCount: Int, limit: Int)
  case tooManyChunks(limit: Int)
  case sideTooLarge(width: Int, height: Int, limit: Int)
  case tooManyPixels(width: Int, height: Int, bitDepth: Int, limit: Int)

  // Cannot be written.
  case invalidKeyword(String)
  case invalidText(keyword: String)
  case unencodable(reason: String)
}

/// What a program that took a PNG for text has done to it.
package enum PNGTransferDamage: Sendable, Hashable {
  case lineEndingsConverted
  case charactersConverted
  case highBitsCleared
}

/// The part of a file that something is said about.
package enum PNGPlace: Sendable, Hashable, CustomStringConvertible {
  case signature
  /// The length and the type of a chunk, of which the file may have no byte.
  case chunkStart(offset: Int)
  case chunk(PNGChunkType, offset: Int)

  package var description: String {
    switch self {
    case .signature: "the PNG signature"
    case .chunkStart(let offset): "the start of a chunk at byte \(offset), before IEND"
    case .chunk(let type, let offset): "the chunk \(type) at byte \(offset)"
    }
  }
}

extension PNGError: CustomStringConvertible {
  package var description: String { "\(problem). \(nextStep)." }

  private var problem: String {
    switch self {
    case .empty:
      "The file is empty"
    case .plainText:
      "The file is text, not a PNG"
    case .gitLFSPointer:
      "The file is a Git LFS pointer, not the picture it stands for"
    case .mergeConflict(let offset):
      "The file has merge conflict markers, the first at byte \(offset)"
    case .damagedInTransfer(let damage):
      damage.problem
    case .onlyZeros(let byteCount):
      "All \(byteCount) bytes of the file are zero"
    case .otherFormat(let format):
      "The file is a \(format) file, not a PNG"
    case .notPNG(let start):
      "The file does not start with the PNG signature but with "
        + Digits.hexadecimal(start, separator: " ")
    case .truncated(let byteCount, let place, let missing):
      "The file ends at byte \(byteCount), \(missing) \(missing == 1 ? "byte" : "bytes") short,"
        + " within \(place)"
    case .trailingBytes(let offset, let count):
      "\(count) \(count == 1 ? "byte follows" : "bytes follow") the end of the picture at byte"
        + " \(offset)"
    case .imageDataTooShort(let width, let height, let compressedByteCount):
      "The \(compressedByteCount) bytes of image data cannot hold \(width) × \(height) pixels"
    case .undecodable(let reason):
      "The image data cannot be decoded (\(reason))"
    case .invalidAnimation(let rule):
      "The animation cannot be read (\(rule))"
    case .invalidKeyword(let keyword):
      "“\(keyword)” cannot be the keyword of a PNG text"
    case .invalidText(let keyword):
      "The text for “\(keyword)” has a NUL character"
    case .unencodable(let reason):
      "The picture cannot be encoded (\(reason))"
    default:
      structureProblem ?? limitProblem
    }
  }

  private var structureProblem: String? {
    switch self {
    case .invalidHeader(let field, let value):
      "The header's \(field) is \(value), which no PNG has"
    case .invalidChunkType(let type, let offset):
      "The chunk at byte \(offset) has the impossible type \(type)"
    case .unknownCriticalChunk(let type, let offset):
      "The chunk \(type) at byte \(offset) is critical and not known here"
    case .invalidChunkLength(let type, let offset, let length):
      "The chunk \(type) at byte \(offset) has an impossible length of \(length) bytes"
    case .checksumMismatch(let type, let offset, let stored, let computed):
      "The chunk \(type) at byte \(offset) is damaged: its checksum is"
        + " \(Digits.hexadecimal(computed, count: 8)),"
        + " \(Digits.hexadecimal(stored, count: 8)) is stored"
    case .misplacedChunk(let type, let offset, let rule):
      "The chunk \(type) at byte \(offset) \(rule)"
    case .missingChunk(let type):
      "The chunk \(type) is missing"
    default:
      nil
    }
  }

  private var limitProblem: String {
    switch self {
    case .fileTooLarge(let byteCount, let limit):
      "The file has \(byteCount) bytes; at most \(limit) are read"
    case .tooManyChunks(let limit):
      "The file has more than \(limit) chunks"
    case .sideTooLarge(let width, let height, let limit):
      "The picture has \(width) × \(height) pixels; a side of at most \(limit) is read"
    case .tooManyPixels(let width, let height, let bitDepth, let limit):
      "The picture has \(width) × \(height) pixels of \(bitDepth) bits;"
        + " at most \(limit) 8-bit ones are read"
    default:
      "The file is not a PNG"
    }
  }

  private var nextStep: String {
    switch self {
    case .gitLFSPointer:
      "Run `git lfs pull`"
    case .mergeConflict:
      "Choose one side with `git checkout --ours` or `--theirs`, or record it again"
    case .damagedInTransfer:
      "Put `*.png binary` into .gitattributes and restore the file"
    case .fileTooLarge, .tooManyChunks, .sideTooLarge, .tooManyPixels:
      "Use a smaller picture"
    case .invalidKeyword:
      "Use 1 to 79 Latin-1 characters without leading, trailing or double spaces"
    case .invalidText:
      "Leave the NUL character out"
    case .unencodable:
      "Check its size and palette"
    default:
      "Restore the file from version control, or record it again"
    }
  }
}

extension PNGTransferDamage {
  fileprivate var problem: String {
    switch self {
    case .lineEndingsConverted:
      "The file is a PNG whose line endings were converted as if it were text"
    case .charactersConverted:
      "The file is a PNG that was saved in another character encoding as if it were text"
    case .highBitsCleared:
      "The file is a PNG that lost the highest bit of every byte"
    }
  }
}
