import SwiftIfConfig
import SwiftSyntax
import TranslatorInterface

/// Finds what of a source file needs a framework that is absent here, and can be left out with the
/// import without a change to how the rest compiles and what it does.
///
/// Left out are whole types, functions and variables at the top of the file, and members that
/// extensions add. Where a type is left out, what names it is left out too, in this file and in
/// others. What stays is a member of a type, an override, and a requirement of a protocol: without
/// it the file would do something else, so the compiler tells what is missing there.
struct AbsentDeclarations {
  /// The ranges to blank, as UTF-8 offsets in the file, in its order.
  private(set) var ranges: [Range<Int>] = []
  private(set) var notes: [TranslationNote] = []
  /// The types that other files may name, each with the framework that it lacks.
  private(set) var types: [String: String] = [:]

  init(_ unit: SourceUnit, _ absence: Absence) {
    let imports = AbsentImports(unit)
    imports.walk(unit.tree)
    let elsewhere = absence.types.filter { !Self.declares($0.key, in: unit) }
    guard !imports.found.isEmpty || !imports.partial.isEmpty || !elsewhere.isEmpty else { return }
    let modules = imports.found.map(\.module) + imports.partial.map(\.module)
    var frameworks = modules.compactMap { AbsentFramework.all[$0] }
    if !modules.isEmpty { frameworks.append(AbsentFramework(names: absence.names)) }
    let finder = AbsentFinder(unit, frameworks, Set(elsewhere.keys.sorted()))
    var count = -1
    // What a declaration's name takes along may stand in front of it.
    while finder.leftOut.count > count {
      count = finder.leftOut.count
      finder.walk(unit.tree)
    }
    let names = finder.leftOut.sorted { $0.range.lowerBound < $1.range.lowerBound }
    ranges = (imports.found.map(\.range) + names.map(\.range)).sorted {
      $0.lowerBound < $1.lowerBound
    }
    let unique = names.indices.filter { index in
      !names[..<index].contains { $0.name == names[index].name }
    }
    let list = unique.map { "`\(names[$0].name)`" }.joined(separator: ", ")
    for one in imports.found {
      let also = list.isEmpty ? "" : ", and with it what uses it: \(list)"
      note(
        "\(one.module) is not available on Linux. The import is left out\(also).", at: one.range,
        in: unit)
    }
    let causes = finder.namedElsewhere.sorted()
    let lacking = Set(causes.compactMap { elsewhere[$0] }).sorted().joined(separator: ", ")
    if imports.found.isEmpty, let first = names.first {
      if causes.isEmpty {
        let missing = finder.missing.sorted().map { "`\($0)`" }.joined(separator: ", ")
        note(
          "\(missing) of \(imports.partial.map(\.module).joined(separator: ", ")) "
            + "\(finder.missing.count > 1 ? "are" : "is") not available on Linux. "
            + "What uses it is left out: \(list).", at: first.range, in: unit)
      } else {
        let words = causes.map { "`\($0)`" }.joined(separator: ", ")
        note(
          "\(lacking) is not available on Linux, so \(words) is left out, and with it what "
            + "uses it: \(list).", at: first.range, in: unit)
      }
    }
    let cause = imports.found.first?.module ?? imports.partial.first?.module ?? lacking
    for type in finder.typesForOthers.sorted() { types[type] = cause }
  }

  private mutating func note(_ message: String, at range: Range<Int>, in unit: SourceUnit) {
    let place = unit.locations.location(for: AbsolutePosition(utf8Offset: range.lowerBound))
    notes.append(
      TranslationNote(
        severity: .warning, path: unit.path, line: place.line, column: place.column,
        message: message))
  }

  /// Whether the file has a type of a name at its top: it decides itself whether that stays.
  private static func declares(_ name: String, in unit: SourceUnit) -> Bool {
    unit.tree.statements.contains { statement in
      guard case .decl(let declaration) = statement.item else { return false }
      return declaration.asProtocol(NamedDeclSyntax.self)?.name.text == name
    }
  }

  /// The file with spaces in place of what is left out: everything else stays where it is.
  func blanked(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for index in ranges.joined() {
      let isLineEnd = bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r")
      if !isLineEnd { result[index] = UInt8(ascii: " ") }
    }
    return result
  }
}

/// What is known to be missing before a file is read.
struct Absence: Sendable {
  /// Types that are left out elsewhere, each with the framework that it lacks.
  var types: [String: String] = [:]
  /// Names that the compiler did not find: those of frameworks that nothing is known of.
  var names: Set<String> = []
}

