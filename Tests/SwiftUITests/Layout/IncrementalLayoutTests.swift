import CoreGraphics
import Foundation
import QuartzCore
import SwiftUI
import Testing
import UIKit

/// What a layer tree looks like, layer by layer.
@MainActor private func dump(_ layer: CALayer, _ level: Int = 0, _ lines: inout [String]) {
  func place(_ value: CGRect) -> String {
    "\(value.minX) \(value.minY) \(value.width) \(value.height)"
  }
  var line = String(repeating: " ", count: level) + "\(type(of: layer)) \(place(layer.frame))"
  line += " \(layer.opacity) \(layer.masksToBounds)"
  if let shape = layer as? CAShapeLayer, let path = shape.path {
    line += " path \(place(path.boundingBoxOfPath))"
  }
  lines.append(line)
  if let mask = layer.mask {
    lines.append(String(repeating: " ", count: level) + "mask")
    dump(mask, level + 1, &lines)
  }
  for sublayer in layer.sublayers ?? [] { dump(sublayer, level + 1, &lines) }
}

@MainActor private func pixels<V: View>(_ hosted: Hosted<V>) throws -> Data? {
  try hosted.image().dataProvider?.data as Data?
}

@MainActor private func state<V: View>(_ hosted: Hosted<V>) -> [String] {
  var lines = hosted.tree
  dump(hosted.controller.view.layer, 0, &lines)
  return lines
}

@MainActor @Suite struct IncrementalLayoutTests {
  /// One random tree and so many random changes, each compared with a host made anew.
  private func check(seed: UInt64, changes: Int) throws {
    var trees = RandomTrees(seed: seed)
    let root = trees.node(depth: 4)
    let insets: UIEdgeInsets =
      seed.isMultiple(of: 2) ? .zero : UIEdgeInsets(top: 10, left: 0, bottom: 6, right: 4)
    func made() throws -> Hosted<RandomScreen> {
      try Hosted(RandomScreen(root: root), width: 160, height: 160, safeArea: insets)
    }
    let hosted = try made()
    var story: [String] = []
    for step in 0..<changes {
      for _ in 0...trees.numbers.next(2) { story.append(trees.change(root)) }
      try hosted.settle()
      let fresh = try made()
      let (known, wanted) = (state(hosted), state(fresh))
      let different = zip(known, wanted).first { $0 != $1 }
      let samePixels = try step % 3 == 2 ? pixels(hosted) == pixels(fresh) : true
      if known != wanted || !samePixels {
        let what = different.map { "\($0) instead of \($1)" } ?? "pixels or counts"
        Issue.record(
          "Seed \(seed), step \(step), after \(story.suffix(2).joined(separator: "; ")): \(what)")
        return
      }
    }
  }

  @Test(arguments: UInt64(1)...40)
  func `random changes of random trees give what a new host gives`(seed: UInt64) throws {
    try check(seed: seed, changes: 12)
  }
}
