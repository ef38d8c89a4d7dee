import Testing
import UIKit

@MainActor
@Suite struct GroupSolutionTests: CompositionalHost {
  @Test func `a group begins its items again while they fit, and is repeated`() {
    let view = host(grid(3), 7, width: 300)
    #expect(view.lefts(7) == [0, 100, 200, 0, 100, 200, 0])
    #expect(view.frame(6) == CGRect(x: 0, y: 100, width: 100, height: 50))
    #expect(view.contentSize == CGSize(width: 300, height: 150))
  }

  @Test func `a count shares the group's width whatever the item's size says`() {
    let cell = item(.fractionalWidth(1), .absolute(20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: cell, count: 2)
    group.interItemSpacing = .fixed(10)
    let view = host(NSCollectionLayoutSection(group: group), 3)
    #expect(view.frame(1) == CGRect(x: 105, y: 0, width: 95, height: 20))
    #expect(view.frame(2) == CGRect(x: 0, y: 50, width: 95, height: 20))
    let repeated = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: item(.absolute(30), .absolute(20)), count: 2)
    #expect(host(NSCollectionLayoutSection(group: repeated), 3).lefts(3) == [0, 30, 0])
  }

  @Test func `groups lie in groups`() {
    let leading = item(.fractionalWidth(0.7), .fractionalHeight(1))
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [leading, trailing])
    let view = host(NSCollectionLayoutSection(group: group), 5)
    #expect(view.frame(0) == CGRect(x: 0, y: 0, width: 140, height: 100))
    #expect(view.frame(1) == CGRect(x: 140, y: 0, width: 60, height: 50))
    #expect(view.frame(2) == CGRect(x: 140, y: 50, width: 60, height: 50))
    #expect(view.frame(3)?.minY == 100)
    #expect(view.frame(4) == CGRect(x: 140, y: 100, width: 60, height: 50))
  }

  @Test func `flexible distances share what is left`() {
    let cell = item(.absolute(40), .absolute(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: cell, count: 3)
    group.interItemSpacing = .flexible(10)
    #expect(host(NSCollectionLayoutSection(group: group), 3).lefts(3) == [0, 80, 160])
    cell.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let centered = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: cell, count: 1)
    #expect(
      host(NSCollectionLayoutSection(group: centered), 1).frame(0)
        == CGRect(x: 80, y: 10, width: 40, height: 30))
  }
}
