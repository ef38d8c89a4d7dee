import SwiftIfConfig
import SwiftParser
import SwiftSyntax
import TranslatorInterface

/// A parsed source file, without what needs a framework that is absent here.
struct SourceUnit {
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  let regions: ConfiguredRegions
  let locations: SourceLocationConverter
  let configuration: IOSBuildConfiguration
  /// Notes on what was left out.
  private(set) var notes: [TranslationNote] = []
  /// The types that were left out and that other files may name, with the framework that each
  /// lacks.
  private(set) var absentTypes: [String: String] = [:]

  init(
    path: String, bytes: [UInt8], configuration: IOSBuildConfiguration,
    absence: Absence = Absence()
  ) {
    let whole = SourceUnit(whole: path, bytes, configuration)
    let absent = AbsentDeclarations(whole, absence)
    guard !absent.ranges.isEmpty else {
      self = whole
      return
    }
    self.init(whole: path, absent.blanked(bytes), configuration)
    notes = absent.notes
    absentTypes = absent.types
  }

  private init(whole path: String, _ bytes: [UInt8], _ configuration: IOSBuildConfiguration) {
    self.path = path
    self.bytes = bytes
    tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
    self.configuration = configuration
    regions = tree.configuredRegions(in: configuration)
    locations = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// The place where a node begins.
  func origin(of node: some SyntaxProtocol) -> ColumnMap.Origin {
    let place = locations.location(for: node.positionAfterSkippingLeadingTrivia)
    return ColumnMap.Origin(path: path, line: place.line, column: place.column)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension SyntaxProtocol {
  /// UTF-8 offsets without the trivia around.
  var trimmedOffsets: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension AttributeListSyntax {
  func attribute(_ name: String) -> AttributeSyntax? {
    for element in self {
      if case .attribute(let attribute) = element, attribute.name == name { return attribute }
    }
    return nil
  }

  func has(_ names: String...) -> Bool { names.contains { attribute($0) != nil } }

  /// Whether nobody may name the declaration: `@available(*, unavailable)`.
  var saysUnavailable: Bool {
    contains { element in
      guard case .attribute(let attribute) = element, attribute.name == "available" else {
        return false
      }
      let words = attribute.arguments?.trimmedDescription.split { !$0.isLetter && $0 != "*" } ?? []
      return words.contains("unavailable") && (words.first == "*" || words.first == "iOS")
    }
  }
}

extension AttributeSyntax {
  var name: String { attributeName.trimmedDescription }

  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    guard let arguments else { return nil }
    let text = arguments.trimmedDescription
    return text.isEmpty ? nil : text
  }
}

extension DeclModifierListSyntax {
  func modifier(_ name: String) -> DeclModifierSyntax? { first { $0.name.text == name } }

  func has(_ names: String...) -> Bool { contains { names.contains($0.name.text) } }

  var isPublic: Bool { has("public", "open") }
  var isPrivate: Bool { contains { $0.name.text == "private" && $0.detail == nil } }
}

extension FunctionParameterListSyntax {
  var labels: [String] { map(\.firstName.text) }

  /// Types without `inout`, `@escaping` and the like.
  var types: [String] {
    map { parameter in
      var type = parameter.type
      while let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
      // `as` takes no implicitly unwrapped type.
      if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        return unwrapped.wrappedType.trimmedDescription + "?"
      }
      let text = type.trimmedDescription
      return parameter.ellipsis == nil ? text : "[" + text + "]"
    }
  }
}
