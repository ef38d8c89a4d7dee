import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct LazyRowsTests {
  private struct Row: View {
    let number: Int
    var body: some View { Text("Row \(number)") }
  }

  /// Rows of 44 points begin 35 below the edge: 11 are seen of 480.
  private func hosted<Content: View>(_ view: Content) throws -> Hosted<Content> {
    try Hosted(view, width: 320, height: 480)
  }

  @Test(arguments: [100, 10_000])
  func `bodies run for the rows in sight alone`(count: Int) throws {
    let hosted = try hosted(List(0..<count, id: \.self) { Row(number: $0) })
    // Those below the edge are asked whether they hide the lines above them.
    #expect((11...14).contains(hosted.bodyCount(of: Row.self)))
    #expect(try hosted.list().numberOfItems(inSection: 0) == count)
    #expect(hosted.tree.filter { $0.contains("“Row ") }.count == 11)
  }

  @Test func `identifiers are asked for in as many passes for many elements as for few`() throws {
    final class Counter { var count = 0 }
    struct Element: Identifiable {
      let number: Int
      let counter: Counter
      var id: Int {
        counter.count += 1
        return number
      }
    }
    func passes(_ count: Int) throws -> Double {
      let counter = Counter()
      let elements = (0..<count).map { Element(number: $0, counter: counter) }
      _ = try hosted(List(elements) { Row(number: $0.number) })
      return Double(counter.count) / Double(count)
    }
    #expect(try passes(10_000) == passes(100))
    #expect(try passes(100) <= 4)
  }

  @Test func `rows in sections and behind modifiers wait as well`() throws {
    struct Ground: View {
      var body: some View { Color.yellow }
    }
    let hosted = try hosted(
      List {
        Section("Numbers") {
          ForEach(0..<1_000) { Row(number: $0).id($0).padding(1) }
            .onDelete { _ in }
            .listRowBackground(Ground())
        }
      })
    #expect((10...14).contains(hosted.bodyCount(of: Row.self)))
    #expect((10...14).contains(hosted.bodyCount(of: Ground.self)))
  }

  @Test func `rows are made as they are scrolled to, and keep their state`() throws {
    final class Starts: ObservableObject { @Published var start = 1 }
    struct Counting: View {
      let number: Int
      @State private var start: Int
      init(number: Int, start: Int) {
        self.number = number
        _start = State(initialValue: start)
      }
      var body: some View { Text("\(number) of \(start)") }
    }
    struct Screen: View {
      @ObservedObject var starts: Starts
      var body: some View {
        List(0..<100, id: \.self) { Counting(number: $0, start: starts.start) }
      }
    }
    let starts = Starts()
    let hosted = try hosted(Screen(starts: starts))
    let list = try hosted.list()
    #expect(hosted.tree.contains { $0.contains("“0 of 1”") })
    starts.start = 2
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“0 of 1”") })
    list.contentOffset.y = 2_000
    try hosted.settle()
    #expect(!hosted.tree.contains { $0.contains("“0 of 1”") })
    #expect(hosted.tree.contains { $0.contains("“50 of 2”") })
    list.contentOffset.y = 0
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“0 of 1”") })
  }

  @Test func `a row appears when it comes into sight`() throws {
    final class Log { var numbers: Set<Int> = [] }
    let log = Log()
    let hosted = try hosted(
      List(0..<100, id: \.self) { number in
        Row(number: number).onAppear { log.numbers.insert(number) }
      })
    #expect(log.numbers.isSuperset(of: 0..<11))
    #expect(!log.numbers.contains(20))
    try hosted.list().contentOffset.y = 1_000
    try hosted.settle()
    #expect(log.numbers.contains(25))
  }

  @Test func `pictures are those of rows that are written out`() throws {
    let lazy = try hosted(
      List {
        Section("Numbers") {
          ForEach(0..<4) { number in
            Row(number: number).listRowSeparator(number == 1 ? .hidden : .automatic)
          }
        }
      })
    let eager = try hosted(
      List {
        Section("Numbers") {
          Row(number: 0)
          Row(number: 1).listRowSeparator(.hidden)
          Row(number: 2)
          Row(number: 3)
        }
      })
    #expect(try lazy.image().straightRGBA() == eager.image().straightRGBA())
  }

  @Test func `elements of several views, or of none, have a row for each view`() throws {
    let hosted = try hosted(
      List {
        ForEach(0..<3) { number in
          Text("\(number)")
          if number == 1 { Text("One more") }
        }
      })
    #expect(try hosted.list().numberOfItems(inSection: 0) == 4)
  }

  @Test func `rows come, go and change with their elements`() throws {
    struct Screen: View {
      @State var names = ["a", "b", "c"]
      @State var suffix = 1
      var body: some View {
        List(names, id: \.self) { name in
          if suffix == 1 { Text(name) } else { Color.red.frame(height: 78) }
        }
        .onChange(of: names) { suffix = 2 }
        .onAppear { names = ["c", "a", "d"] }
      }
    }
    let hosted = try hosted(Screen())
    let list = try hosted.list()
    #expect(list.numberOfItems(inSection: 0) == 3)
    #expect(list.visibleCells.map(\.frame.height) == [100, 100, 100])
  }

  @Test func `a row out of sight is selected by its identifier`() throws {
    struct Choice: View {
      @State var chosen: Int? = 90
      var body: some View {
        List(0..<100, id: \.self, selection: $chosen) { Row(number: $0) }
      }
    }
    let hosted = try hosted(Choice())
    #expect(try hosted.list().indexPathsForSelectedItems == [IndexPath(item: 90, section: 0)])
    #expect((11...14).contains(hosted.bodyCount(of: Row.self)))
  }
}
