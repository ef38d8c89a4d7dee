import SwiftUI
import Testing
import UIKit

/// How stacks share their room, by rules that are written down again here.
@MainActor @Suite struct StackRulesTests {
  /// A view between two lengths, with a priority.
  private struct Piece {
    let minimum: CGFloat
    let maximum: CGFloat
    let priority: Double

    func length(_ offer: CGFloat) -> CGFloat { min(max(offer, minimum), maximum) }
    var flexibility: CGFloat { maximum == .infinity ? .infinity : maximum - minimum }

    @MainActor var view: some View {
      Color.red.frame(minWidth: minimum, maxWidth: maximum).layoutPriority(priority)
    }
  }

  /// The rule: of each priority, the least flexible choose first, each an even share of what is
  /// left; lower priorities keep their minimum meanwhile. Of those without an end, the one with
  /// the largest minimum comes first.
  private func lengths(_ pieces: [Piece], in room: CGFloat) -> [CGFloat] {
    var result = [CGFloat](repeating: 0, count: pieces.count)
    var left = room
    for priority in Set(pieces.map(\.priority)).sorted(by: >) {
      let below = pieces.filter { $0.priority < priority }.reduce(0) { $0 + $1.minimum }
      let group = pieces.indices.filter { pieces[$0].priority == priority }.sorted {
        let (a, b) = (pieces[$0], pieces[$1])
        if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
        if a.flexibility == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
        return $0 < $1
      }
      for (place, index) in group.enumerated() {
        let share = max((left - below) / CGFloat(group.count - place), 0)
        result[index] = pieces[index].length(share)
        left -= result[index]
      }
    }
    return result
  }

