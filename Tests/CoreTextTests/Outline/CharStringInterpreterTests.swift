import CoreGraphics
import CoreText
import Testing

@Suite struct CharStringInterpreterTests: ReadsOutlines {
  private func path(of program: String, global: [String] = [], local: [String] = []) throws
    -> String
  {
    var cff = CFFBytes(programs: [program])
    (cff.global, cff.local) = (global, local)
    return try path(cff.font())
  }

  // MARK: Lines and curves

  @Test(arguments: [
    ("10 20 rmoveto 5 0 0 7 rlineto", "M10 20 L15 20 L15 27 Z"),
    ("10 hmoveto -3 vlineto", "M10 0 L10 -3 Z"),
    ("20 vmoveto 5 hlineto", "M0 20 L5 20 Z"),
    // Lines across and up by turns.
    ("0 hmoveto 10 20 30 hlineto", "M0 0 L10 0 L10 20 L40 20 Z"),
    ("0 hmoveto 10 20 30 40 vlineto", "M0 0 L0 10 L20 10 L20 40 L60 40 Z"),
    ("0 hmoveto 1 2 3 4 5 6 rrcurveto", "M0 0 C1 2 4 6 9 12 Z"),
    (
      "0 hmoveto 1 2 3 4 5 6 1 1 1 1 1 1 rrcurveto",
      "M0 0 C1 2 4 6 9 12 C10 13 11 14 12 15 Z"
    ),
    ("0 hmoveto 1 2 3 4 5 6 7 8 rcurveline", "M0 0 C1 2 4 6 9 12 L16 20 Z"),
    ("0 hmoveto 7 8 1 2 3 4 5 6 rlinecurve", "M0 0 L7 8 C8 10 11 14 16 20 Z"),
    // A contour begins where the one before has ended, and closes it.
    ("5 5 rmoveto 1 hlineto 2 2 rmoveto 1 vlineto", "M5 5 L6 5 Z M8 7 L8 8 Z"),
    // Without a move it begins where the pen is.
    ("3 hlineto", "M0 0 L3 0 Z"),
    ("", ""),
  ])
  func `lines and curves go on from the place before`(
    _ program: String, _ expected: String
  ) throws {
    #expect(try path(of: program + " endchar") == expected)
    // The end of the program ends it as well.
    #expect(try path(of: program) == expected)
  }

  @Test(arguments: [
    // Tangents that are horizontal at both ends, the first one perhaps not.
    ("1 2 3 4 hhcurveto", "C1 0 3 3 7 3"),
    ("9 1 2 3 4 hhcurveto", "C1 9 3 12 7 12"),
    ("1 2 3 4 5 6 7 8 hhcurveto", "C1 0 3 3 7 3 C12 3 18 10 26 10"),
    ("9 1 2 3 4 5 6 7 8 hhcurveto", "C1 9 3 12 7 12 C12 12 18 19 26 19"),
    // Vertical ones.
    ("1 2 3 4 vvcurveto", "C0 1 2 4 2 8"),
    ("9 1 2 3 4 vvcurveto", "C9 1 11 4 11 8"),
    ("1 2 3 4 5 6 7 8 vvcurveto", "C0 1 2 4 2 8 C2 13 8 20 8 28"),
    // Horizontal first and vertical after, by turns; the last one ends anyhow.
    ("1 2 3 4 hvcurveto", "C1 0 3 3 3 7"),
    ("1 2 3 4 5 hvcurveto", "C1 0 3 3 8 7"),
    ("1 2 3 4 5 6 7 8 hvcurveto", "C1 0 3 3 3 7 C3 12 9 19 17 19"),
    ("1 2 3 4 5 6 7 8 9 hvcurveto", "C1 0 3 3 3 7 C3 12 9 19 17 28"),
    ("1 2 3 4 vhcurveto", "C0 1 2 4 6 4"),
    ("1 2 3 4 5 vhcurveto", "C0 1 2 4 6 9"),
    ("1 2 3 4 5 6 7 8 vhcurveto", "C0 1 2 4 6 4 C11 4 17 11 17 19"),
    ("1 2 3 4 5 6 7 8 9 vhcurveto", "C0 1 2 4 6 4 C11 4 17 11 26 19"),
  ])
  func `curves leave out what is 0 by their kind`(_ program: String, _ expected: String) throws {
    #expect(try path(of: "0 hmoveto " + program + " endchar") == "M0 0 \(expected) Z")
  }

