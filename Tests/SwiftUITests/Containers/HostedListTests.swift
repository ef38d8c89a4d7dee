import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct HostedListTests {
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
    let own = try hosted.list()
    let native = NativeList(appearance)
    let host = RenderHost(
      size: CGSize(width: 320, height: 480), traits: UITraitCollection(displayScale: 2))
    host.host(native)
    try host.settle()
    let other = try #require(native.collectionView)
    #expect(own.cellFrames.map(\.minX) == other.cellFrames.map(\.minX))
    #expect(own.cellFrames.map(\.size) == other.cellFrames.map(\.size))
    #expect(own.cellFrames.count == 3)
    if appearance == .plain { #expect(own.cellFrames == other.cellFrames) }
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
    let texts = native.view.views(UILabel.self)
    let label = try #require(texts.first { $0.text == "One" })
    let frame = try #require(hosted.frames("Text").first)
    #expect(frame.minX == label.convert(label.bounds, to: nil).minX)
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
    #expect(try hosted.list().numberOfItems(inSection: 0) == 4)
    #expect(hosted.tree.contains { $0.contains("“Row 2”") })
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
    let list = try hosted.list()
    #expect(list.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    let delegate = try #require(list.delegate)
    delegate.collectionView(list, didSelectItemAt: IndexPath(item: 2, section: 0))
    try hosted.settle()
    #expect(list.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test func `a list reaches below the bars, and its rows do not`() throws {
    let hosted = try Hosted(
      List { Text("Row") }.listStyle(.plain), width: 320, height: 480,
      safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0))
    let list = try hosted.list()
    #expect(list.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(list.adjustedContentInset.top == 50)
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
