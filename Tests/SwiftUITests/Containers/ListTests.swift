import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ListTests {
  private func list<Content: View>(_ hosted: Hosted<Content>) throws -> UICollectionView {
    try #require(Self.views(UICollectionView.self, in: hosted.controller.view).first)
  }

  static func views<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
    ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
  }

  private func cellFrames(_ list: UICollectionView) -> [CGRect] {
    list.indexPathsForVisibleItems.sorted().compactMap { list.cellForItem(at: $0)?.frame }
  }

  @Test(arguments: [
    UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped,
  ])
  func `rows lie where UIKit's lie, and in the plain style headers and footers`(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) throws {
    let view = List {
      Section {
        Text("One")
        Text("Two")
      } header: {
        Text("Letters")
      } footer: {
        Text("All of them")
      }
      Section { Text("Three") }
    }
    let hosted: Hosted<AnyView> =
      switch appearance {
      case .plain: try Hosted(AnyView(view.listStyle(.plain)), width: 320, height: 480)
      case .grouped: try Hosted(AnyView(view.listStyle(.grouped)), width: 320, height: 480)
      default: try Hosted(AnyView(view), width: 320, height: 480)
      }
    let own = try list(hosted)
    let native = NativeList(appearance)
    let host = RenderHost(
      size: CGSize(width: 320, height: 480), traits: UITraitCollection(displayScale: 2))
    host.host(native)
    try host.settle()
    let other = try #require(native.collectionView)
    #expect(cellFrames(own).map(\.minX) == cellFrames(other).map(\.minX))
    #expect(cellFrames(own).map(\.size) == cellFrames(other).map(\.size))
    #expect(cellFrames(own).count == 3)
    if appearance == .plain { #expect(cellFrames(own) == cellFrames(other)) }
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] where appearance == .plain {
      #expect(
        own.visibleSupplementaryViews(ofKind: kind).map(\.frame)
          == other.visibleSupplementaryViews(ofKind: kind).map(\.frame))
    }
    let ground: UIColor = appearance == .plain ? .systemBackground : .systemGroupedBackground
    #expect(own.backgroundColor == ground)
  }

  @Test func `text in rows begins where UIKit's text begins`() throws {
    let hosted = try Hosted(List { Text("One") }, width: 320, height: 200)
    let native = NativeList(.insetGrouped)
    let host = RenderHost(
      size: CGSize(width: 320, height: 200), traits: UITraitCollection(displayScale: 2))
    host.host(native)
    try host.settle()
    let texts = Self.views(UILabel.self, in: native.view)
    let label = try #require(texts.first { $0.text == "One" })
    let frame = try #require(hosted.frames("Text").first)
    #expect(frame.minX == label.convert(label.bounds, to: nil).minX)
  }

  @Test func `a ForEach among other rows has a row for each element`() throws {
    let hosted = try Hosted(
      List {
        Text("First")
        ForEach(0..<3) { Text("Row \($0)") }
      }, width: 320, height: 480)
    #expect(try list(hosted).numberOfSections == 1)
    #expect(try list(hosted).numberOfItems(inSection: 0) == 4)
  }

  @Test func `state that a row writes is shown by other rows`() throws {
    struct Counter: View {
      @State var count = 1
      var body: some View {
        List {
          ForEach(0..<count, id: \.self) { Text("Row \($0)") }
          Color.red.frame(height: 20).onAppear { count = 3 }
        }
      }
    }
    let hosted = try Hosted(Counter(), width: 320, height: 480)
    #expect(try list(hosted).numberOfItems(inSection: 0) == 4)
    #expect(hosted.tree.contains { $0.contains("“Row 2”") })
  }

  @Test func `a row grows with its content`() throws {
    struct Growing: View {
      @State var isLarge = false
      var body: some View {
        List {
          Color.red.frame(height: isLarge ? 100 : 30).onAppear { isLarge = true }
        }
      }
    }
    let hosted = try Hosted(Growing(), width: 320, height: 480)
    #expect(try cellFrames(list(hosted)).map(\.height) == [122])
  }

  @Test func `insets and height of a row are its own`() throws {
    let hosted = try Hosted(
      List {
        Color.red.frame(height: 60)
          .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Text("Low")
      }
      .environment(\.defaultMinListRowHeight, 20), width: 320, height: 480)
    let frames = try cellFrames(list(hosted))
    #expect(frames.map(\.height) == [64, 42.5])
  }

  @Test func `rows are selected by the identifiers of their elements`() throws {
    struct Choice: View {
      @State var chosen: String? = "b"
      var body: some View {
        List(["a", "b", "c"], id: \.self, selection: $chosen) { Text($0) }
          .accessibilityLabel(Text(chosen ?? "none"))
      }
    }
    let hosted = try Hosted(Choice(), width: 320, height: 480)
    let list = try list(hosted)
    #expect(list.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    let delegate = try #require(list.delegate as? any UICollectionViewDelegate)
    delegate.collectionView(list, didSelectItemAt: IndexPath(item: 2, section: 0))
    try hosted.settle()
    #expect(list.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test func `editing shows the signs of what can be deleted and moved`() throws {
    let hosted = try Hosted(
      List {
        ForEach(0..<2) { Text("Row \($0)") }.onDelete { _ in }.onMove { _, _ in }
        Text("Fixed")
      }
      .environment(\.editMode, .constant(.active)), width: 320, height: 480)
    let list = try list(hosted)
    let counts = list.indexPathsForVisibleItems.sorted().map { path in
      (list.cellForItem(at: path) as? UICollectionViewListCell)?.accessories.count
    }
    #expect(counts == [2, 2, 0])
  }

  @Test func `an increased header is larger than others`() throws {
    let hosted = try Hosted(
      List {
        Section("Letters") { Text("One") }.headerProminence(.increased)
        Section("Numbers") { Text("1") }
      }, width: 320, height: 480)
    // Lines of fonts of 20, 17 and 13 points.
    #expect(Set(hosted.frames("Text").map(\.height)) == [24, 20.5, 16])
  }

  @Test func `the first section without a header begins 35 points below the edge`() throws {
    let hosted = try Hosted(List { Text("One") }, width: 320, height: 480)
    #expect(try cellFrames(list(hosted)).map(\.minY) == [35])
  }

  @Test func `a badge stands at the end of its row`() throws {
    let hosted = try Hosted(
      List {
        Text("Inbox").badge(7)
        Text("Empty").badge(0)
      }, width: 320, height: 480)
    let labels = Self.views(UILabel.self, in: hosted.controller.view)
    #expect(labels.map(\.text) == ["7"])
  }

  @Test func `a hidden ground shows what is behind the list`() throws {
    let hosted = try Hosted(
      List { Text("Row") }.scrollContentBackground(.hidden), width: 320, height: 480)
    #expect(try list(hosted).backgroundColor == .clear)
  }

  @Test func `a list reaches below the bars, and its rows do not`() throws {
    let hosted = try Hosted(
      List { Text("Row") }.listStyle(.plain), width: 320, height: 480,
      safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0))
    let list = try list(hosted)
    #expect(list.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(list.adjustedContentInset.top == 50)
  }

  @Test func `a section outside of a list is its views`() throws {
    let hosted = try Hosted(
      VStack {
        Section {
          Color.red.frame(height: 10)
        } header: {
          Color.blue.frame(height: 20)
        }
      })
    #expect(hosted.frames("Color").map(\.height) == [20, 10])
  }

  @Test func `rows of a form with controls are as high as with text`() throws {
    let hosted = try Hosted(
      Form {
        Toggle("Airplane Mode", isOn: .constant(true))
        Picker("Appearance", selection: .constant(1)) {
          Text("Light").tag(1)
          Text("Dark").tag(2)
        }
        LabeledContent("Version", value: "1.0")
        TextField("Name", text: .constant("Ada"))
      }, width: 320, height: 480)
    #expect(try cellFrames(list(hosted)).map(\.height) == [44, 44, 44, 44])
  }

  @Test func `a collapsed section keeps its header`() throws {
    let hosted = try Hosted(
      List {
        Section("Closed", isExpanded: .constant(false)) { Text("Row") }
      }, width: 320, height: 480)
    let list = try list(hosted)
    #expect(list.numberOfItems(inSection: 0) == 0)
    #expect(
      list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
  }
}

