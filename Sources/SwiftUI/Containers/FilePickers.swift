/// UIKit's picker of files, as a sheet shows it.
private struct FilePicker: UIViewControllerRepresentable {
  let types: [UTType]
  let allowsSeveral: Bool

  func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
    picker.allowsMultipleSelection = allowsSeveral
    return picker
  }
  func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {}
}

extension View {
  /// Not drawn: the picker's content (`FidelityFeature.otherProcess`). Differs: nobody picks.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FilePicker(types: allowedContentTypes, allowsSeveral: false)
    }
  }
  /// Not drawn: the picker's content (`FidelityFeature.otherProcess`). Differs: nobody picks.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FilePicker(types: allowedContentTypes, allowsSeveral: allowsMultipleSelection)
    }
  }
}
