import CoreGraphics

/// How a symbol is drawn, told in a short language of our own.
///
/// Lengths are hundredths of an em, x to the right and y down from the middle of capitals; angles
/// are degrees clockwise from the right. A recipe is a list of statements with `;` between them,
/// each a head, options and commands of a path.
///
/// | head | what it does |
/// |---|---|
/// | `o` | an outline: a line, and the area too where the symbol is filled |
/// | `s` | a line |
/// | `d` | a line that is cut out where the symbol is filled |
/// | `a` | an area |
/// | `x` | an area that is cut out where the symbol is filled |
/// | `e`, `g` | a line, an area that is cut out of the filled one, or drawn on it in a colour |
/// | `c`, `k` | cuts out a line, an area |
/// | `u NAME` | another symbol's parts; `u+ NAME` those of its filled variant |
/// | `t HEIGHT TEXT` | letters of the system font, as high as capitals of that height |
/// | `m X Y` | the margins beside and above the ink |
///
/// A head with `-` before it is for the plain variant alone, with `+` for the filled one.
///
/// | option | what it says |
/// |---|---|
/// | `:2` | the level |
/// | `#red` | its own colour |
/// | `*0.8` | a line of another width |
/// | `=16` | an outline about a line of that thickness |
/// | `&` | unites the areas of the path |
/// | `%2` | the step of a variable value |
/// | `@TURN,X,Y,SCALE` | where it is placed; the last ones may be left out |
/// | `~` | mirrors it from left to right, before it is placed |
/// | `!` | takes the space around it from what was drawn before |
struct SymbolRecipe {
  enum Kind {
    case outline, stroke, detail, lineSign, area, areaDetail, areaSign, cutStroke, cutArea
  }
  enum Variant { case any, plain, filled }

  struct Options {
    var level: Int?
    var color: SymbolColor?
    var widthFactor: CGFloat = 1
    var step: Int?
    /// Ems.
    var thickness: CGFloat?
    var isUnited = false
    var transform = CGAffineTransform.identity
    var scale: CGFloat = 1
    var clearsAround = false
  }

  enum Content {
    case path(Kind, CGPath)
    case symbol(String, isFilled: Bool)
    case text(String, height: CGFloat)
  }

  struct Statement {
    var content: Content
    var variant: Variant
    var options: Options
  }

  private(set) var statements: [Statement] = []
  /// Beside and above the ink, ems; nil for the usual ones.
  private(set) var margins: CGSize?

  init(_ text: String) {
    for statement in text.split(separator: ";") { read(statement.split(separator: " ")) }
  }

  /// Whether it has a filled variant.
  var isFillable: Bool {
    statements.contains { statement in
      if statement.variant != .any { return true }
      switch statement.content {
      case .path(let kind, _): return kind == .outline || kind == .areaDetail || kind == .areaSign
      case .symbol, .text: return false
      }
    }
  }

  /// Whether it is one or two lines.
  var isSimple: Bool {
    statements.count <= 2
      && statements.allSatisfy {
        if case .path(.stroke, _) = $0.content { return true }
        return false
      }
  }

  /// The symbols that it is made of.
  var names: [String] {
    statements.compactMap { statement in
      guard case .symbol(let name, _) = statement.content else { return nil }
      return name
    }
  }

  private mutating func read(_ words: [Substring]) {
    guard var head = words.first else { return }
    var variant = Variant.any
    if head.count > 1, let mark = head.first, mark == "-" || mark == "+" {
      variant = mark == "-" ? .plain : .filled
      head = head.dropFirst()
    }
    var rest = words.dropFirst()
    if head == "m" {
      let numbers = rest.compactMap { Double($0) }
      guard numbers.count == 2 else { return }
      margins = CGSize(width: numbers[0] / 100, height: numbers[1] / 100)
      return
    }
    var named: [Substring] = []
    let count = head == "t" ? 2 : head.first == "u" ? 1 : 0
    while named.count < count, let word = rest.popFirst() { named.append(word) }
    var options = Options()
    while let word = rest.first, options.read(word) { rest = rest.dropFirst() }
    if let content = Self.content(head, named, rest) {
      statements.append(Statement(content: content, variant: variant, options: options))
    }
  }

  private static func content(
    _ head: Substring, _ named: [Substring], _ commands: ArraySlice<Substring>
  ) -> Content? {
    let kind: Kind
    switch head {
    case "u", "u+":
      return named.first.map { .symbol(String($0), isFilled: head == "u+") }
    case "t":
      guard named.count == 2, let height = Double(named[0]) else { return nil }
      return .text(String(named[1]), height: height / 100)
    case "o": kind = .outline
    case "s": kind = .stroke
    case "d": kind = .detail
    case "a": kind = .area
    case "x": kind = .areaDetail
    case "e": kind = .lineSign
    case "g": kind = .areaSign
    case "c": kind = .cutStroke
    case "k": kind = .cutArea
    default: return nil
    }
    var reader = SymbolPathReader(words: commands)
    return .path(kind, reader.read())
  }
}

extension SymbolRecipe.Options {
  /// - Returns: Whether it was one.
  fileprivate mutating func read(_ word: Substring) -> Bool {
    let value = word.dropFirst()
    switch word.first {
    case ":": level = Int(value)
    case "#": color = SymbolColor(rawValue: String(value))
    case "*": widthFactor = CGFloat(Double(value) ?? 1)
    case "%": step = Int(value)
    case "!": clearsAround = true
    case "&": isUnited = true
    case "=": thickness = Double(value).map { CGFloat($0) / 100 }
    case "~": transform = transform.concatenating(CGAffineTransform(scaleX: -1, y: 1))
    case "@":
      let numbers = value.split(separator: ",").map { CGFloat(Double($0) ?? 0) }
      guard let turn = numbers.first else { return false }
      if numbers.count > 3 { scale = numbers[3] }
      transform =
        transform
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        .concatenating(.turn(degrees: turn.native))
        .concatenating(
          CGAffineTransform(
            translationX: numbers.count > 1 ? numbers[1] / 100 : 0,
            y: numbers.count > 2 ? numbers[2] / 100 : 0))
    default: return false
    }
    return true
  }
}

extension CGAffineTransform {
  fileprivate static func turn(degrees: Double) -> CGAffineTransform {
    let (sine, cosine) = DeterministicMath.sinCos(degrees * .pi / 180)
    return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}
