/// Finds the declarations with unsafe expressions that do not say why these are sound.
///
/// A declaration is a member of a type or of a file, with what is in it: closures, accessors and
/// local functions. Its lines are told by their indent, as `swift format` leaves it.
struct SafetyComments {
  /// A declaration without a reason.
  struct Gap: Equatable {
    /// The number of the declaration's line.
    let line: Int
    /// That of its first unsafe expression.
    let use: Int
  }

  private struct Line {
    let indent: Int
    /// What is left without indent, comments and texts; empty in lines of comments alone.
    let code: String
    let isComment: Bool
  }

  private let file: SourceFile
  private let lines: [Line]

  init(_ file: SourceFile) {
    self.file = file
    lines = file.lines.map { text in
      let indent = text.utf8.prefix { $0 == 32 }.count
      let rest = text.dropFirst(indent)
      return Line(indent: indent, code: Self.code(rest), isComment: rest.hasPrefix("//"))
    }
  }

  /// Declarations with unsafe expressions, by the index of their line, with that of their first.
  var declarations: [(line: Int, use: Int)] {
    var uses: [Int: Int] = [:]
    for index in lines.indices where Self.words(lines[index].code).contains("unsafe") {
      let declaration = declaration(of: index)
      uses[declaration] = min(uses[declaration] ?? index, index)
    }
    return uses.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// A reason stands in the declaration before the first unsafe expression, or right above the
  /// declaration, its attributes and its documentation. One that says `(these 3)` is for so many
  /// declarations below it.
  var gaps: [Gap] {
    let shared = sharedDeclarations
    return declarations.compactMap { line, use in
      if shared.contains(line) { return nil }
      var start = line
      while start > 0, lines[start - 1].isComment || lines[start - 1].code.hasPrefix("@") {
        start -= 1
      }
      if (start...use).contains(where: { isReason($0) }) { return nil }
      return Gap(line: line + 1, use: use + 1)
    }
  }

  /// The numbers of the lines of reasons that are no sentences: they begin with a capital or a
  /// name, have some words, and end with a full stop.
  var fragments: [Int] {
    lines.indices.filter { isReason($0) }.compactMap { index in
      var text = file.lines[index].drop { $0 != "Y" }.drop { $0 != ":" }.dropFirst(2)
      for next in (index + 1)..<lines.count {
        let line = file.lines[next].dropFirst(lines[next].indent)
        guard lines[next].isComment, !line.hasPrefix("///") else { break }
        text += line.dropFirst(2)
      }
      let isWhole =
        text.first.map { $0.isUppercase || $0 == "`" || $0.isNumber } == true
        && text.hasSuffix(".") && text.split(separator: " ").count > 6
      return isWhole ? nil : index + 1
    }
  }

  // MARK: - Reasons

  private static let mark = "// SAFETY"

  private func isReason(_ index: Int) -> Bool {
    guard lines[index].isComment else { return false }
    let text = file.lines[index].dropFirst(lines[index].indent)
    return text.hasPrefix(Self.mark + ":") || sharedCount(index) != nil
  }

  /// How many declarations a reason is for: `// SAFETY (these 3): …`.
  private func sharedCount(_ index: Int) -> Int? {
    let start = Self.mark + " (these "
    let text = file.lines[index].dropFirst(lines[index].indent)
    guard text.hasPrefix(start) else { return nil }
    return Int(text.dropFirst(start.count).prefix { $0 != ")" })
  }

  private var sharedDeclarations: Set<Int> {
    var result: Set<Int> = []
    for index in lines.indices {
      guard lines[index].isComment, var count = sharedCount(index) else { continue }
      for next in index..<lines.count where count > 0 {
        let line = lines[next]
        if !line.code.isEmpty, line.indent < lines[index].indent { break }
        if line.indent == lines[index].indent, Self.keyword(line.code) != nil {
          result.insert(next)
          count -= 1
        }
      }
    }
    return result
  }

  // MARK: - Declarations

  private static let types: Set = ["struct", "class", "enum", "extension", "actor", "protocol"]
  private static let keywords = types.union([
    "func", "init", "deinit", "subscript", "var", "let", "case", "typealias", "associatedtype",
  ])
  private static let modifiers: Set = [
    "public", "package", "private", "fileprivate", "internal", "open", "static", "final",
    "override", "convenience", "required", "mutating", "nonmutating", "nonisolated", "isolated",
    "lazy", "weak", "unowned", "dynamic", "indirect", "prefix", "postfix", "infix", "borrowing",
    "consuming",
  ]

  /// The word that makes a line a declaration; nil where it is none.
  private static func keyword(_ code: String) -> String? {
    var rest = code[...]
    while let first = rest.first {
      let isAttribute = first == "@"
      let word = (isAttribute ? rest.dropFirst() : rest).prefix {
        $0.isLetter || $0.isNumber || $0 == "_"
      }
      rest = rest.dropFirst(word.count + (isAttribute ? 1 : 0))
      if !isAttribute {
        let next = rest.split(separator: " ", maxSplits: 1).first
        if keywords.contains(String(word)), word != "class" || (next != "func" && next != "var") {
          return String(word)
        }
        guard modifiers.contains(String(word)) || word == "class" else { return nil }
      }
      if rest.hasPrefix("(") { rest = rest.drop { $0 != ")" }.dropFirst() }
      rest = rest.drop { $0 == " " }
    }
    return nil
  }

  /// The outermost declaration around a line below its type, or the type itself.
  private func declaration(of index: Int) -> Int {
    var found: Int?
    var place: Int? = head(of: index)
    while let line = place {
      if let keyword = Self.keyword(lines[line].code) {
        if Self.types.contains(keyword) { return found ?? line }
        found = line
      }
      place = opening(around: line)
    }
    return found ?? index
  }

  /// The line that begins what another one goes on with, such as `) -> Int {`.
  private func head(of index: Int) -> Int {
    var place = index
    while place > 0, goesOn(place) {
      repeat {
        place -= 1
      } while place > 0
        && (!isCode(place) || lines[place].indent > lines[index].indent)
    }
    return place
  }

  /// The line that opens what a line stands in; nil at the top of the file.
  private func opening(around index: Int) -> Int? {
    var place = index - 1
    while place >= 0 {
      if !isCode(place) || lines[place].indent >= lines[index].indent {
        place -= 1
      } else if goesOn(place), !opens(place) {
        // What ends there is beside the line, not around it.
        place = head(of: place) - 1
      } else {
        return head(of: place)
      }
    }
    return nil
  }

  private func isCode(_ index: Int) -> Bool {
    !lines[index].code.isEmpty && !lines[index].code.hasPrefix("#")
  }

  private func goesOn(_ index: Int) -> Bool {
    lines[index].code.first.map { ")}]{".contains($0) } == true
      || lines[index].code.hasPrefix("where ")
  }

  private func opens(_ index: Int) -> Bool {
    lines[index].code.last.map { "{([".contains($0) } == true || lines[index].code.hasSuffix(" in")
  }

  // MARK: - Text

  /// A line without its texts and its comment, and without spaces at the end.
  private static func code(_ text: Substring) -> String {
    var code = ""
    var isText = false
    var before: Character = " "
    for character in text {
      if isText {
        if character == "\"", before != "\\" { isText = false }
        before = before == "\\" ? " " : character
        continue
      }
      if character == "/", before == "/" {
        code.removeLast()
        break
      }
      if character == "\"" { isText = true }
      code.append(character)
      before = character
    }
    while code.last == " " { code.removeLast() }
    return code
  }

  private static func words(_ code: String) -> [Substring] {
    guard code.contains("unsafe") else { return [] }
    return code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }
}