/// The same list, of UIKit's own parts.
private final class NativeList: UIViewController, UICollectionViewDataSource {
  private let kind: UICollectionLayoutListConfiguration.Appearance
  private(set) var collectionView: UICollectionView?
  private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell, _, text in
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
  }
  private let headers = NativeList.edges(UICollectionView.elementKindSectionHeader, "Letters")
  private let footers = NativeList.edges(UICollectionView.elementKindSectionFooter, "All of them")

  private static func edges(
    _ kind: String, _ text: String
  ) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
    UICollectionView.SupplementaryRegistration(elementKind: kind) { cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
  }

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    kind = appearance
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let appearance = kind
    let layout = UICollectionViewCompositionalLayout { index, place in
      var list = UICollectionLayoutListConfiguration(appearance: appearance)
      list.headerMode = index == 0 ? .supplementary : .none
      list.footerMode = index == 0 ? .supplementary : .none
      return .list(using: list, layoutEnvironment: place)
    }
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.dataSource = self
    view.addSubview(list)
    collectionView = list
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? 2 : 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let text = indexPath.section == 1 ? "Three" : indexPath.item == 0 ? "One" : "Two"
    return collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: text)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(
      using: kind == UICollectionView.elementKindSectionHeader ? headers : footers, for: indexPath)
  }
}
