extension RuntimeCheck {
  /// The checks of this module; each has been made once when this is read.
  package static let ofSwiftUI = [
    RuntimeCheck(
      "fields of structs", works: StructFields.isReliable,
      loss: "`@State`, `@Environment` and other dynamic properties keep the values that views "
        + "begin with, and views that have not changed are computed anew; there is no other way "
        + "to them.",
      changesPictures: true)
  ]
}
