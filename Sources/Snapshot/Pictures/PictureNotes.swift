import Synchronization
import UIKit

/// What is known about pictures that strategies have drawn besides their pixels, while the pictures
/// live.
final class PictureNotes<Value: Sendable>: Sendable {
  private struct Note {
    weak var image: UIImage?
    let value: Value
  }

  private let notes = Mutex<[ObjectIdentifier: Note]>([:])

  func note(_ value: Value, for image: UIImage) {
    notes.withLock { notes in
      notes = notes.filter { $0.value.image != nil }
      notes[ObjectIdentifier(image)] = Note(image: image, value: value)
    }
  }

  func note(for image: UIImage) -> Value? {
    notes.withLock { notes in
      guard let note = notes[ObjectIdentifier(image)], note.image === image else { return nil }
      return note.value
    }
  }
}