  @Test(arguments: [
    ("1 2 3 4 5 6 1 2 3 4 5 6 50 flex", "C1 2 4 6 9 12 C10 14 13 18 18 24"),
    ("10 20 30 40 50 60 70 hflex", "C10 0 30 30 70 30 C120 30 180 0 250 0"),
    ("1 2 3 4 5 6 7 8 9 hflex1", "C1 2 4 6 9 6 C15 6 22 14 31 0"),
    // The last number is for the axis that the flex goes along; on the other it comes back.
    ("10 1 10 1 10 1 10 1 10 1 7 flex1", "C10 1 20 2 30 3 C40 4 50 5 57 0"),
    ("1 10 1 10 1 10 1 10 1 10 7 flex1", "C1 10 2 20 3 30 C4 40 5 50 0 57"),
    ("-9 1 -9 1 -9 1 -9 1 -9 1 -5 flex1", "C-9 1 -18 2 -27 3 C-36 4 -45 5 -50 0"),
    // Where both are as far, the vertical axis has it.
    ("1 1 1 1 1 1 1 1 1 1 7 flex1", "C1 1 2 2 3 3 C4 4 5 5 0 12"),
  ])
  func `a flex is two curves, at any size`(_ program: String, _ expected: String) throws {
    #expect(try path(of: "0 hmoveto " + program + " endchar") == "M0 0 \(expected) Z")
  }

  // MARK: Numbers

  @Test(arguments: [
    -32_768, -1132, -1131, -364, -363, -108, -107, -1, 0, 107, 108, 363, 364, 1131, 1132, 32_767,
  ])
  func `numbers have one byte to three`(_ value: Int) throws {
    #expect(try path(of: "\(value) hmoveto endchar") == "M\(value) 0 Z")
  }

  @Test(arguments: [("0.5", "0.5"), ("-0.25", "-0.25"), ("100.0", "100"), ("-3.75", "-3.75")])
  func `numbers of five bytes are fractions`(_ number: String, _ expected: String) throws {
    #expect(try path(of: "\(number) vmoveto endchar") == "M0 \(expected) Z")
  }

  @Test(arguments: [
    ("3 4 add", "7"), ("3 4 sub", "-1"), ("7 2 div", "3.5"), ("1.5 4 mul", "6"), ("5 neg", "-5"),
    ("-5 abs", "5"), ("9 sqrt", "3"), ("5 6 drop", "5"), ("4 dup mul", "16"),
    ("2 9 exch sub", "7"), ("5 6 7 1 index sub sub sub", "0"), ("8 9 -1 index sub sub", "8"),
    ("42 3 put 3 get", "42"), ("1 2 3 4 ifelse", "1"), ("1 2 4 3 ifelse", "2"),
    ("1 2 3 3 ifelse", "1"), ("3 0 and", "0"), ("3 -1 and", "1"), ("0 0 or", "0"),
    ("0 2 or", "1"), ("0 not", "1"), ("5 not", "0"), ("4 4 eq", "1"), ("4 5 eq", "0"),
  ])
  func `programs calculate`(_ program: String, _ expected: String) throws {
    #expect(try path(of: program + " vmoveto endchar") == "M0 \(expected) Z")
  }

