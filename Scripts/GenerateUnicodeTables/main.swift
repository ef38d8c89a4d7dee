import Foundation

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  print("usage: generate-unicode-tables DATABASE OUTPUT")
  exit(2)
}
let database = URL(fileURLWithPath: arguments[1])
let output = URL(fileURLWithPath: arguments[2])

let version = "15.0.0"
let readMe = try! String(contentsOf: database.appendingPathComponent("ReadMe.txt"), encoding: .utf8)
guard readMe.contains("Version \(version)") else {
  print("\(database.path) is not of Unicode \(version)")
  exit(1)
}

/// Lines of a file, split at semicolons; comments are taken off, `@missing` lines come first.
func records(_ name: String, keepsMissing: Bool = true) -> [[String]] {
  let text = try! String(contentsOf: database.appendingPathComponent(name), encoding: .utf8)
  var missing: [[String]] = []
  var records: [[String]] = []
  for line in text.split(separator: "\n") {
    let prefix = "# @missing: "
    func fields(_ part: Substring) -> [String] {
      part.split(separator: ";", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    if line.hasPrefix(prefix) {
      missing.append(fields(line.dropFirst(prefix.count)))
    } else {
      let body = line.prefix { $0 != "#" }
      if body.contains(where: { $0 != " " }) { records.append(fields(body)) }
    }
  }
  return (keepsMissing ? missing : []) + records
}

func range(_ field: String) -> ClosedRange<Int> {
  let parts = field.components(separatedBy: "..").map { Int($0, radix: 16)! }
  return parts[0]...parts[parts.count - 1]
}

/// The value of every character.
func values(
  _ file: String, field: Int = 1, where isWanted: ([String]) -> Bool = { _ in true },
  keepsMissing: Bool = true, _ value: (String) -> Int
) -> [Int] {
  var result = [Int](repeating: 0, count: 0x110000)
  for record in records(file, keepsMissing: keepsMissing) where isWanted(record) {
    let number = value(record[field])
    for character in range(record[0]) { result[character] = number }
  }
  return result
}

let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

func encoded(_ numbers: [Int]) -> String {
  var bytes: [UInt8] = []
  for number in numbers {
    var rest = number
    repeat {
      let group = rest & 31
      rest >>= 5
      bytes.append(alphabet[group | (rest > 0 ? 32 : 0)])
    } while rest > 0
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Runs of one value: the value, the length.
func runs(_ values: [Int]) -> [Int] {
  var numbers: [Int] = []
  var start = 0
  for index in 1...values.count where index == values.count || values[index] != values[start] {
    numbers += [values[start], index - start]
    start = index
  }
  return numbers
}

func zigzag(_ number: Int) -> Int { number < 0 ? -2 * number - 1 : 2 * number }

func write(_ name: String, _ comment: String, _ numbers: [Int], extra: String = "") {
  var text = """
    // Made by Scripts/generate-unicode-tables of Unicode 15.0.0. Do not edit.

    extension UnicodeTables {
      /// \(comment)
      static let \(name) = \"\"\"

    """
  var rest = encoded(numbers)[...]
  while !rest.isEmpty {
    text += "    " + rest.prefix(94) + "\\\n"
    rest = rest.dropFirst(94)
  }
  text += "    \n    \"\"\"\n" + extra + "}\n"
  let file = "UnicodeTables+" + name.prefix(1).uppercased() + name.dropFirst() + ".swift"
  try! text.write(
    to: output.appendingPathComponent(file), atomically: true, encoding: .utf8)
}

/// The order of values is that of the enumerations in Sources/CoreText/Unicode.
func index(_ names: [String]) -> (String) -> Int {
  { name in
    guard let number = names.firstIndex(of: name) else { fatalError("no value for \(name)") }
    return number
  }
}

try? FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)

let categories = index([
  "Cn", "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe",
  "Pi", "Pf", "Po", "Sm", "Sc", "Sk", "So", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Co",
])
write(
  "categories", "General categories, in runs.",
  runs(
    values("extracted/DerivedGeneralCategory.txt") { $0 == "Unassigned" ? 0 : categories($0) }))
write(
  "combiningClasses", "Canonical combining classes, in runs.",
  runs(values("extracted/DerivedCombiningClass.txt") { Int($0) ?? 0 }))
write(
  "ignorables", "1 for default ignorable characters, in runs.",
  runs(
    values(
      "DerivedCoreProperties.txt", where: { $0[1] == "Default_Ignorable_Code_Point" }) { _ in 1 }))

let longBidi = [
  "Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL",
  "European_Terminator": "ET", "Boundary_Neutral": "BN",
]
let bidi = index([
  "L", "R", "AL", "EN", "ES", "ET", "AN", "CS", "NSM", "BN", "B", "S", "WS", "ON", "LRE", "LRO",
  "RLE", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI",
])
write(
  "bidiClasses", "Bidirectional classes, in runs.",
  runs(values("extracted/DerivedBidiClass.txt") { bidi(longBidi[$0] ?? $0) }))

let longBreaks = ["Unknown": "XX", "Ideographic": "ID", "Prefix_Numeric": "PR"]
let breaks = index([
  "XX", "AI", "AL", "B2", "BA", "BB", "BK", "CB", "CJ", "CL", "CM", "CP", "CR", "EB", "EM", "EX",
  "GL", "H2", "H3", "HL", "HY", "ID", "IN", "IS", "JL", "JT", "JV", "LF", "NL", "NS", "NU", "OP",
  "PO", "PR", "QU", "RI", "SA", "SG", "SP", "SY", "WJ", "ZW", "ZWJ",
])
write(
  "lineBreaks", "Line break classes, in runs.",
  runs(values("extracted/DerivedLineBreak.txt") { breaks(longBreaks[$0] ?? $0) }))

let graphemes = index([
  "Other", "CR", "LF", "Control", "Extend", "ZWJ", "Regional_Indicator", "Prepend",
  "SpacingMark", "L", "V", "T", "LV", "LVT",
])
var graphemeValues = values("auxiliary/GraphemeBreakProperty.txt", graphemes)
var pictographs = [Bool](repeating: false, count: 0x110000)
for record in records("emoji/emoji-data.txt", keepsMissing: false)
where record[1] == "Extended_Pictographic" {
  for character in range(record[0]) { pictographs[character] = true }
}
write(
  "pictographs", "1 for extended pictographs, in runs.", runs(pictographs.map { $0 ? 1 : 0 }))
let words = index([
  "Other", "CR", "LF", "Newline", "Extend", "ZWJ", "Format", "Regional_Indicator", "Katakana",
  "Hebrew_Letter", "ALetter", "Single_Quote", "Double_Quote", "MidNumLet", "MidLetter", "MidNum",
  "Numeric", "ExtendNumLet", "WSegSpace",
])
write(
  "wordBreaks", "Word break classes, in runs.",
  runs(values("auxiliary/WordBreakProperty.txt", words)))
for character in graphemeValues.indices
where pictographs[character] && graphemeValues[character] == 0 {
  graphemeValues[character] = 14
}
write(
  "graphemeBreaks", "Grapheme cluster break classes, and 14 for pictographs, in runs.",
  runs(graphemeValues))
let widths = index(["N", "A", "H", "W", "F", "Na"])
write(
  "eastAsianWidths", "East Asian widths, in runs.",
  runs(
    values("extracted/DerivedEastAsianWidth.txt") {
      widths(["Neutral": "N", "Wide": "W"][$0] ?? $0)
    }))
write(
  "emoji", "1 for characters that are emoji by default, in runs.",
  runs(
    values(
      "emoji/emoji-data.txt", where: { $0[1] == "Emoji_Presentation" }, keepsMissing: false
    ) { _ in 1 }))
write(
  "joiningTypes", "Joining types, in runs.",
  runs(
    values("extracted/DerivedJoiningType.txt") {
      $0 == "Non_Joining" ? 0 : index(["U", "R", "L", "D", "C", "T"])($0)
    }))

// Scripts by their four-letter codes, numbered in alphabetical order after the first three.
var codes: [String: String] = [:]
for record in records("PropertyValueAliases.txt", keepsMissing: false) where record[0] == "sc" {
  codes[record[2]] = record[1]
}
let first = ["Zzzz", "Zyyy", "Zinh"]
let scriptCodes = first + Set(codes.values).subtracting(first).sorted()
var codeLines = "\n  /// Codes of ISO 15924 by the numbers of `scripts`.\n"
codeLines += "  static let scriptCodes = \"\"\"\n"
for start in stride(from: 0, to: scriptCodes.count, by: 22) {
  codeLines +=
    "    " + scriptCodes[start..<min(start + 22, scriptCodes.count)].joined() + "\\\n"
}
write(
  "scripts", "Scripts, in runs.",
  runs(values("Scripts.txt") { index(scriptCodes)(codes[$0]!) }),
  extra: codeLines + "    \n    \"\"\"\n")

// Sets of scripts, each as the string of its scripts' numbers; 0 is the empty set.
var scriptSets: [[Int]] = [[]]
let extensions = values("ScriptExtensions.txt", keepsMissing: false) { names in
  let set = names.split(separator: " ").map { index(scriptCodes)(String($0)) }.sorted()
  if let known = scriptSets.firstIndex(of: set) { return known }
  scriptSets.append(set)
  return scriptSets.count - 1
}
write(
  "scriptExtensions", "Numbers of sets of scripts, 0 for none, in runs.", runs(extensions))
write(
  "scriptSets", "Sets of scripts: how many, then their numbers.",
  scriptSets.flatMap { [$0.count] + $0 })

/// Pairs by ascending first number: its distance from the one before, then what belongs to it.
func pairs(_ list: [(Int, [Int])]) -> [Int] {
  var last = 0
  return list.sorted { $0.0 < $1.0 }.flatMap { key, rest -> [Int] in
    defer { last = key }
    return [key - last] + rest
  }
}
write(
  "mirrors", "Mirrored characters: distance, then how far the mirror image is.",
  pairs(
    records("BidiMirroring.txt", keepsMissing: false).map {
      let key = Int($0[0], radix: 16)!
      return (key, [zigzag(Int($0[1], radix: 16)! - key)])
    }))
write(
  "brackets", "Brackets: distance, how far the other one is, 1 for opening.",
  pairs(
    records("BidiBrackets.txt", keepsMissing: false).map {
      let key = Int($0[0], radix: 16)!
      return (key, [zigzag(Int($0[1], radix: 16)! - key), $0[2] == "o" ? 1 : 0])
    }))

var excluded: Set<Int> = []
for record in records("DerivedNormalizationProps.txt", keepsMissing: false)
where record[1] == "Full_Composition_Exclusion" {
  excluded.formUnion(range(record[0]))
}
var decompositions: [(Int, [Int])] = []
for record in records("UnicodeData.txt", keepsMissing: false)
where !record[5].isEmpty && !record[5].hasPrefix("<") {
  let key = Int(record[0], radix: 16)!
  let parts = record[5].split(separator: " ").map { Int($0, radix: 16)! }
  let second = parts.count > 1 ? parts[1] : 0
  decompositions.append((key, [zigzag(parts[0] - key), second, excluded.contains(key) ? 0 : 1]))
}
write(
  "decompositions",
  "Canonical decompositions: distance, how far the first part is, the second, 1 if it composes.",
  pairs(decompositions))

// What `Syllables.swift` makes of the database.
write(
  "syllableCategories", "Categories of India's nine scripts, Khmer and Myanmar, in runs.",
  runs(syllables.categories))
write(
  "syllablePositions",
  "The places that characters of those scripts take in a syllable, in runs.",
  runs(syllables.positions))
write(
  "universalCategories", "Categories of the Universal Shaping Engine, in runs.",
  runs(universalCategories()))
