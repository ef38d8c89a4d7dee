// Reads interface files that are cut and changed at random. `Tests/Fuzz/nibs` builds and runs it.
//   nibs-fuzz FOLDER SEED SECONDS [SEEDS]    cases from a seed on; prints the seed before each
//   nibs-fuzz FOLDER SEED 0 [SEEDS]          one case; says what was raised
import UIKit

@main
struct NibsFuzz {
  @MainActor static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4, let first = UInt64(arguments[2]), let seconds = Double(arguments[3])
    else { preconditionFailure("nibs-fuzz FOLDER SEED SECONDS [SEEDS]") }
    UIKitException.setHandler {
      if seconds == 0 { tell("\($0)") }
      return true
    }
    let seeds = NibsFuzzSeeds.all(in: arguments.count > 4 ? arguments[4] : "")
    let end = Date().addingTimeInterval(seconds)
    var seed = first
    repeat {
      tell("\(seed)")
      NibsFuzzCase(folder: arguments[1], seed: seed, seeds: seeds).run(keeps: seconds == 0)
      seed &+= 1
    } while Date() < end
    tell("end")
  }

  /// What is written must be there when the process stops: no buffer.
  private static func tell(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}

/// One file, what is done to it, and what is made of it.
@MainActor
struct NibsFuzzCase {
  let folder: String
  let seed: UInt64
  let seeds: [NibsFuzzSeeds.Seed]

  func run(keeps: Bool) {
    var random = SeededGenerator(seed: seed)
    let base = seeds[Int.random(in: 0..<seeds.count, using: &random)]
    var bytes = Array(base.text.utf8)
    if Bool.random(using: &random) {
      bytes = Array(bytes[..<Int.random(in: 0...bytes.count, using: &random)])
    }
    for _ in 0..<Int.random(in: 0...6, using: &random) { change(&bytes, &random) }
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

  private static let values = [
    "", "0", "-1", "1e308", "-1e308", "nan", "inf", "9223372036854775807", "0:0", "1/0", "YES",
    "a", "b", "root", "top", "item", "UIView", "UIKit", "width", "\u{0}", "&lt;", "é",
  ]

  private func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.remove(at: place)
    case 2:
      // Copies a part elsewhere: elements twice, identifiers twice, views inside themselves.
      let end = min(place + Int.random(in: 1...400, using: &random), bytes.count)
      let part = Array(bytes[place..<end])
      bytes.insert(contentsOf: part, at: Int.random(in: 0...bytes.count, using: &random))
    default:
      // Another value for an attribute.
      guard let start = bytes[place...].firstIndex(of: UInt8(ascii: "\"")),
        let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "\""))
      else { return }
      let value = Self.values[Int.random(in: 0..<Self.values.count, using: &random)]
      bytes.replaceSubrange((start + 1)..<end, with: Array(value.utf8))
    }
  }
}
