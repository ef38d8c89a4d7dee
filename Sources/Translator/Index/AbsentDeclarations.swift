import SwiftIfConfig
import SwiftSyntax
import TranslatorInterface

/// Finds what of a source file needs a framework that is absent here, and can be left out with the
/// import without a change to how the rest compiles and what it does.
///
/// Left out are whole types, functions and variables at the top of the file, and members that
/// extensions add. Where a type is left out, what the file says of it is left out too. What stays
/// is a member of a type, an override, and a requirement of a protocol: without it the file would
/// do something else, so the compiler tells what is missing there.
struct AbsentDeclarations {
  /// The ranges to blank, as UTF-8 offsets in the file, in its order.
  private(set) var ranges: [Range<Int>] = []
  private(set) var notes: [TranslationNote] = []

  init(_ unit: SourceUnit) {
    let imports = AbsentImports(unit)
    imports.walk(unit.tree)
    guard !imports.found.isEmpty else { return }
    let finder = AbsentFinder(unit, imports.found.compactMap { AbsentFramework.all[$0.module] })
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
      let place = unit.locations.location(for: AbsolutePosition(utf8Offset: one.range.lowerBound))
      let also = list.isEmpty ? "" : ", and with it what uses it: \(list)"
      notes.append(
        TranslationNote(
          severity: .warning, path: unit.path, line: place.line, column: place.column,
          message: "\(one.module) is not available on Linux. The import is left out\(also)."))
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

/// The imports that lead nowhere here.
private final class AbsentImports: ActiveSyntaxVisitor {
  private(set) var found: [(module: String, range: Range<Int>)] = []
  private let configuration: IOSBuildConfiguration

  init(_ unit: SourceUnit) {
    configuration = unit.configuration
    super.init(viewMode: .sourceAccurate, configuredRegions: unit.regions)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text, AbsentFramework.all[module] != nil,
      !configuration.packageModules.contains(module)
    {
      found.append((module, node.trimmedOffsets))
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
  private var typeNames: Set<String> = []
  private let frameworks: [AbsentFramework]
  private let unit: SourceUnit

  init(_ unit: SourceUnit, _ frameworks: [AbsentFramework]) {
    self.unit = unit
    self.frameworks = frameworks
    super.init(viewMode: .sourceAccurate, configuredRegions: unit.regions)
  }

  private func mentions(_ node: (some SyntaxProtocol)?) -> Bool {
    guard let node else { return false }
    let identifiers = ActiveIdentifiers(unit)
    identifiers.walk(node)
    return identifiers.words.contains { name in
      typeNames.contains(name) || frameworks.contains { $0.declares(name) }
    }
  }

  private func leaveOut(_ node: some SyntaxProtocol, _ name: String) {
    leftOut.append(LeftOut(name: name, range: node.trimmedOffsets))
  }

  private func isKnown(_ node: some SyntaxProtocol) -> Bool {
    leftOut.contains { $0.range == node.trimmedOffsets }
  }

  private func visitType(
    _ node: some DeclSyntaxProtocol, _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    if !isKnown(node), mentions(node) {
      leaveOut(node, name.text)
      typeNames.insert(name.text)
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
