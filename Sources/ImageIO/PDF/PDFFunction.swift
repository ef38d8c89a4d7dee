/// A function of a PDF file: numbers from numbers.
///
/// - Source: ISO 32000-1, 7.10: types 0, 2, 3 and 4.
indirect enum PDFFunction: Sendable {
  case sampled(PDFSamples)
  case exponential(from: [Double], to: [Double], exponent: Double, domain: [Double])
  case stitching([PDFFunction], bounds: [Double], encode: [Double], domain: [Double])
  case calculator(PDFCalculator, domain: [Double], range: [Double])
  /// One function for each component.
  case several([PDFFunction])

  private static let maximumDepth = 8
  private static let maximumCount = 64

  /// Reads a function; nil where something is missing or its type is not supported here.
  init?(_ object: PDFObject?, _ file: PDFFile, depth: Int = 0) {
    guard depth < Self.maximumDepth else { return nil }
    if let list = file.array(object) {
      let functions = list.prefix(Self.maximumCount).compactMap {
        PDFFunction($0, file, depth: depth + 1)
      }
      guard functions.count == list.count else { return nil }
      self = functions.count == 1 ? functions[0] : .several(functions)
      return
    }
    guard let dictionary = file.dictionary(object), let domain = file.numbers(dictionary["Domain"]),
      domain.count >= 2
    else { return nil }
    let range = file.numbers(dictionary["Range"])
    switch file.integer(dictionary["FunctionType"]) {
    case 0:
      guard let stream = file.stream(object), let range,
        let samples = PDFSamples(stream, file, domain: domain, range: range)
      else { return nil }
      self = .sampled(samples)
    case 2:
      let from = file.numbers(dictionary["C0"]) ?? [0]
      let to = file.numbers(dictionary["C1"]) ?? [1]
      guard from.count == to.count, let exponent = file.number(dictionary["N"]) else { return nil }
      self = .exponential(from: from, to: to, exponent: exponent, domain: domain)
    case 3:
      let list = file.array(dictionary["Functions"]) ?? []
      let functions = list.prefix(Self.maximumCount).compactMap {
        PDFFunction($0, file, depth: depth + 1)
      }
      guard let bounds = file.numbers(dictionary["Bounds"]), !functions.isEmpty,
        let encode = file.numbers(dictionary["Encode"]), functions.count == list.count,
        bounds.count == functions.count - 1, encode.count == 2 * functions.count
      else { return nil }
      self = .stitching(functions, bounds: bounds, encode: encode, domain: domain)
    case 4:
      guard let stream = file.stream(object), let range, let contents = file.contents(stream),
        let program = PDFCalculator(contents.bytes)
      else { return nil }
      self = .calculator(program, domain: domain, range: range)
    default: return nil
    }
  }

  func callAsFunction(_ inputs: [Double]) -> [Double] {
    switch self {
    case .sampled(let samples): return samples.value(at: inputs)
    case .exponential(let from, let to, let exponent, let domain):
      let x = Self.clamped(inputs.first ?? 0, domain, 0)
      let part = exponent == 1 ? x : DeterministicMath.pow(x, exponent)
      let weight = part.isFinite ? part : 0
      return zip(from, to).map { $0 + weight * ($1 - $0) }
    case .stitching(let functions, let bounds, let encode, let domain):
      let x = Self.clamped(inputs.first ?? 0, domain, 0)
      let index = min(bounds.firstIndex { x < $0 } ?? functions.count - 1, functions.count - 1)
      let low = index == 0 ? domain[0] : bounds[index - 1]
      let high = index == functions.count - 1 ? domain[1] : bounds[index]
      let part = high > low ? (x - low) / (high - low) : 0
      let (first, last) = (encode[2 * index], encode[2 * index + 1])
      return functions[index]([first + part * (last - first)])
    case .calculator(let program, let domain, let range):
      let results = program.run(
        inputs.enumerated().map { Self.clamped($1, domain, $0) }, resultCount: range.count / 2)
      return results.enumerated().map { Self.clamped($1, range, $0) }
    case .several(let functions): return functions.map { $0(inputs).first ?? 0 }
    }
  }

  /// Whether two points tell all of it.
  var isLinear: Bool {
    if case .exponential(_, _, let exponent, _) = self { exponent == 1 } else { false }
  }

  static func clamped(_ value: Double, _ ranges: [Double], _ index: Int) -> Double {
    guard 2 * index + 1 < ranges.count, ranges[2 * index] <= ranges[2 * index + 1] else {
      return value.isFinite ? value : 0
    }
    return value.clamped(to: ranges[2 * index]...ranges[2 * index + 1])
  }
}

