import SwiftUI
import Testing
import UIKit

@MainActor private final class Journal {
  var lines: [String] = []
}

private final class Counter: ObservableObject {
  @Published var count = 0
}

@Observable private final class Person {
  var name = "Ann"
  var age = 3
}

@MainActor @Suite struct GraphTests {
  private struct Writes: View {
    let journal: Journal
    @State private var value = 0
    var body: some View {
      journal.lines.append("body \(value)")
      return Color.red.onAppear {
        value = 1
        value = 2
        withAnimation {
          value = 3
          value = 4
        }
      }.onChange(of: value) { old, new in journal.lines.append("\(old)→\(new)") }
    }
  }

  @Test func `writes of one action are shown at once, those of another transaction apart`() throws {
    let journal = Journal()
    _ = try Hosted(Writes(journal: journal))
    #expect(journal.lines == ["body 0", "body 2", "0→2", "body 4", "2→4"])
  }

  private struct Inner: View {
    let number: Int
    var body: some View { Color.red.frame(width: CGFloat(number), height: 1) }
  }

  private struct Outer: View {
    @ObservedObject var counter: Counter
    var body: some View {
      VStack {
        Inner(number: 3)
        Inner(number: counter.count)
      }
    }
  }

  @Test func `a body runs again only where its inputs differ`() throws {
    let counter = Counter()
    let hosted = try Hosted(Outer(counter: counter))
    #expect(hosted.bodyCount(of: Inner.self) == 2)
    counter.count = 7
    try hosted.settle()
    #expect(hosted.bodyCount(of: Outer.self) == 2)
    #expect(hosted.bodyCount(of: Inner.self) == 3)
    #expect(hosted.frames("Color").map(\.width) == [3, 7])
  }

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

  private struct Identity: View {
    let journal: Journal
    @State private var isOn = false
    var body: some View {
      Color.red.onAppear {
        journal.lines.append(isOn ? "A(T)" : "A(F)")
        isOn = true
      }.onDisappear { journal.lines.append(isOn ? "D(T)" : "D(F)") }.id(isOn)
    }
  }

  @Test func `a new identity appears before the old one disappears`() throws {
    let journal = Journal()
    _ = try Hosted(Identity(journal: journal))
    #expect(journal.lines == ["A(F)", "A(T)", "D(T)"])
  }

  private struct Order: View {
    let journal: Journal
    var body: some View {
      VStack {
        Color.red.onAppear { journal.lines.append("inner") }
          .onChange(of: 1, initial: true) { journal.lines.append("change") }
      }.onAppear { journal.lines.append("outer") }
    }
  }

  @Test func `deeper views appear first, on one view in the order of the source`() throws {
    let journal = Journal()
    _ = try Hosted(Order(journal: journal))
    #expect(journal.lines == ["inner", "change", "outer"])
  }

  private enum Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Told: View {
    @State private var sum = 0
    var body: some View {
      VStack {
        Color.red.preference(key: Sum.self, value: 2)
        Color.blue.preference(key: Sum.self, value: 5)
        Text("\(sum)")
      }.onPreferenceChange(Sum.self) { sum = $0 }
    }
  }

  @Test func `preferences are reduced in order and told after the update`() throws {
    let hosted = try Hosted(Told())
    #expect(hosted.tree.contains { $0.contains("Text text=“7”") })
  }

  private struct Themed: View {
    @Environment(\.graphTestTheme) private var theme
    var body: some View { Text(verbatim: theme) }
  }

  @Test func `the nearest environment modifier wins`() throws {
    let hosted = try Hosted(
      VStack {
        Themed()
        Themed().environment(\.graphTestTheme, "near")
      }.environment(\.graphTestTheme, "far"))
    #expect(hosted.tree.filter { $0.contains("Text") }.map { $0.split(separator: "“")[1] }
      == ["far”", "near”"])
  }

  private struct Modified: ViewModifier {
    @State private var width: CGFloat = 4
    func body(content: Content) -> some View {
      content.frame(width: width).onAppear { width = 9 }
    }
  }

  @Test func `a modifier keeps state of its own`() throws {
    let hosted = try Hosted(Color.red.modifier(Modified()))
    #expect(hosted.frames("Color").map(\.width) == [9])
  }

  private struct List: View {
    @Binding var items: [Int]
    var body: some View {
      HStack(spacing: 0) { ForEach(items, id: \.self) { Stateful(id: $0) } }
    }
  }

  private struct Stateful: View {
    let id: Int
    @State private var first: Int?
    var body: some View {
      Color.red.frame(width: CGFloat(first ?? 0), height: 4).onAppear { first = id }
    }
  }

  private struct Holder: View {
    @ObservedObject var counter: Counter
    @State private var items = [1, 2, 3]
    var body: some View {
      List(items: $items).onChange(of: counter.count) { items = [3, 1] }
    }
  }

  @Test func `elements that move keep their state, and those that go are gone`() throws {
    let counter = Counter()
    let hosted = try Hosted(Holder(counter: counter))
    #expect(hosted.frames("Color").map(\.width) == [1, 2, 3])
    counter.count = 1
    try hosted.settle()
    #expect(hosted.frames("Color").map(\.width) == [3, 1])
  }
}

extension EnvironmentValues {
  fileprivate var graphTestTheme: String {
    get { self[GraphTestTheme.self] }
    set { self[GraphTestTheme.self] = newValue }
  }
}

private struct GraphTestTheme: EnvironmentKey { static let defaultValue = "plain" }
