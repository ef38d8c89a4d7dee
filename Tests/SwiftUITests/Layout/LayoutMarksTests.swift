import QuartzCore
import SwiftUI
import Testing
import UIKit

@Observable private final class Entry: Identifiable {
  let id: Int
  var title: String
  var color = Color.red
  var height: CGFloat = 10

  init(id: Int) {
    self.id = id
    title = "Row \(id)"
  }
}

private struct EntryView: View {
  let entry: Entry
  var body: some View {
    HStack(spacing: 4) {
      RoundedRectangle(cornerRadius: 2).fill(entry.color).frame(width: 8, height: entry.height)
      VStack(alignment: .leading, spacing: 2) {
        Text(entry.title)
        Text("Below").font(.footnote)
      }
      Spacer()
      Text(verbatim: "\(entry.id)").padding(2)
    }
  }
}

private struct Entries: View {
  let entries: [Entry]
  var body: some View { VStack(spacing: 3) { ForEach(entries) { EntryView(entry: $0) } } }
}

private struct Work: Equatable { var measured = 0, placed = 0, shown = 0 }

/// What layout did while something happened.
@MainActor private func work(_ body: () throws -> Void) rethrows -> Work {
  let (measured, placed, shown) = (LayoutWork.measured, LayoutWork.placed, LayoutWork.shown)
  try body()
  return Work(
    measured: LayoutWork.measured - measured, placed: LayoutWork.placed - placed,
    shown: LayoutWork.shown - shown)
}

@MainActor @Suite struct LayoutMarksTests {
  private func entries(_ count: Int) -> [Entry] { (0..<count).map { Entry(id: $0) } }

  @Test func `a layout without a change measures, places and shows nothing`() throws {
    let hosted = try Hosted(Entries(entries: entries(50)))
    let done = try work {
      hosted.controller.view.setNeedsLayout()
      try hosted.settle()
    }
    #expect(done == Work())
  }

  @Test(arguments: [10, 1000])
  func `a text that leaves its row as it was costs the row, however many there are`(
    count: Int
  ) throws {
    let all = entries(count)
    let hosted = try Hosted(Entries(entries: all), width: 100, height: 400)
    let done = try work {
      all[count / 2].title = "Row"
      try hosted.settle()
    }
    #expect(hosted.bodyCount(of: EntryView.self) == count + 1)
    #expect(hosted.bodyCount(of: Entries.self) == 1)
    // The text, the column around it and the row, for each proposal that was asked for; the
    // column's and the row's views are looked at again where they are.
    #expect(done.measured <= 40)
    #expect(done.placed <= 8)
    #expect(done.shown <= 4)
  }

  @Test(arguments: [10, 1000])
  func `a colour is measured again alone, and shown alone`(count: Int) throws {
    let all = entries(count)
    let hosted = try Hosted(Entries(entries: all), width: 100, height: 400)
    let done = try work {
      all[count / 2].color = .green
      try hosted.settle()
    }
    #expect(done.measured <= 10)
    #expect(done.placed <= 3)
    #expect(done.shown == 1)
  }

  @Test func `a row of another height is the only one that is measured again`() throws {
    let all = entries(1000)
    let hosted = try Hosted(Entries(entries: all), width: 100, height: 400)
    let done = try work {
      all[999].height = 90
      try hosted.settle()
    }
    // The frame, the row and the column that holds all.
    #expect(done.measured <= 40)
    #expect(hosted.frames("HStack")[999].height == 90)
  }

  @Test func `a view that gets layers of its own gets them between those of its neighbours`()
    throws
  {
    let all = entries(5)
    all[2].title = ""
    let hosted = try Hosted(Entries(entries: all), width: 100, height: 400)
    let count = hosted.controller.view.layer.sublayers?.count
    all[2].title = "Seen"
    try hosted.settle()
    let fresh = try Hosted(Entries(entries: all), width: 100, height: 400)
    let (new, wanted) = (hosted.controller.view.layer, fresh.controller.view.layer)
    #expect(new.sublayers?.count == count.map { $0 + 1 })
    #expect(new.sublayers?.map(\.frame) == wanted.sublayers?.map(\.frame))
    all[2].title = ""
    try hosted.settle()
    #expect(hosted.controller.view.layer.sublayers?.count == count)
  }

