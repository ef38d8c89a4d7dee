import Foundation

/// What the command line asks for.
struct Arguments {
  enum Benchmark: String, CaseIterable {
    case raster, small, layers, compare, assert, layout, text, tables, collections, swiftui
  }

  let benchmark: Benchmark
  /// One JSON object a line instead of a table.
  var isJSON = false
  /// Whether to compare pictures of different sizes instead of drawing scenes.
  var measuresGrowth = false
  /// Path of the file with scenes.
  var scenes: String?
  /// Only the scene of this name; of layouts the path of a scene's file.
  var scene: String?
  /// Instead of the scenes' own.
  var scale: Double?
  /// Folder for the pixels of every scene, as `snapshot__NAME@SCALE.rgba`; of layouts the path
  /// for the solution; of text what to print.
  var dump: String?
  /// Path of the command `snapshot`.
  var tool: String?
  /// Threads that draw; the package's choice without it.
  var threads: Int?
  /// How long one scene is drawn again and again.
  var seconds = 0.8

  init(_ words: [String]) throws(BenchError) {
    let names = Benchmark.allCases.map(\.rawValue).joined(separator: ", ")
    guard let first = words.first, let benchmark = Benchmark(rawValue: first) else {
      throw .usage("the first argument is one of: \(names)")
    }
    self.benchmark = benchmark
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      if word == "--json" {
        isJSON = true
        continue
      }
      if word == "--growth" {
        measuresGrowth = true
        continue
      }
      guard let value = rest.popFirst() else { throw .usage("\(word) takes a value") }
      switch word {
      case "--scenes": scenes = value
      case "--scene": scene = value
      case "--dump": dump = value
      case "--tool": tool = value
      case "--scale": scale = try Self.number(word, value)
      case "--threads": threads = Int(try Self.number(word, value))
      case "--seconds": seconds = try Self.number(word, value)
      default: throw .usage("there is no option \(word)")
      }
    }
  }

  private static func number(_ word: String, _ value: String) throws(BenchError) -> Double {
    guard let number = Double(value), number > 0, number.isFinite else {
      throw .usage("\(word) takes a number above 0 (was \(value))")
    }
    return number
  }
}

enum BenchError: Error, CustomStringConvertible {
  case usage(String)
  case unreadable(path: String)
  case badScenes(path: String, word: String, expected: String)
  case tooLarge(scene: String, width: Int, height: Int)

  var description: String {
    switch self {
    case .usage(let text):
      """
      \(text)
      usage: bench raster --scenes FILE [--scene NAME] [--scale N] [--dump FOLDER]
             bench raster --growth [--dump FOLDER]
             bench small [--scene NAME]
             bench layers [--scenes FILE] [--scale N]
             bench compare [--tool PATH]
             bench assert
             bench layout [--scene FILE [--dump FILE]]
             bench tables
             bench collections
             bench swiftui [--scene NAME]
             bench text [--scene FONT] [--dump strings:FILE|outlines:WEIGHT,SLANT]
       options: [--json] [--seconds N] [--threads N]
      """
    case .unreadable(let path): "\(path) cannot be read"
    case .badScenes(let path, let word, let expected):
      "\(path): \(expected) expected at word “\(word)”"
    case .tooLarge(let scene, let width, let height):
      "\(scene): no bitmap has \(width) × \(height) pixels; choose a smaller --scale"
    }
  }
}
