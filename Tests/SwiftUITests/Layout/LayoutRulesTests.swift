import SwiftUI
import Testing
import UIKit

/// Rules that hold for every container, whatever is in it and whatever it is offered.
@MainActor @Suite struct LayoutRulesTests {
  @Test func `no container answers a negative length or none, or is endless in limited room`()
    throws
  {
    for container in Cases.coverage() {
      let sizes = try answers(container.view.view, to: container.offers)
      for (offer, size) in zip(container.offers, sizes) {
        let isValid = size.width >= 0 && size.height >= 0
        let isLimited = offer.width != .infinity && offer.height != .infinity
        let isFinite = size.width.isFinite && size.height.isFinite
        if !isValid || isLimited && !isFinite {
          Issue.record("\(container.view.name), \(offer): \(size)")
        }
      }
    }
  }

  @Test func `containers in containers answer no negative length either`() throws {
    for (turn, pair) in Cases.pairs(steps: [3]).enumerated() {
      let inner = Cases.containers(pair)
      // A quarter of the containers for each pair: each is in others, and around others.
      for number in inner.indices where number % 4 == turn % 4 {
        let outer = Cases.containers(inner[number])
        let container = outer[(number + 2 * turn + 1) % outer.count]
        let offers = Cases.offers(turn: number + turn)
        for (offer, size) in zip(offers, try answers(container.view, to: offers))
        where !(size.width >= 0 && size.height >= 0) {
          Issue.record("\(container.name), \(offer): \(size)")
        }
      }
    }
  }

  @Test func `a stack is as long without limit as its longest answer, and no shorter than at 0`()
    throws
  {
    let offers = Cases.lengths.flatMap { minor -> [ProposedViewSize] in
      [0, .infinity].map { ProposedViewSize(width: $0, height: minor) }
    }
    for pair in Cases.pairs() {
      let row = try answers(HStack { pair.view }, to: offers)
      let overlaid = try answers(ZStack { pair.view }, to: offers)
      for index in stride(from: 0, to: offers.count, by: 2) {
        #expect(row[index + 1].width >= row[index].width, "\(pair.name), \(offers[index])")
        #expect(overlaid[index + 1].width >= overlaid[index].width, "\(pair.name)")
      }
    }
  }

  @Test func `what is drawn elsewhere, over or behind is measured as without it`() throws {
    for (turn, content) in Cases.pairs(steps: [4]).enumerated() {
      let view = HStack { content.view }
      let offers = Cases.offers(turn: turn)
      let plain = try answers(view, to: offers)
      let others: [NamedView] = [
        NamedView("offset", view.offset(x: 30, y: -9)), NamedView("opacity", view.opacity(0.5)),
        NamedView("overlay", view.overlay { Color.red.frame(width: 900) }),
        NamedView("background", view.background { Color.red.frame(width: 900) }),
        NamedView("rotation", view.rotationEffect(.degrees(30))),
        NamedView("border", view.border(Color.red)), NamedView("clipped", view.clipped()),
        NamedView("AnyLayout", AnyLayout(HStackLayout()) { content.view }),
      ]
      for other in others {
        #expect(try answers(other.view, to: offers) == plain, "\(other.name) \(content.name)")
      }
    }
  }

  @Test func `a fixed size is the ideal one, whatever is offered`() throws {
    for (turn, content) in Cases.pairs().enumerated() {
      let view = VStack { content.view }
      let ideal = try answer(view, width: nil, height: nil)
      let sizes = try answers(view.fixedSize(), to: Cases.offers(turn: turn))
      #expect(sizes.allSatisfy { $0 == ideal }, "\(content.name)")
    }
  }

