import Foundation

/// A hike that the app recommends.
public struct Trail: Identifiable, Hashable, Sendable {
  public enum Difficulty: String, CaseIterable, Sendable {
    case easy = "Easy"
    case moderate = "Moderate"
    case hard = "Hard"
  }

  public let id: String
  public var name: String
  public var region: String
  /// The name of an image in the asset catalog.
  public var image: String
  public var difficulty: Difficulty
  public var kilometers: Double
  public var ascentMeters: Int
  public var minutes: Int
  public var rating: Double
  public var reviews: Int
  /// Heights above sea level in meters, at equal distances along the way.
  public var elevations: [Double]
  public var isSaved = false

  public func distance(in locale: Locale = .current) -> String {
    kilometers.formatted(.number.precision(.fractionLength(1)).locale(locale)) + " km"
  }

  public func ascent(in locale: Locale = .current) -> String {
    ascentMeters.formatted(.number.locale(locale)) + " m"
  }

  public var time: String {
    minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }
}

extension Trail {
  public static let lakeside = Trail(
    id: "lakeside", name: "Mirror Lake Loop", region: "Glacier Valley", image: "Lake",
    difficulty: .easy, kilometers: 6.4, ascentMeters: 180, minutes: 115, rating: 4.8,
    reviews: 1_284,
    elevations: [612, 618, 640, 664, 650, 672, 701, 688, 655, 640, 662, 684, 655, 630, 618, 612],
    isSaved: true)

  public static let ridge = Trail(
    id: "ridge", name: "Twilight Ridge", region: "North Range", image: "Ridge",
    difficulty: .hard, kilometers: 14.2, ascentMeters: 1_160, minutes: 430, rating: 4.9,
    reviews: 356,
    elevations: [
      980, 1050, 1190, 1340, 1420, 1590, 1780, 1950, 2040, 1930, 1985, 2140, 2010, 1720, 1390, 1120,
    ])

  public static let forest = Trail(
    id: "forest", name: "Whispering Pines", region: "Mossy Hollow", image: "Forest",
    difficulty: .moderate, kilometers: 9.7, ascentMeters: 420, minutes: 205, rating: 4.6,
    reviews: 742,
    elevations: [430, 455, 520, 560, 548, 610, 690, 745, 760, 722, 680, 700, 655, 560, 480, 442])

  public static let samples = [lakeside, ridge, forest]
}
