extension ICCTable {
  /// The number of values that a curve which is a function is sampled with.
  private static let sampleCount = 4097

  /// Reads the table from device samples to a colour.
  ///
  /// - Source: ICC.1:2022, 10.10 `lut16Type`, 10.11 `lut8Type`, 10.12 `lutAToBType`.
  init?(_ data: ICCData, inputCount: Int, isLab: Bool) {
    guard data.number(8, bytes: 1) == inputCount, data.number(9, bytes: 1) == 3 else { return nil }
    switch data.signature(0) {
    case "mft1": self.init(plain: data, inputCount, isLab ? .lab : .xyz, bytesPerValue: 1)
    case "mft2": self.init(plain: data, inputCount, isLab ? .oldLab : .xyz, bytesPerValue: 2)
    case "mAB ": self.init(layered: data, inputCount, isLab ? .lab : .xyz)
    default: return nil
    }
  }

  private init?(
    plain data: ICCData, _ inputCount: Int, _ encoding: Encoding, bytesPerValue: Int
  ) {
    var (inputLength, outputLength, place) = (256, 256, 48)
    if bytesPerValue == 2 {
      guard let lengths = data.words(48, count: 2) else { return nil }
      (inputLength, outputLength, place) = (lengths[0], lengths[1], 52)
    }
    guard let side = data.number(10, bytes: 1), side > 1, inputLength > 1, outputLength > 1 else {
      return nil
    }
    let grid = Array(repeating: side, count: inputCount)
    let nodeCount = grid.reduce(1, *)
    let counts = [inputCount * inputLength, 3 * nodeCount, 3 * outputLength]
    var parts: [[Float]] = []
    for count in counts {
      guard let values = Self.values(data, place, count, bytesPerValue) else { return nil }
      parts.append(values)
      place += count * bytesPerValue
    }
    self.init(
      inputCount: inputCount, input: Curves(values: parts[0], length: inputLength), grid: grid,
      nodes: Self.nodes(parts[1]), middle: .none, matrix: nil,
      output: Curves(values: parts[2], length: outputLength), encoding: encoding)
  }

  /// The parts of a table stand where its offsets say; one of 0 is missing.
  private init?(layered data: ICCData, _ inputCount: Int, _ encoding: Encoding) {
    let offsets = (0..<5).compactMap { data.number(12 + 4 * $0, bytes: 4) }
    guard offsets.count == 5, offsets[3] > 0 || inputCount == 3 else { return nil }
    var grid: [Int] = []
    var nodes: [SIMD4<Float>] = []
    if offsets[3] > 0 {
      guard let sides = data.octets(offsets[3], count: inputCount),
        let bytesPerValue = data.number(offsets[3] + 16, bytes: 1), (1...2).contains(bytesPerValue),
        let count = Self.product(sides),
        let values = Self.values(data, offsets[3] + 20, 3 * count, bytesPerValue)
      else { return nil }
      (grid, nodes) = (sides, Self.nodes(values))
    }
    func curves(_ offset: Int, _ count: Int) -> Curves?? {
      if offset == 0 { return .some(Curves.none) }
      return Self.curves(data, offset, count)
    }
    guard let output = curves(offsets[0], 3), let middle = curves(offsets[2], 3),
      let input = curves(grid.isEmpty ? 0 : offsets[4], inputCount), let output, let middle,
      let input
    else { return nil }
    var matrix: Affine?
    if offsets[1] > 0 {
      guard let read = Self.affine(data, offsets[1]) else { return nil }
      matrix = read
    }
    self.init(
      inputCount: inputCount, input: input, grid: grid, nodes: nodes, middle: middle,
      matrix: matrix, output: output, encoding: encoding)
  }

  /// The number of points of a grid; nil where a side has none or they are more than any profile
  /// that is read has room for.
  private static func product(_ sides: [Int]) -> Int? {
    var count = 1
    for side in sides {
      guard side > 0 else { return nil }
      count *= side
      if count > ICCProfile.maximumByteCount { return nil }
    }
    return count
  }

  /// Values from 0 to 1; nil where the profile ends before them.
  private static func values(
    _ data: ICCData, _ start: Int, _ count: Int, _ bytesPerValue: Int
  ) -> [Float]? {
    if bytesPerValue == 1 {
      return data.octets(start, count: count)?.map { Float($0) / 255 }
    }
    return data.words(start, count: count)?.map { Float($0) / 65_535 }
  }

  private static func nodes(_ values: [Float]) -> [SIMD4<Float>] {
    stride(from: 0, to: values.count, by: 3).map {
      SIMD4(values[$0], values[$0 + 1], values[$0 + 2], 0)
    }
  }

  private static func affine(_ data: ICCData, _ start: Int) -> Affine? {
    let values = (0..<12).compactMap { data.fixed(start + 4 * $0).map { Float($0) } }
    guard values.count == 12 else { return nil }
    return Affine(
      columns: (0..<3).map { SIMD4(values[$0], values[3 + $0], values[6 + $0], 0) },
      offset: SIMD4(values[9], values[10], values[11], 0))
  }

  /// Curves one after the other, each from a multiple of four bytes on. Those that are tables of
  /// one length stay as they are.
  private static func curves(_ data: ICCData, _ start: Int, _ count: Int) -> Curves? {
    var place = start
    var curves: [ToneCurve] = []
    for _ in 0..<count {
      guard let (curve, byteCount) = ToneCurve.read(data, at: place) else { return nil }
      curves.append(curve)
      place += (byteCount + 3) & ~3
    }
    if curves.allSatisfy({ $0 == .identity }) { return Curves.none }
    var lengths = curves.map { curve in
      if case .samples(let values) = curve { values.count } else { sampleCount }
    }
    if lengths.contains(where: { $0 != lengths[0] }) { lengths = [sampleCount] }
    let tables = curves.compactMap { $0.sampled(lengths[0]) }
    guard tables.count == count else { return nil }
    return Curves(values: tables.joined().map { Float($0) }, length: lengths[0])
  }
}