  @Test func `padding offers what it leaves, and adds itself to the answer`() throws {
    for (turn, content) in Cases.pairs().enumerated() {
      let view = HStack { content.view }
      let offers = Cases.offers(turn: turn)
      let reduced = offers.map { offer in
        ProposedViewSize(
          width: offer.width.map { max($0 - 18, 0) }, height: offer.height.map { max($0 - 18, 0) })
      }
      let inner = try answers(view, to: reduced)
      let outer = try answers(view.padding(9), to: offers)
      #expect(
        outer == inner.map { CGSize(width: $0.width + 18, height: $0.height + 18) },
        "\(content.name)")
    }
  }

  @Test func `a frame with a length has it, one with limits stays between them`() throws {
    for (turn, content) in Cases.pairs().enumerated() {
      let view = HStack { content.view }
      let offers = Cases.offers(turn: turn)
      let fixed = try answers(view.frame(width: 40), to: offers)
      #expect(fixed.allSatisfy { $0.width == 40 }, "\(content.name)")
      let limited = try answers(
        view.frame(minWidth: 30, maxWidth: 60, minHeight: 5, maxHeight: 9), to: offers)
      for (offer, size) in zip(offers, limited) {
        #expect((30...60).contains(size.width) && (5...9).contains(size.height))
        if let width = offer.width { #expect(size.width == min(max(width, 30), 60)) }
      }
      let greedy = try answers(view.frame(maxWidth: .infinity), to: offers)
      for (offer, size) in zip(offers, greedy) {
        if let width = offer.width { #expect(size.width >= width, "\(content.name), \(offer)") }
      }
    }
  }

  @Test func `a geometry reader takes what it is offered, 10 points where that is open`() throws {
    for content in Cases.children {
      let sizes = try answers(GeometryReader { _ in content.view }, to: Cases.offers)
      #expect(sizes == Cases.offers.map { $0.replacingUnspecifiedDimensions() })
    }
  }

  @Test func `a scroll view is as long as it is offered, and as wide as its content`() throws {
    for (turn, content) in Cases.pairs().enumerated() {
      let offers = Cases.offers(turn: turn)
      let sizes = try answers(ScrollView { content.view }, to: offers)
      let inner = try answers(
        VStack { content.view },
        to: offers.map { ProposedViewSize(width: $0.width, height: nil) })
      for (offer, (size, own)) in zip(offers, zip(sizes, inner)) {
        #expect(size.height == offer.height ?? own.height, "\(content.name), \(offer)")
        #expect(size.width == own.width, "\(content.name), \(offer)")
      }
    }
  }

  @Test func `a lazy column is as wide as it is offered, and as high as it would be by itself`()
    throws
  {
    for (turn, content) in Cases.pairs().enumerated() {
      let offers = Cases.offers(turn: turn)
      let sizes = try answers(LazyVStack { content.view }, to: offers)
      let plain = try answers(
        VStack { content.view },
        to: offers.map { ProposedViewSize(width: $0.width, height: nil) })
      for (offer, (size, own)) in zip(offers, zip(sizes, plain)) {
        #expect(size.width == offer.width ?? own.width, "\(content.name), \(offer)")
        #expect(size.height == own.height, "\(content.name), \(offer)")
      }
    }
  }

  @Test func `a view that fits answers as one of its views`() throws {
    let children = Cases.children.filter { $0.name != "nothing" }
    let own = try children.map { try answers($0.view, to: Cases.offers) }
    for first in children.indices {
      for second in [first, (first + 1) % children.count, (first + 4) % children.count] {
        let offers = Cases.offers(turn: first + second)
        let sizes = try answers(
          ViewThatFits { children[first].view; children[second].view }, to: offers)
        for (offer, size) in zip(offers, sizes) {
          let place = try #require(Cases.offers.firstIndex(of: offer))
          let wanted = [own[first][place], own[second][place]]
          #expect(wanted.contains(size), "\(children[first].name), \(children[second].name)")
        }
      }
    }
  }

  @Test func `a column of a lazy grid is never below 0, and endless where its room is`() throws {
    let columns: [[GridItem]] = [
      [GridItem()], [GridItem(.fixed(50)), GridItem(.adaptive(minimum: 30))],
      [GridItem(.adaptive(minimum: 30))], [GridItem(.adaptive(minimum: 0), spacing: 0)],
      [GridItem(.flexible(minimum: -9)), GridItem(.fixed(-4))],
    ]
    for (number, items) in columns.enumerated() {
      let grid = LazyVGrid(columns: items) { ForEach(0..<5, id: \.self) { _ in Cases.fixed.view } }
      let sizes = try answers(grid, to: Cases.offers)
      for (offer, size) in zip(Cases.offers, sizes) {
        #expect(size.width >= 0 && size.height >= 0, "\(number) \(offer): \(size)")
        #expect(size.height.isFinite)
        if offer.width == .infinity { #expect(size.width == .infinity, "\(number)") }
      }
    }
  }

  @Test func `frames of every container are numbers in a window`() throws {
    for (number, container) in Cases.coverage().map(\.view).enumerated()
    where number.isMultiple(of: 5) {
      let hosted = try Hosted(container.view, width: 120, height: 90)
      for frame in hosted.frames("Color") {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        #expect(numbers.allSatisfy { $0.isFinite }, "\(container.name): \(frame)")
      }
    }
  }
}
