/// A colour space of a PDF file, as far as it makes sRGB of numbers.
///
/// Profiles count by their number of components: gray, sRGB or CMYK. CMYK is converted as
/// `CGColorSpace` converts it, without a profile.
///
/// - Source: ISO 32000-1, 8.6.
indirect enum PDFColorSpace: Sendable {
  case gray, rgb, cmyk
  /// The CIE L*a*b* space with its white point, and the ranges of a* and b*.
  case lab(white: [Double], range: [Double])
  case indexed(PDFColorSpace, table: [UInt8])
  /// The spaces Separation and DeviceN.
  case tint(PDFColorSpace, count: Int, PDFFunction)
  case pattern(PDFColorSpace?)

  private static let maximumDepth = 8

  /// Reads a colour space; nil for one that is not supported here.
  ///
  /// - Parameter resources: Where names of spaces are looked up.
  init?(_ object: PDFObject?, _ file: PDFFile, _ resources: PDFDictionary?, depth: Int = 0) {
    guard depth < Self.maximumDepth else { return nil }
    if let name = file.name(object) {
      switch name {
      case "DeviceGray", "G", "CalGray": self = .gray
      case "DeviceRGB", "RGB", "CalRGB": self = .rgb
      case "DeviceCMYK", "CMYK": self = .cmyk
      case "Pattern": self = .pattern(nil)
      default:
        guard let named = file.dictionary(resources?["ColorSpace"])?[name] else { return nil }
        self.init(named, file, resources, depth: depth + 1)
      }
      return
    }
    guard let list = file.array(object), let family = file.name(list.first) else { return nil }
    func space(_ index: Int) -> PDFColorSpace? {
      list.indices.contains(index)
        ? PDFColorSpace(list[index], file, resources, depth: depth + 1) : nil
    }
    switch family {
    case "ICCBased":
      guard list.count > 1, let profile = file.stream(list[1])?.dictionary else { return nil }
      switch file.integer(profile["N"]) {
      case 1: self = .gray
      case 3: self = .rgb
      case 4: self = .cmyk
      default: return nil
      }
    case "Lab":
      let entries = list.count > 1 ? file.dictionary(list[1]) : nil
      let white = file.numbers(entries?["WhitePoint"]) ?? []
      let range = file.numbers(entries?["Range"]) ?? []
      self = .lab(
        white: white.count == 3 ? white : [0.9505, 1, 1.089],
        range: range.count == 4 ? range : [-100, 100, -100, 100])
    case "Indexed", "I":
      guard list.count > 3, let base = space(1) else { return nil }
      switch file.value(list[3]) {
      case .string(let bytes): self = .indexed(base, table: bytes)
      case .stream(let stream):
        guard let bytes = file.contents(stream)?.bytes else { return nil }
        self = .indexed(base, table: bytes)
      default: return nil
      }
    case "Separation", "DeviceN":
      guard list.count > 3, let alternate = space(2), let function = PDFFunction(list[3], file)
      else { return nil }
      let count = family == "DeviceN" ? file.array(list[1])?.count ?? 1 : 1
      self = .tint(alternate, count: min(count, 32), function)
    case "Pattern": self = .pattern(space(1))
    default: self.init(.name(family), file, resources, depth: depth + 1)
    }
  }

  var componentCount: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .tint(_, let count, _): count
    case .pattern(let base): base?.componentCount ?? 0
    }
  }

  /// What a sample's 0 … 1 stands for, two numbers for each component.
  ///
  /// - Parameter maximum: The maximum sample, which is the range of an index.
  func decode(maximum: Double) -> [Double] {
    switch self {
    case .indexed: [0, maximum]
    case .lab(_, let range): [0, 100] + range
    default: (0..<componentCount).flatMap { _ in [0.0, 1.0] }
    }
  }

  /// The colour before any is set.
  var initialComponents: [Double] {
    switch self {
    case .cmyk: [0, 0, 0, 1]
    case .tint(_, let count, _): Array(repeating: 1, count: count)
    default: Array(repeating: 0, count: componentCount)
    }
  }

  /// The colour of components, in straight sRGB, 0 … 1.
  func rgb(_ components: [Double]) -> SIMD3<Double> {
    func value(_ index: Int) -> Double {
      index < components.count ? components[index].clamped(to: 0...1) : 0
    }
    switch self {
    case .gray: return SIMD3(repeating: value(0))
    case .rgb: return SIMD3(value(0), value(1), value(2))
    case .cmyk:
      let light = 1 - value(3)
      return SIMD3((1 - value(0)) * light, (1 - value(1)) * light, (1 - value(2)) * light)
    case .lab(let white, _): return Self.standard(components, white)
    case .indexed(let base, let table):
      let count = base.componentCount
      let index = Int(clamping: (components.first ?? 0).rounded()) * count
      guard index >= 0, index + count <= table.count else { return .zero }
      let decode = base.decode(maximum: 255)
      return base.rgb(
        (0..<count).map {
          decode[2 * $0] + Double(table[index + $0]) / 255
            * (decode[2 * $0 + 1] - decode[2 * $0])
        })
    case .tint(let alternate, _, let function): return alternate.rgb(function(components))
    case .pattern(let base): return base?.rgb(components) ?? .zero
    }
  }

  /// - Source: CIE 15:2004 for L*a*b*; IEC 61966-2-1 for sRGB's matrix. White becomes white.
  private static func standard(_ components: [Double], _ white: [Double]) -> SIMD3<Double> {
    guard components.count >= 3 else { return .zero }
    let middle = (components[0] + 16) / 116
    func light(_ value: Double) -> Double {
      value >= 6.0 / 29 ? value * value * value : 108.0 / 841 * (value - 4.0 / 29)
    }
    let x = light(middle + components[1] / 500) * 0.9505
    let y = light(middle)
    let z = light(middle - components[2] / 200) * 1.089
    let linear = [
      3.2406 * x - 1.5372 * y - 0.4986 * z, -0.9689 * x + 1.8758 * y + 0.0415 * z,
      0.0557 * x - 0.204 * y + 1.057 * z,
    ]
    let values = linear.map { CGColorSpace.encoded($0).clamped(to: 0...1) }
    return SIMD3(values[0], values[1], values[2])
  }
}