/// The imports that lead nowhere here.
private final class AbsentImports: ActiveSyntaxVisitor {
  private(set) var found: [(module: String, range: Range<Int>)] = []
  /// Imports of frameworks of which some declarations are here.
  private(set) var partial: [(module: String, range: Range<Int>)] = []
  private let configuration: IOSBuildConfiguration

  init(_ unit: SourceUnit) {
    configuration = unit.configuration
    super.init(viewMode: .sourceAccurate, configuredRegions: unit.regions)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    if AbsentFramework.isAbsent(module, configuration) {
      found.append((module, node.trimmedOffsets))
    } else if AbsentFramework.isPartial(module, configuration) {
      partial.append((module, node.trimmedOffsets))
    }
    return .skipChildren
  }
}

/// Goes through what stands at the top of the file and in its extensions.
private final class AbsentFinder: ActiveSyntaxVisitor {
  struct LeftOut {
    var name: String
    var range: Range<Int>
  }

  private(set) var leftOut: [LeftOut] = []
  /// Names of the types that are left out and that other files see.
  private(set) var typesForOthers: Set<String> = []
  /// The names of types of other files that something is left out for.
  private(set) var namedElsewhere: Set<String> = []
  /// The names of frameworks that something is left out for.
  private(set) var missing: Set<String> = []
  private var typeNames: Set<String> = []
  private let elsewhere: Set<String>
  private let frameworks: [AbsentFramework]
  private let unit: SourceUnit

  /// - Parameter elsewhere: Names of types that other files leave out.
  init(_ unit: SourceUnit, _ frameworks: [AbsentFramework], _ elsewhere: Set<String>) {
    self.unit = unit
    self.frameworks = frameworks
    self.elsewhere = elsewhere
    super.init(viewMode: .sourceAccurate, configuredRegions: unit.regions)
  }

  private func mentions(_ node: (some SyntaxProtocol)?) -> Bool {
    guard let node else { return false }
    let identifiers = ActiveIdentifiers(unit)
    identifiers.walk(node)
    let missing = identifiers.words.intersection(elsewhere)
    namedElsewhere.formUnion(missing)
    let absent = identifiers.words.filter { name in frameworks.contains { $0.declares(name) } }
    self.missing.formUnion(absent)
    return !missing.isEmpty || !absent.isEmpty || !typeNames.isDisjoint(with: identifiers.words)
  }

  private func leaveOut(_ node: some SyntaxProtocol, _ name: String) {
    leftOut.append(LeftOut(name: name, range: node.trimmedOffsets))
  }

  private func isKnown(_ node: some SyntaxProtocol) -> Bool {
    leftOut.contains { $0.range == node.trimmedOffsets }
  }

  private func visitType(
    _ node: some DeclSyntaxProtocol & WithModifiersSyntax, _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    if !isKnown(node), mentions(node) {
      leaveOut(node, name.text)
      typeNames.insert(name.text)
      let isAtTop = node.parent?.is(CodeBlockItemSyntax.self) == true
      if isAtTop, !node.modifiers.has("private", "fileprivate") {
        typesForOthers.insert(name.text)
      }
    }
    return .skipChildren
  }

  private func visitMember(
    _ node: some DeclSyntaxProtocol & WithModifiersSyntax, _ name: String
  ) -> SyntaxVisitorContinueKind {
    if !isKnown(node), !node.modifiers.has("override"), mentions(node) { leaveOut(node, name) }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    visitType(node, node.name)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    visitType(node, node.name)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    visitType(node, node.name)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    visitType(node, node.name)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    visitType(node, node.name)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    visitType(node, node.name)
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if !isKnown(node), mentions(node) { leaveOut(node, "#" + node.macroName.text) }
    return .skipChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    visitMember(node, node.name.text)
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    visitMember(node, "init")
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    visitMember(node, "subscript")
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    visitMember(node, node.bindings.first?.pattern.trimmedDescription ?? "")
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isKnown(node) { return .skipChildren }
    if mentions(node.extendedType) || mentions(node.inheritanceClause)
      || mentions(node.genericWhereClause)
    {
      leaveOut(node, "extension \(node.extendedType.trimmedDescription)")
      return .skipChildren
    }
    // A requirement of a protocol may have another body elsewhere.
    return node.inheritanceClause == nil ? .visitChildren : .skipChildren
  }
}

/// The identifiers of what is active below a node.
private final class ActiveIdentifiers: ActiveSyntaxVisitor {
  private(set) var words: Set<String> = []

  init(_ unit: SourceUnit) {
    super.init(viewMode: .sourceAccurate, configuredRegions: unit.regions)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = token.tokenKind { words.insert(name) }
    return .skipChildren
  }
}
