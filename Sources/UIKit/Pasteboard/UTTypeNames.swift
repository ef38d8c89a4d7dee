// Identifiers of types as MobileCoreServices named them before there was `UTType`.

/// A picture of any kind.
public let kUTTypeImage: CFString = "public.image"
/// A PNG.
public let kUTTypePNG: CFString = "public.png"
/// A JPEG.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// A GIF.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// A TIFF.
public let kUTTypeTIFF: CFString = "public.tiff"
/// A PDF.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// A film of any kind.
public let kUTTypeMovie: CFString = "public.movie"
/// A film without sound, or any.
public let kUTTypeVideo: CFString = "public.video"
/// Sound of any kind.
public let kUTTypeAudio: CFString = "public.audio"
/// Text of any kind.
public let kUTTypeText: CFString = "public.text"
/// Text without attributes.
public let kUTTypePlainText: CFString = "public.plain-text"
/// Text without attributes in UTF-8.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// A page of HTML.
public let kUTTypeHTML: CFString = "public.html"
/// Text with attributes.
public let kUTTypeRTF: CFString = "public.rtf"
/// JSON.
public let kUTTypeJSON: CFString = "public.json"
/// An address.
public let kUTTypeURL: CFString = "public.url"
/// The address of a file.
public let kUTTypeFileURL: CFString = "public.file-url"
/// Bytes of any kind.
public let kUTTypeData: CFString = "public.data"
/// What has content.
public let kUTTypeContent: CFString = "public.content"
/// What can be a file.
public let kUTTypeItem: CFString = "public.item"
/// A folder.
public let kUTTypeFolder: CFString = "public.folder"