  // MARK: What follows from elsewhere

  private struct Corners: View {
    let entry: Entry
    var body: some View {
      VStack(spacing: 0) {
        ContainerRelativeShape().fill(.blue).frame(width: 40, height: 20).padding(2)
        Color.clear.frame(width: 44, height: entry.height)
      }
      .containerShape(RoundedRectangle(cornerRadius: 10))
    }
  }

  @Test func `a shape follows its container's though its own frame stays`() throws {
    let entry = Entry(id: 0)
    entry.height = 0
    let hosted = try Hosted(Corners(entry: entry))
    entry.height = 20
    try hosted.settle()
    let fresh = try Hosted(Corners(entry: entry))
    let known = try hosted.image().dataProvider?.data as Data?
    #expect(try known == fresh.image().dataProvider?.data as Data?)
  }

  private struct Positions: View {
    let entry: Entry
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        GeometryReader { proxy in
          Text(verbatim: "\(Int(proxy.frame(in: .named("outer")).minY))")
        }
        .frame(width: 30, height: 20).position(x: 100, y: 100)
      }
      .coordinateSpace(name: "outer").padding(.top, entry.height)
      .padding(.bottom, 40 - entry.height)
      .offset(y: -entry.height)
    }
  }

  @Test func `a geometry reader learns of a space that moved around it`() throws {
    let entry = Entry(id: 0)
    let hosted = try Hosted(Positions(entry: entry))
    entry.height = 30
    try hosted.settle()
    let fresh = try Hosted(Positions(entry: entry))
    #expect(hosted.tree == fresh.tree)
  }

  private struct Symbols: View {
    let entry: Entry
    var body: some View {
      Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: 1) {
          context.draw(symbol, at: CGPoint(x: 50, y: 50))
        }
      } symbols: {
        Dot(entry: entry).tag(1)
      }
      .frame(width: 100, height: 100)
    }
  }

  private struct Dot: View {
    let entry: Entry
    var body: some View { entry.color.frame(width: 20, height: 20) }
  }

  @Test func `a canvas draws again when one of its symbols changes`() throws {
    let entry = Entry(id: 0)
    let hosted = try Hosted(Symbols(entry: entry))
    let before = try hosted.image().dataProvider?.data as Data?
    entry.color = .green
    try hosted.settle()
    let after = try hosted.image().dataProvider?.data as Data?
    #expect(before != after)
    #expect(try after == Hosted(Symbols(entry: entry)).image().dataProvider?.data as Data?)
  }

  private struct Edges: View {
    var body: some View {
      VStack(spacing: 0) {
        Color.red.ignoresSafeArea()
        GeometryReader { Text(verbatim: "\(Int($0.safeAreaInsets.bottom))") }.frame(height: 20)
      }
    }
  }

  @Test func `another safe area places again what reaches into it`() throws {
    let hosted = try Hosted(Edges())
    let insets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    hosted.controller.additionalSafeAreaInsets = insets
    try hosted.settle()
    let fresh = try Hosted(Edges(), safeArea: insets)
    #expect(hosted.tree == fresh.tree)
    #expect(hosted.frames("Color")[0].minY == 0)
  }

  private struct Layers: View {
    let entry: Entry
    var body: some View {
      ZStack {
        Group { Color.red.frame(width: 20, height: 20).zIndex(Double(entry.height)) }
        Color.green.frame(width: 10, height: 10)
        Text("Over").zIndex(5)
      }
    }
  }

  @Test func `another index puts a view in front of others`() throws {
    let entry = Entry(id: 0)
    let hosted = try Hosted(Layers(entry: entry))
    func order() -> [CGFloat] {
      (hosted.controller.view.layer.sublayers ?? []).map { $0.bounds.width }
    }
    let before = order()
    entry.height = 0
    try hosted.settle()
    #expect(order() == [before[2], before[0], before[1]])
  }
}
