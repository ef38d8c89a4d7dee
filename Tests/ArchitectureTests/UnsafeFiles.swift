/// The files that may say `unsafe`: where pointers, the C library, the runtime and what one actor
/// leaves to another are. The list is there to get shorter. A file that needs none any more fails
/// the test until it leaves the list, and a new one needs a reason that a reader believes.
enum UnsafeFiles {
  /// Paths below `Sources`, without `.swift`.
  static let paths = Set(
    folders.flatMap { folder, names in
      names.split(whereSeparator: \.isWhitespace).map { "Sources/\(folder)/\($0).swift" }
    })

  private static let folders: KeyValuePairs = [
    "CoreGraphics/Color": "CGColor CGFunction CGGradient CGPattern ColorConversion+Pixels",
    "CoreGraphics/Context": """
    BitmapFormat CGContext+Bitmap CGContext+Glyphs CGContext+Pattern CGContext+State CGContext
    PatternCells StoredPixels
    """,
    "CoreGraphics/Fidelity": "WaitingNotes",
    "CoreGraphics/Geometry": "BoxedGeometry",
    "CoreGraphics/Image": """
    Bitmap+Copying Bitmap+Reduction Bitmap BitmapMemory CGDataProvider
    CGImage+Masking CGImage+Provider CGImage+Straight CGImage ContentHash HugePages PNGChecksum
    PNGCodec+Animation PNGCodec PNGImage ReductionWeights SHA256 ZlibStream
    """,
    "CoreGraphics/Math": "InterposedFunctions",
    "CoreGraphics/Paint": "GradientPaint+Fetch GradientRow ImagePaint+Fetch Paint",
    "CoreGraphics/PDF": "CGContext+PDF",
    "CoreGraphics/Path": "CGPath+Copies CGPath+Elements CGPath Flattening",
    "CoreGraphics/Raster": """
    BackdropFilter BlendKernels Canvas CellAccumulator CellMemory CellSums ClipStage ColorMatrix
    Compositor CoverageMask+Blur CoverageMask EdgeCutter EdgeList FlatPath+Bounds GaussianBlur
    MaskSpans PathRasterizer+Solid PathRasterizer PieceArrangement PieceLog PixelResolver
    RasterGroup+Luminance RasterGroup+Tint RasterGroup RasterStatistics RasterThreads
    RectangleSpans SourceOver SpanBand SpanWriter StretchedMask TouchedRuns
    TouchedSums
    """,
    "CoreGraphics/Raster/Projection": "RasterGroup+Projection",
    "CoreText/Font": "CTFont+Functions CTFontDescriptor CTFontManager FontFileFaces",
    "CoreText/Frame": "CTFrame",
    "CoreText/Line": """
    CTFont+Drawing CTLine+Functions CTParagraphStyle CTRun NSAttributedString+Runs
    """,
    "CoreText/OpenType": "FontError",
    "CoreText/Outline": "GlyphScratch GlyphTable GlyphVariations",
    "CoreText/Unicode": "DictionaryWords",
    "Frameworks/CoreLocation": "CLGeocoder",
    "Frameworks/LocalAuthentication": "LAContext",
    "Frameworks/Security": "SecItem",
    "ImageIO/JPEG": "CGImage+JPEG TurboJPEG",
    "ObjectiveCRuntime": """
    AssociatedObjects CVarArg+Objects ClassChanges ClassNames Foundation+Selectors KeyValueCoding
    KeyValueObservers KeyValueObserving MainActor+Unchecked NSObjectProtocol+Messages
    ObjectiveCObject ObjectiveCTable ThreadLocal
    """,
    "ObjectiveCRuntime/CoreFoundation": "CFValues",
    "ObjectiveCRuntime/Formatting": "ICUText",
    "ObjectiveCRuntime/Runtime": "FoundationOriginals MainWorkEntries",
    "Overlays/_Testing_CoreGraphics": "Attachment+Image",
    "Overlays/_Testing_CoreImage": "CIImage+Attachable",
    "Overlays/_Testing_UIKit": "UIImage+Attachable",
    "Overlays/_XCTest_Foundation": "XCTExpectFailure",
    "QuartzCore/KeyValueCoding": "CALayer+KeyValueCoding LayerPropertyTables",
    "QuartzCore/Layers": "CALayer+Fidelity",
    "QuartzCore/Rendering": "LayerFrame",
    "QuartzCore/Timing": "CADisplayLink CAMediaTimingFunction",
    "Snapshot/Strategies": """
    CALayer+Image CGPath+Image GeometryText NSAttributedString+Image Snapshotting+Wait
    UIView+Image UIView+RecursiveDescription
    """,
    "Snapshot/Waiting": "MainExecution",
    "SwiftUI/Graph": "DynamicProperty FieldComparison",
    "SwiftUI/Runtime": "StructFields",
    "SnapshotCLI/Commands": "LoadedLibrary PNGFolder",
    "SnapshotCLI/Running": "ReportFiles RunFolder TestProcess",
    "SnapshotCLI/Terminal": "Console KeyInput TerminalDevice",
    "SnapshotCLI/Watching": "FolderWatcher WatchSession",
    "SnapshotCore/Diff": """
    BandPixels ColorTables ComparisonPass DeltaBounds DifferenceImage ImageComparison
    ImageFilePair NeighbourhoodLoop PixelBlobs PixelmatchMetric ScanLane ScanLoop
    StreamedComparison StructuralSimilarity TileSummation
    """,
    "SnapshotCore/Files": """
    FileAccess FileAccess+Equality FileError FileLock OpenFolder OpenFolder+Contents
    """,
    "SnapshotCore/Images": """
    Adler32 Inflater Inflater+Block PageMemory PixelDigest PixelImage PrefixCodeTable RowFilter
    RowStream
    """,
    "SnapshotCore/Run": "RunRecorder",
    "SnapshotTool/Decisions": "ReviewJournal",
    "SnapshotTool/Doctor": "Doctor",
    "SnapshotTool/IOSPackages": "ChildCommand TargetFiles",
    "SnapshotTool/Report/HTML": "ReportAssets",
    "SnapshotTool/Review": "SnapshotPattern",
    "SnapshotTool/Terminal": "Interruption TerminalPicture",
    "Translator": "ConcurrentMap",
    "Translator/Rewriting": "Rewriter+Entries",
    "UIKit/Animation": "UITimingParameters UIView+LegacyAnimation",
    "UIKit/Assets": "AssetColor",
    "UIKit/Appearance": "UIColor+Components UIColor+Pattern UIColor",
    "UIKit/AutoLayout": "LayoutEngine+Solve LayoutNaming NSLayoutAnchor NSLayoutConstraint",
    "UIKit/Diagnostics": "CallStack PathCount UIView+MainActor",
    "UIKit/Drawing": "ThreadState UIBezierPath UIGraphicsPDFRenderer",
    "UIKit/Lists": "IndexPath+Sections",
    "UIKit/Images/Symbols": "SymbolCatalog",
    "UIKit/Pasteboard": "NSItemProvider",
    "UIKit/Runtime": "OverrideDetection ReflectedField",
    "UIKit/ScrollViews": "UIScrollView+Scrolling",
    "UIKit/Text/Documents": "NSAttributedString+Documents",
    "UIKit/Text/TextKit": "NSLayoutManager NSLayoutManager+Drawing NSTextContainer NSTextStorage",
    "UIKit/Text": "UITextView",
    "UIKit/Views": "UIView",
  ]
}
