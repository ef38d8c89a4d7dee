import SwiftUI
import Testing
import UIKit

@Observable private final class Person {
  var name = "Ann"
  var age = 3
}

private final class Counter: ObservableObject { @Published var value = 0 }

private struct Row: View {
  @ObservedObject var counter: Counter
  var body: some View { Text(verbatim: "Row \(counter.value)") }
}

private struct Rows: View {
  let counters: [Counter]
  var body: some View {
    VStack(spacing: 0) { ForEach(counters.indices, id: \.self) { Row(counter: counters[$0]) } }
  }
}

@MainActor @Suite struct ViewGraphTests {
  private struct Named: View {
    let person: Person
    var body: some View { Text(person.name) }
  }

  @Test func `an observable object runs only bodies that read what changed`() throws {
    let person = Person()
    let hosted = try Hosted(Named(person: person))
    person.age = 4
    try hosted.settle()
    #expect(hosted.bodyCount(of: Named.self) == 1)
    person.name = "Bob"
    try hosted.settle()
    #expect(hosted.bodyCount(of: Named.self) == 2)
    #expect(hosted.tree.contains { $0.contains("Text text=“Bob”") })
  }

  @Test func `a change of one row of a thousand runs one body`() throws {
    let counters = (0..<1000).map { _ in Counter() }
    let hosted = try Hosted(Rows(counters: counters), width: 100, height: 400)
    #expect(hosted.bodyCount(of: Row.self) == 1000)
    counters[500].value = 7
    try hosted.settle()
    #expect(hosted.bodyCount(of: Row.self) == 1001)
    #expect(hosted.bodyCount(of: Rows.self) == 1)
    #expect(hosted.tree.filter { $0.contains("Row 7") }.count == 1)
  }
}
