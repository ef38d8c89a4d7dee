import SwiftSyntax
import TranslatorInterface

/// Turns what of a source file needs an Objective-C runtime, or means Apple's platforms, into what
/// compiles on Linux. Every line stays on its line.
///
/// Each construct has a file beside this one. Declarations that need a name of their own stand in
/// braces on lines that are there, or in `tail`, after the last line of the author's.
final class Rewriter: ScopedVisitor {
  let program: ProgramIndex
  let optionalMethods: [ModuleIndex.MethodEntry]
  /// Stands before what optional requirements become.
  let isolation: String
  /// Whether the file sees UIKit.
  let usesUIKit: Bool
  private(set) var edits: [SourceEdit] = []
  private(set) var notes: [TranslationNote] = []
  let module: String
  let languageMode: String
  /// Whether `#Preview` becomes something.
  let makesPreviews: Bool
  var previews: [TranslatedPreview] = []
  /// Expressions of this file's message tables, which are registered when the program is loaded.
  var registrations: [String] = []
  /// The expressions of tables that only the body of a type can name, for each type around.
  var tables: [[String]] = []
  /// Declarations for after the file's end.
  var tail: [String] = []
  /// Whether it names what Linux's Foundation has in a module of its own.
  var usesNetworking = false
  /// Whether it names what is in Combine, which iOS's Foundation brings along.
  var usesCombine = false
  /// Other modules that iOS's UIKit brings along, as far as the file names what is in them.
  var frameworks: Set<String> = []
  /// Modules that the file imports.
  private(set) lazy var importedModules: Set<String> = Set(
    unit.tree.statements.compactMap { statement in
      statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text
    })
  /// Counts the message tables of the file, whose names have to differ.
  var tableCount = 0
  /// Names that the file gives to values of type `AnyObject`.
  let objectNames: Set<String>

  init(
    _ unit: SourceUnit, program: ProgramIndex,
    optionalMethods: [ModuleIndex.MethodEntry], languageMode: String, usesUIKit: Bool,
    module: String, makesPreviews: Bool
  ) {
    self.usesUIKit = usesUIKit
    self.module = module
    self.makesPreviews = makesPreviews
    // In Swift 5, a class of the main actor may have what a protocol of none requires.
    self.languageMode = languageMode
    isolation = languageMode == "5" ? "@preconcurrency @MainActor " : ""
    self.program = program
    self.optionalMethods = optionalMethods
    objectNames = ObjectNames.names(in: unit)
    super.init(unit)
  }

  // MARK: - Editing

  func blank(_ node: some SyntaxProtocol) {
    let range = node.trimmedOffsets
    edits.append(SourceEdit(blank: range, of: unit.text(range)))
  }

  func replace(_ node: some SyntaxProtocol, with text: String) {
    replace(node.trimmedOffsets, with: text)
  }

  func replace(_ range: Range<Int>, with text: String) {
    edits.append(SourceEdit(range, replacing: unit.text(range), with: text))
  }

  /// Replaces from where one node begins to where another ends.
  func replace(
    from first: some SyntaxProtocol, through last: some SyntaxProtocol, with text: String
  ) {
    let range = first.trimmedOffsets.lowerBound..<last.trimmedOffsets.upperBound
    edits.append(SourceEdit(range, replacing: unit.text(range), with: text))
  }

  func insert(_ text: String, at position: AbsolutePosition) {
    edits.append(SourceEdit(insert: text, at: position.utf8Offset))
  }

  /// Inserts declarations, each for code of the author's that stands somewhere else: an error in
  /// one is an error there.
  func insert(_ parts: [(text: String, origin: ColumnMap.Origin?)], at position: AbsolutePosition) {
    for part in parts {
      edits.append(SourceEdit(insert: part.text, at: position.utf8Offset, for: part.origin))
    }
  }

  /// The place of a node of this file.
  func origin(_ node: some SyntaxProtocol) -> ColumnMap.Origin { unit.origin(of: node) }

