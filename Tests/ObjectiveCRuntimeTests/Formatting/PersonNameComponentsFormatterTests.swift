import Foundation
import ObjectiveCRuntime
import Testing

typealias NameFormatter = ObjectiveCRuntime.PersonNameComponentsFormatter

@Suite struct PersonNameComponentsFormatterTests {
  private var name: PersonNameComponents {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "John", "Q.")
    (name.familyName, name.nameSuffix) = ("Appleseed", "Esq.")
    return name
  }

  @Test(arguments: [
    (NameFormatter.Style.default, "John Appleseed"), (.short, "John"),
    (.long, "Dr. John Q. Appleseed Esq."), (.abbreviated, "JA"),
  ])
  func `a style says how much of a name is written`(
    _ style: NameFormatter.Style, _ expected: String
  ) {
    #expect(NameFormatter.localizedString(from: name, style: style) == expected)
  }

  @Test func `a name in Chinese letters begins with the family`() {
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("小明", "王")
    #expect(NameFormatter().string(from: name) == "王小明")
  }

  @Test func `a written name has parts, which are written again`() throws {
    let parts = try #require(
      NameFormatter().personNameComponents(from: "Ann Lee Smith"))
    #expect(parts.givenName == "Ann" && parts.middleName == "Lee" && parts.familyName == "Smith")
    #expect(parts.formatted() == "Ann Smith")
    #expect(parts.formatted(.name(style: .abbreviated)) == "AS")
    #expect(NameFormatter().personNameComponents(from: " ") == nil)
  }
}