  @Test func `rows share their width by the rule`() throws {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<100 {
      let pieces = (0..<(numbers.next(4) + 2)).map { _ in
        let minimum = CGFloat(numbers.next(5) * 10)
        let isOpen = numbers.next(3) == 0
        let maximum = isOpen ? CGFloat.infinity : minimum + CGFloat(numbers.next(6) * 10)
        return Piece(minimum: minimum, maximum: maximum, priority: Double(numbers.next(2)))
      }
      let room = CGFloat(numbers.next(40) * 10 + 10)
      let row = HStack(spacing: 0) {
        ForEach(pieces.indices, id: \.self) { pieces[$0].view }
      }
      let hosted = try Hosted(row, width: room, height: 20)
      let expected = lengths(pieces, in: room)
      let widths = hosted.frames("Color").map(\.width)
      #expect(
        zip(widths, expected).allSatisfy { abs($0 - $1) < 0.51 },
        "\(pieces) in \(room): \(widths), \(expected)")
      let total = try answer(row, width: room, height: 20).width
      #expect(abs(total - expected.reduce(0, +)) < 0.001, "\(pieces) in \(room)")
    }
  }

  @Test func `a row and a column are the same, turned`() throws {
    let transposed = Cases.offers.map { ProposedViewSize(width: $0.height, height: $0.width) }
    let square = NamedView("square", Color.red.frame(width: 9, height: 9))
    let children = [Cases.fixed, Cases.greedy, square]
    for first in children {
      for second in children {
        let turned: (NamedView) -> AnyView = { view in
          view.name == "fixed" ? AnyView(Color.red.frame(width: 20, height: 30)) : view.view
        }
        let row = try answers(HStack { first.view; second.view }, to: Cases.offers)
        let column = try answers(VStack { turned(first); turned(second) }, to: transposed)
        #expect(row == column.map { CGSize(width: $0.height, height: $0.width) })
      }
    }
  }

  @Test func `without an offer a stack is the sum of ideal lengths and gaps`() throws {
    let pieces = HStack(spacing: 4) { Cases.fixed.view; Cases.flexible.view; Color.red }
    let size = try answer(pieces, width: nil, height: nil)
    #expect(size == CGSize(width: 30 + 4 + 50 + 4 + 10, height: 25))
  }

  @Test func `in endless room a stack is as long and as wide as its views`() throws {
    let card = ZStack { Color.red; Text(verbatim: "card") }
    func length<V: View>(_ view: V) throws -> [CGFloat] {
      let size = try answer(view, width: .infinity, height: .infinity)
      return [size.width, size.height]
    }
    let endless: [CGFloat] = [.infinity, .infinity]
    #expect(try length(VStack { Color.red }) == endless)
    #expect(try length(VStack { Color.red; Color.red }) == endless)
    #expect(try length(VStack(alignment: .trailing) { Color.red; Color.red }) == endless)
    #expect(try length(VStack(alignment: .leading) { Color.red; Color.red }) == endless)
    #expect(try length(VStack { Color.red; Text(verbatim: "x") }) == endless)
    #expect(try length(card) == endless)
    #expect(try length(VStack { card; Text(verbatim: "x") }) == endless)
    #expect(try length(HStack { card; Text(verbatim: "x") }) == endless)
    #expect(try length(ZStack(alignment: .leading) { Color.red; Text(verbatim: "x") }) == endless)
  }

  // Apple's StepperView (testExampleView2, testExampleView3) shows such rows in one line.
  @Test func `a column of texts that fill the width leaves a row its width`() throws {
    let row = HStack {
      VStack {
        Text(verbatim: "One line").frame(maxWidth: .infinity, alignment: .leading)
        Text(verbatim: "Two").frame(maxWidth: .infinity, alignment: .leading)
      }
      Text(verbatim: "12:30")
      Image(systemName: "chevron.right")
    }
    #expect(try answer(row, width: 300, height: 100).width == 300)
    let hosted = try Hosted(row, width: 300, height: 100)
    let texts = hosted.frames("Text")
    #expect(texts.allSatisfy { $0.height < 24 })
    #expect(texts[0].minX == 0)
  }

  @Test func `a card beside a text takes what the text leaves`() throws {
    let card = ZStack { Color.red; Text(verbatim: "card") }
    let letter = try answer(Text(verbatim: "x"), width: nil, height: nil).width
    let row = HStack { card; Text(verbatim: "x") }
    #expect(try answer(row, width: 300, height: 40).width == 300)
    let hosted = try Hosted(row, width: 300, height: 40)
    #expect(abs(try #require(hosted.frames("Color").first).width - (300 - 8 - letter)) < 0.51)
    let words = HStack { Text(verbatim: "Some words"); VStack { card; Text(verbatim: "x") } }
    #expect(try answer(words, width: 300, height: 90).width == 300)
  }

  @Test func `a row with a spacer in a column keeps a text beside it in one line`() throws {
    let row = HStack {
      Color.blue.frame(width: 20, height: 20)
      VStack(alignment: .leading) { HStack { Text(verbatim: "A title"); Spacer() } }
      Text(verbatim: "of some length")
    }
    let hosted = try Hosted(row, width: 300, height: 60)
    #expect(hosted.frames("Text").allSatisfy { $0.height < 24 })
  }

  @Test(arguments: [
    VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
  ])
  func `guides of a row's views are at one height`(_ guide: VerticalAlignment) throws {
    let row = HStack(alignment: guide) {
      Color.red.frame(width: 10, height: 30)
      Color.red.frame(width: 10, height: 50)
      Color.red.frame(width: 10, height: 10).alignmentGuide(guide) { _ in -7 }
    }
    let frames = try Hosted(row, width: 200, height: 200).frames("Color")
    let share: CGFloat = guide == .top ? 0 : guide == .center ? 0.5 : 1
    let places = frames.prefix(2).map { $0.minY + $0.height * share } + [frames[2].minY - 7]
    #expect(places.allSatisfy { abs($0 - places[0]) < 0.51 }, "\(frames)")
  }

  @Test func `views of a stack over each other have their guides at one place`() throws {
    let all: [Alignment] = [.topLeading, .center, .bottomTrailing, .leading, .bottom]
    for alignment in all {
      let stack = ZStack(alignment: alignment) {
        Color.red.frame(width: 40, height: 10)
        Color.red.frame(width: 10, height: 60)
      }
      #expect(try answer(stack, width: nil, height: nil) == CGSize(width: 40, height: 60))
      let frames = try Hosted(stack, width: 40, height: 60).frames("Color")
      #expect(frames[0].minY == frames[1].height * alignment.shareY - 10 * alignment.shareY)
      #expect(frames[1].minX == 40 * alignment.shareX - 10 * alignment.shareX)
    }
  }

  @Test func `a spacing below 0 moves views over each other, and a stack is never shorter than 0`()
    throws
  {
    let stack = HStack(spacing: -100) { Cases.fixed.view; Cases.fixed.view }
    #expect(try answer(stack, width: nil, height: nil) == CGSize(width: 0, height: 20))
    let close = HStack(spacing: -10) { Cases.fixed.view; Cases.fixed.view }
    #expect(try answer(close, width: nil, height: nil).width == 50)
  }

  @Test func `views with an endless minimum do not make a stack no number`() throws {
    let row = HStack { Color.red.frame(minWidth: .infinity); Color.red; Cases.fixed.view }
    for size in try answers(row, to: Cases.offers) {
      #expect(size.width >= 0 && size.height >= 0, "\(size)")
    }
  }
}

extension Alignment {
  fileprivate var shareX: CGFloat { horizontal == .leading ? 0 : horizontal == .center ? 0.5 : 1 }
  fileprivate var shareY: CGFloat { vertical == .top ? 0 : vertical == .center ? 0.5 : 1 }
}
