import UIKit

/// One file, what is done to it, and what is made of it.
@MainActor
struct NibCase {
  let folder: String
  let seed: UInt64
  let seeds: [NibSeeds.Seed]

  func run(keeps: Bool) {
    var random = SeededGenerator(seed: seed)
    let base = seeds[Int.random(in: 0..<seeds.count, using: &random)]
    var bytes = Array(base.text.utf8)
    if Bool.random(using: &random) { bytes.cut(using: &random) }
    bytes.change(Int.random(in: 0...6, using: &random), using: &random)
    if base.isStoryboard {
      readStoryboard(bytes, keeps: keeps)
    } else {
      let nib = UINib(data: Data(bytes), bundle: nil)
      for case let view as UIView in nib.instantiate(withOwner: nil) { view.layoutIfNeeded() }
      if keeps { try? Data(bytes).write(to: URL(fileURLWithPath: folder + "/\(seed).xib")) }
    }
  }

  private func readStoryboard(_ bytes: [UInt8], keeps: Bool) {
    let path = "\(folder)/Fuzz\(seed).storyboard"
    try? Data(bytes).write(to: URL(fileURLWithPath: path))
    let bundle = Bundle(path: folder) ?? .main
    let board = UIStoryboard(name: "Fuzz\(seed)", bundle: bundle)
    let controllers = [
      board.instantiateInitialViewController(),
      board.instantiateViewController(withIdentifier: "B"),
    ]
    for controller in controllers.compactMap({ $0 }) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      window.rootViewController = nil
    }
    if !keeps { try? FileManager.default.removeItem(atPath: path) }
  }
}