/// A function of type 0: values at places of a grid, blended in between.
struct PDFSamples: Sendable {
  private static let maximumInputCount = 4
  private static let maximumValueCount = 1 << 22

  private let domain: [Double]
  private let range: [Double]
  private let encode: [Double]
  private let decode: [Double]
  private let size: [Int]
  private let outputCount: Int
  /// The samples from 0 to 1. The outputs of one place stand together, and the first input varies
  /// fastest.
  private let values: [Double]

  init?(_ stream: PDFStream, _ file: PDFFile, domain: [Double], range: [Double]) {
    let dictionary = stream.dictionary
    let inputCount = domain.count / 2
    let outputCount = range.count / 2
    guard let size = file.numbers(dictionary["Size"])?.map({ Int(clamping: $0) }),
      let bits = file.integer(dictionary["BitsPerSample"]),
      [1, 2, 4, 8, 16, 24, 32].contains(bits),
      size.count == inputCount, (1...Self.maximumInputCount).contains(inputCount),
      (1...32).contains(outputCount), size.allSatisfy({ (1...4096).contains($0) })
    else { return nil }
    let count = size.reduce(outputCount) { $0 > Self.maximumValueCount ? $0 : $0 * $1 }
    guard count <= Self.maximumValueCount, let bytes = file.contents(stream)?.bytes,
      bytes.count >= (count * bits + 7) / 8
    else { return nil }
    var reader = PDFBitReader(bytes)
    let maximum = Double((UInt64(1) << UInt64(bits)) - 1)
    values = (0..<count).map { _ in Double(reader.read(bits)) / maximum }
    self.domain = domain
    self.range = range
    self.size = size
    self.outputCount = outputCount
    let encode = file.numbers(dictionary["Encode"]) ?? []
    self.encode =
      encode.count == domain.count ? encode : size.flatMap { [0, Double($0 - 1)] }
    let decode = file.numbers(dictionary["Decode"]) ?? []
    self.decode = decode.count == range.count ? decode : range
  }

  func value(at inputs: [Double]) -> [Double] {
    var corners: [(index: Int, weight: Double)] = [(0, 1)]
    var step = 1
    for (index, count) in size.enumerated() {
      let input = PDFFunction.clamped(index < inputs.count ? inputs[index] : 0, domain, index)
      let (low, high) = (domain[2 * index], domain[2 * index + 1])
      let part = high > low ? (input - low) / (high - low) : 0
      let place = (encode[2 * index] + part * (encode[2 * index + 1] - encode[2 * index]))
        .clamped(to: 0...Double(count - 1))
      let floor = Int(clamping: place.rounded(.down))
      let rest = place - Double(floor)
      corners = corners.flatMap { corner -> [(index: Int, weight: Double)] in
        let near = (corner.index + floor * step, corner.weight * (1 - rest))
        if rest == 0 { return [near] }
        return [near, (corner.index + (floor + 1) * step, corner.weight * rest)]
      }
      step *= count
    }
    return (0..<outputCount).map { output in
      let sum = corners.reduce(0.0) { $0 + values[$1.index * outputCount + output] * $1.weight }
      let value = decode[2 * output] + sum * (decode[2 * output + 1] - decode[2 * output])
      return PDFFunction.clamped(value, range, output)
    }
  }
}

/// Reads samples of 1 to 32 bits, the highest bit first; 0 behind the end.
struct PDFBitReader {
  private let bytes: [UInt8]
  private var bit = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read(_ count: Int) -> UInt32 {
    var value: UInt64 = 0
    var left = count
    while left > 0 {
      let byte = bit >> 3 < bytes.count ? bytes[bit >> 3] : 0
      let available = 8 - bit & 7
      let taken = min(available, left)
      let part = UInt64(byte) >> UInt64(available - taken) & (1 << UInt64(taken) - 1)
      value = value << UInt64(taken) | part
      bit += taken
      left -= taken
    }
    return UInt32(truncatingIfNeeded: value)
  }

  /// Goes on at the next whole byte.
  mutating func align() { bit = (bit + 7) & ~7 }
}