  func note(
    _ severity: TranslationNote.Severity, at node: some SyntaxProtocol, _ message: String
  ) {
    let place = unit.locations.location(for: node.positionAfterSkippingLeadingTrivia)
    notes.append(
      TranslationNote(
        severity: severity, path: unit.path, line: place.line, column: place.column,
        message: message))
  }

  // MARK: - What is visited

  override func enter(_ node: some DeclGroupSyntax, _ scope: Scope) {
    if scope.kind == .protocolType { rewriteProtocol(node, scope) }
    rewriteTestCase(node, scope)
    rewriteProvider(node, scope)
    insertOptionalRequirements(node, scope)
    insertHoistedMembers(node, scope)
    insertForeignOverrides(node, scope)
    tables.append([])
  }

  override func leave(_ node: some DeclGroupSyntax, _ scope: Scope) {
    insertMessageTable(node, scope, nested: tables.removeLast())
  }

  override func enter(_ node: FunctionDeclSyntax) {
    rewriteIsolation(node)
    guard let scope = memberScope else { return }
    rewriteRequirement(node, scope)
    rewriteExtensionOverride(node, scope)
    rewriteForeignMember(node, scope)
    rewriteForeignOverride(node, scope)
    rewriteObjectOverride(node, scope)
  }

  override func enter(_ node: VariableDeclSyntax) {
    rewriteIsolation(node)
    guard let scope = memberScope else { return }
    rewriteManaged(node)
    rewriteEntry(node, scope)
    rewriteObserved(node, scope)
    rewriteExtensionOverride(node, scope)
    rewriteForeignProperty(node, scope)
    rewriteForeignOverride(node, scope)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    rewriteAttribute(node)
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    // Without `@objc` it would mean another thing: replacing a declaration at run time.
    if node.name.text == "dynamic" { blank(node) }
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteConditions(node)
    return super.visit(node)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteImport(node)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteMacro(node)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? rewritePreview(node) : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalCall(node)
    rewriteObservation(node)
    rewriteClassDescription(node)
    rewriteForeignSuper(node)
    rewriteForeignInitializer(node)
    rewriteLocalization(node)
    rewriteProcessInfo(node)
    rewriteSuperSetUp(node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    noteNetworking(node.name.text)
    noteCombine(node.name.text)
    noteFramework(node.name.text)
    noteXML(node.name.text)
    rewriteNameFormatter(node, node.name)
    noteOwnType(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    noteNetworking(node.baseName.text)
    noteCombine(node.baseName.text)
    noteFramework(node.baseName.text)
    noteXML(node.baseName.text)
    rewriteNameFormatter(node, node.baseName)
    noteOwnType(node.baseName.text)
    rewriteReference(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteFontCoercion(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalReference(node)
    rewriteForeignSuper(node)
    rewriteModuleName(node)
    rewriteObjectMember(node)
    return .visitChildren
  }

  // MARK: - Declarations for later systems

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    return rewriteAvailability(of: node, node.attributes) ? .skipChildren : next
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    return rewriteAvailability(of: node, node.attributes) ? .skipChildren : next
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    return rewriteAvailability(of: node, node.attributes) ? .skipChildren : next
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    return rewriteAvailability(of: node, node.attributes) ? .skipChildren : next
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    return rewriteAvailability(of: node, node.attributes) ? .skipChildren : next
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    return rewriteAvailability(of: node, node.attributes) ? .skipChildren : next
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    return rewriteAvailability(of: node, node.attributes) ? .skipChildren : next
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    return rewriteAvailability(of: node, node.attributes) ? .skipChildren : next
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    return rewriteAvailability(of: node, node.attributes) ? .skipChildren : next
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    return rewriteAvailability(of: node, node.attributes) ? .skipChildren : next
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteAvailability(of: node, node.attributes) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteAvailability(of: node, node.attributes) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteAvailability(node)
  }
}
