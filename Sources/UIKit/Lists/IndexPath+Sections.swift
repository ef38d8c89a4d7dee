import Foundation

/// Places in tables and collection views: a section and an item in it.
extension IndexPath {
  /// The path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The path of an item in a section.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The index of the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// The path of a row in a section, for code of Foundation's Objective-C classes.
  public convenience init(row: Int, section: Int) {
    // SAFETY: The initialiser reads as many numbers as `length` says, which are the two of the
    // array, during the call alone.
    unsafe self.init(indexes: [section, row], length: 2)
  }

  /// The path of an item in a section, for code of Foundation's Objective-C classes.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The index of the section: the path's first number.
  public var section: Int { index(atPosition: 0) }
  /// The index of the row in its section: the path's second number.
  public var row: Int { index(atPosition: 1) }
  /// The index of the item in its section: the path's second number.
  public var item: Int { index(atPosition: 1) }
}
