/// A function of type 4: a program for a stack of numbers, without loops.
///
/// - Source: ISO 32000-1, 7.10.5. Booleans are the numbers 0 and 1.
struct PDFCalculator: Sendable {
  private indirect enum Step: Sendable {
    case number(Double)
    case operation(String)
    case branch([Step], [Step])
  }

  private static let maximumStepCount = 4096
  private static let maximumStackCount = 100
  private static let maximumDepth = 32

  private let steps: [Step]

  /// Reads a program; nil for bytes that are not a program, and for more than 4096 steps.
  init?(_ bytes: [UInt8]) {
    var lexer = PDFLexer(bytes[...], hasReferences: false)
    var count = 0
    guard case .keyword("{") = lexer.next(),
      let steps = Self.block(&lexer, &count, depth: 0)
    else { return nil }
    self.steps = steps
  }

  private static func block(_ lexer: inout PDFLexer, _ count: inout Int, depth: Int) -> [Step]? {
    guard depth < maximumDepth else { return nil }
    var steps: [Step] = []
    var blocks: [[Step]] = []
    while let token = lexer.next() {
      count += 1
      guard count <= maximumStepCount else { return nil }
      switch token {
      case .object(.boolean(let value)): steps.append(.number(value ? 1 : 0))
      case .object(let object):
        guard let number = object.number else { return nil }
        steps.append(.number(number))
      case .keyword("{"):
        guard let inner = block(&lexer, &count, depth: depth + 1) else { return nil }
        blocks.append(inner)
      case .keyword("}"): return blocks.isEmpty ? steps : nil
      case .keyword("if"):
        guard let then = blocks.popLast() else { return nil }
        steps.append(.branch(then, []))
      case .keyword("ifelse"):
        guard let otherwise = blocks.popLast(), let then = blocks.popLast() else { return nil }
        steps.append(.branch(then, otherwise))
      case .keyword(let word): steps.append(.operation(word))
      }
    }
    return nil
  }

  /// - Returns: As many numbers as are asked for, from the top of the stack; zeros where it is
  ///   shorter, or the program makes a mistake.
  func run(_ inputs: [Double], resultCount: Int) -> [Double] {
    var stack = inputs
    let isSound = Self.run(steps, &stack)
    let results = isSound ? stack.suffix(resultCount) : []
    return Array(repeating: 0, count: max(resultCount - results.count, 0)) + results
  }

  private static func run(_ steps: [Step], _ stack: inout [Double]) -> Bool {
    for step in steps {
      switch step {
      case .number(let value): stack.append(value)
      case .branch(let then, let otherwise):
        guard let condition = stack.popLast() else { return false }
        guard run(condition != 0 ? then : otherwise, &stack) else { return false }
      case .operation(let name):
        guard runStackOperation(name, &stack) ?? runArithmetic(name, &stack) else { return false }
      }
      guard stack.count <= maximumStackCount else { return false }
    }
    return true
  }

  /// Runs an operation on the stack; nil for operations that calculate.
  private static func runStackOperation(_ name: String, _ stack: inout [Double]) -> Bool? {
    switch name {
    case "pop": return stack.popLast() != nil
    case "exch":
      guard stack.count >= 2 else { return false }
      stack.swapAt(stack.count - 1, stack.count - 2)
    case "dup":
      guard let top = stack.last else { return false }
      stack.append(top)
    case "copy":
      guard let count = stack.popLast().map({ Int(clamping: $0) }), count >= 0,
        count <= stack.count, stack.count + count <= maximumStackCount
      else { return false }
      stack += stack.suffix(count)
    case "index":
      guard let index = stack.popLast().map({ Int(clamping: $0) }), index >= 0,
        index < stack.count
      else { return false }
      stack.append(stack[stack.count - 1 - index])
    case "roll":
      guard let steps = stack.popLast().map({ Int(clamping: $0) }),
        let count = stack.popLast().map({ Int(clamping: $0) }), count >= 0, count <= stack.count
      else { return false }
      if count == 0 { return true }
      let part = Array(stack.suffix(count))
      let shift = ((steps % count) + count) % count
      stack.removeLast(count)
      stack += part.suffix(shift) + part.prefix(count - shift)
    default: return nil
    }
    return true
  }

  private static func runArithmetic(_ name: String, _ stack: inout [Double]) -> Bool {
    if let unary = unary[name] {
      guard let value = stack.popLast() else { return false }
      stack.append(unary(value))
      return true
    }
    if name == "true" || name == "false" {
      stack.append(name == "true" ? 1 : 0)
      return true
    }
    guard let binary = binary[name], let right = stack.popLast(), let left = stack.popLast() else {
      return false
    }
    stack.append(binary(left, right))
    return true
  }

  private static let unary: [String: @Sendable (Double) -> Double] = [
    "abs": { $0.magnitude }, "neg": { -$0 }, "ceiling": { $0.rounded(.up) },
    "floor": { $0.rounded(.down) }, "round": { ($0 + 0.5).rounded(.down) },
    "truncate": { $0.rounded(.towardZero) }, "cvi": { $0.rounded(.towardZero) }, "cvr": { $0 },
    "sqrt": { $0 > 0 ? $0.squareRoot() : 0 },
    "sin": { DeterministicMath.sin($0 * .pi / 180) },
    "cos": { DeterministicMath.cos($0 * .pi / 180) },
    "ln": { $0 > 0 ? DeterministicMath.log($0) : 0 },
    "log": { $0 > 0 ? DeterministicMath.log10($0) : 0 },
    "not": { $0 == 0 ? 1 : $0 == 1 ? 0 : Double(~Int(clamping: $0)) },
  ]

  private static let binary: [String: @Sendable (Double, Double) -> Double] = [
    "add": { $0 + $1 }, "sub": { $0 - $1 }, "mul": { $0 * $1 },
    "div": { $1 == 0 ? 0 : $0 / $1 },
    "idiv": { $1 == 0 ? 0 : ($0 / $1).rounded(.towardZero) },
    "mod": { $1 == 0 ? 0 : $0.truncatingRemainder(dividingBy: $1) },
    "exp": {
      let power = DeterministicMath.pow($0, $1)
      return power.isFinite ? power : 0
    },
    "atan": {
      let degrees = DeterministicMath.atan2($0, $1) * 180 / .pi
      return degrees < 0 ? degrees + 360 : degrees
    },
    "eq": { $0 == $1 ? 1 : 0 }, "ne": { $0 != $1 ? 1 : 0 }, "gt": { $0 > $1 ? 1 : 0 },
    "ge": { $0 >= $1 ? 1 : 0 }, "lt": { $0 < $1 ? 1 : 0 }, "le": { $0 <= $1 ? 1 : 0 },
    "and": { Double(Int(clamping: $0) & Int(clamping: $1)) },
    "or": { Double(Int(clamping: $0) | Int(clamping: $1)) },
    "xor": { Double(Int(clamping: $0) ^ Int(clamping: $1)) },
    "bitshift": { value, shift in
      let places = Int(clamping: shift.clamped(to: -62...62))
      let number = Int(clamping: value)
      return Double(places >= 0 ? number &<< places : number >> -places)
    },
  ]
}
