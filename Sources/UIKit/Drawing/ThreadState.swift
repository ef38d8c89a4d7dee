import Foundation

/// The drawing state of each thread: the stack of graphics contexts and the current traits.
///
/// Drawing into images works off the main thread, and two threads must not see each other's
/// contexts. A thread's state is made on first use and freed when the thread ends.
final class ThreadState {
  /// A context on the stack.
  struct Entry {
    let context: CGContext
    /// The image's pixels per point, for contexts begun by `UIGraphicsBeginImageContext…`.
    let imageScale: CGFloat?
    /// The file, for contexts begun by `UIGraphicsBeginPDFContext…`.
    var pdf: PDFFile?
  }

  var contexts: [Entry] = []
  var traits: UITraitCollection?
  /// The text size that the user chose, for all apps.
  var textSize = UIContentSizeCategory.large
  /// The container that text is being laid out for.
  var textContainer: NSTextContainer?

  /// The state of the calling thread.
  static var current: ThreadState {
    // SAFETY: The key holds nil or the retained pointer that this thread has set below: no other
    // thread sees it, and the key's destructor releases it when the thread ends.
    if let pointer = unsafe pthread_getspecific(key) {
      return unsafe Unmanaged<ThreadState>.fromOpaque(pointer).takeUnretainedValue()
    }
    let state = ThreadState()
    unsafe pthread_setspecific(key, Unmanaged.passRetained(state).toOpaque())
    return state
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    // SAFETY: The destructor gets the pointer that `current` has retained, once, as the thread that
    // set it ends; the system calls it for no value that is nil.
    unsafe pthread_key_create(&key) { pointer in
      if let pointer = unsafe pointer {
        unsafe Unmanaged<ThreadState>.fromOpaque(pointer).release()
      }
    }
    return key
  }()
}