  @Test(arguments: [
    ("4 1 roll", "L4 1 L6 4"), ("4 -1 roll", "L2 3 L6 4"), ("4 2 roll", "L3 4 L4 6"),
    ("2 1 roll", "L1 2 L5 5"), ("4 0 roll", "L1 2 L4 6"), ("4 5 roll", "L4 1 L6 4"),
    ("3 -4 roll", "L1 3 L5 5"), ("0 3 roll", "L1 2 L4 6"), ("9 1 roll", "L1 2 L4 6"),
    ("-2 1 roll", "L1 2 L4 6"),
  ])
  func `the last numbers turn around`(_ program: String, _ expected: String) throws {
    #expect(
      try path(of: "0 hmoveto 1 2 3 4 \(program) rlineto endchar") == "M0 0 \(expected) Z")
  }

  // MARK: Hints and widths

  @Test(arguments: [
    "50 10 20 rmoveto 5 hlineto", "50 endchar", "10 20 rmoveto 5 hlineto",
    "50 0 10 hstem 10 20 rmoveto 5 hlineto", "0 10 vstem 10 20 rmoveto 5 hlineto",
    "50 0 10 20 30 hstemhm 0 5 vstemhm hintmask #FF 10 20 rmoveto 5 hlineto",
    // What stands before a mask is stems; 9 of them have a mask of two bytes, which is no program.
    "50 0 1 2 3 hstemhm 0 1 2 3 4 5 6 7 8 9 10 11 12 13 hintmask #0E #0E 10 20 rmoveto 5 hlineto",
    "0 1 hstemhm cntrmask #0E 10 20 rmoveto hintmask #0B 5 hlineto",
    "50 hintmask 10 20 rmoveto 5 hlineto",
  ])
  func `hints, masks and the width draw nothing`(_ program: String) throws {
    let expected = program.hasSuffix("endchar") ? "" : "M10 20 L15 20 Z"
    #expect(try path(of: program + " endchar") == expected)
  }

  @Test(arguments: [("50 7 hmoveto", "M7 0 Z"), ("50 7 vmoveto", "M0 7 Z")])
  func `the width is the number too many of the first operator`(
    _ program: String, _ expected: String
  ) throws {
    #expect(try path(of: program + " endchar") == expected)
    // Later on there is none: the move has its first number.
    let again = try path(of: program + " 1 hlineto " + program + " endchar")
    #expect(again.hasPrefix(String(expected.dropLast(1)) + "L"))
  }

  // MARK: Subroutines

  @Test func `subroutines go on with the numbers and the pen of their caller`() throws {
    let found = try path(
      of: "10 -107 callsubr 5 -106 callsubr -107 callgsubr 1 hlineto endchar",
      global: ["4 vlineto return"], local: ["hmoveto return", "hlineto"])
    #expect(found == "M10 0 L15 0 L15 4 L16 4 Z")
  }

  @Test func `an end in a subroutine is the end of the glyph`() throws {
    let found = try path(
      of: "10 hmoveto -107 callsubr 9 hlineto endchar", local: ["5 vlineto endchar"])
    #expect(found == "M10 0 L10 5 Z")
  }

  /// The first and the last of as many subroutines.
  @Test(arguments: [(1, 107), (1239, 107), (1240, 1131), (33_899, 1131), (33_900, 32_768)])
  func `subroutines are counted from the middle`(_ count: Int, _ bias: Int) throws {
    var all = [String](repeating: "", count: count)
    all[count - 1] = "30 vlineto"
    all[0] = "20 hlineto" + (count == 1 ? " 30 vlineto" : "")
    let calls = "\(-bias) callgsubr " + (count == 1 ? "" : "\(count - 1 - bias) callgsubr ")
    #expect(try path(of: "0 hmoveto \(calls)endchar", global: all) == "M0 0 L20 0 L20 30 Z")
    let local = calls.replacing("callgsubr", with: "callsubr")
    #expect(try path(of: "0 hmoveto \(local)endchar", local: all) == "M0 0 L20 0 L20 30 Z")
  }

  /// Subroutines that each call the next, and the last one draws.
  private func chain(_ length: Int, calls: Int = 1) -> [String] {
    (0..<length).map { index in
      index + 1 == length
        ? "1 hlineto"
        : [String](repeating: "\(index + 1 - 107) callsubr", count: calls).joined(separator: " ")
    }
  }

  @Test func `calls go ten deep and no deeper`() throws {
    #expect(try path(of: "0 hmoveto -107 callsubr endchar", local: chain(10)) == "M0 0 L1 0 Z")
    #expect(throws: FontError.self) {
      try path(of: "0 hmoveto -107 callsubr endchar", local: chain(11))
    }
  }

  @Test func `programs that would take for ever are errors`() {
    for local in [["-107 callsubr"], chain(10, calls: 30)] {
      #expect(throws: FontError.self) {
        try path(of: "0 hmoveto -107 callsubr endchar", local: local)
      }
    }
  }

  // MARK: Broken programs

  @Test(arguments: ["3 callsubr", "3 callgsubr", "callsubr", "-32768 callgsubr"])
  func `a program that calls what is not there names its table`(_ program: String) throws {
    #expect {
      try path(of: program + " endchar")
    } throws: { error in
      guard case .malformed("CFF ", _, _)? = error as? FontError else { return false }
      return true
    }
  }

  @Test(arguments: ["#1C", "#1C #00", "#F7", "#FB", "#FF #00 #01 #00", "#0C"])
  func `numbers and operators that are cut off are errors`(_ end: String) {
    #expect(throws: FontError.self) { try path(of: "0 hmoveto 5 hlineto " + end) }
  }

  @Test func `more numbers than a stack holds are an error`() {
    let numbers = [String](repeating: "1", count: 1000).joined(separator: " ")
    #expect(throws: FontError.self) { try path(of: "0 hmoveto \(numbers) rlineto endchar") }
  }

  @Test(arguments: [
    "hmoveto", "rmoveto 1 2 3 rlineto", "0 hmoveto 1 2 3 4 5 rrcurveto", "0 hmoveto rcurveline",
    "0 hmoveto 1 rlinecurve", "0 hmoveto 1 2 hvcurveto", "0 hmoveto flex hflex flex1 hflex1",
    "add sub mul div neg abs sqrt drop exch dup index put get roll ifelse and or not eq",
    "0 hmoveto -1 99 put 99 get 5 -5 put index", "-4 sqrt hmoveto", "hintmask", "#02 #09 #0C #FF",
    "0 1 hstem hintmask", "1 2 3 4 -32768 32767 roll", "-32768 dup mul dup mul hmoveto",
    "1 -32768 div 0.00002 div hmoveto", "7 0 div hmoveto",
  ])
  func `too few numbers, and operators that do not exist, do no harm`(_ program: String) throws {
    // What is left before the end is taken away: four numbers there are an accented letter.
    #expect(try path(of: program + " 0 hmoveto 3 hlineto endchar").hasSuffix(" Z"))
  }
}
