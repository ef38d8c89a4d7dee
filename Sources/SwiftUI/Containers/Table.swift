/// Rows in columns.
///
/// Where there is little room the first column is shown alone, as a list. Differs: columns are
/// equally wide where their width is not given, and rows are not sorted by a tap on a title.
public struct Table<Value: Identifiable, Columns>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  private let rows: [Value]
  private let columns: [TableColumnParts<Value>]
  private let one: Binding<Value.ID?>?
  private let several: Binding<Set<Value.ID>>?

  private init(
    rows: [Value], columns: [TableColumnParts<Value>], one: Binding<Value.ID?>? = nil,
    several: Binding<Set<Value.ID>>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.one = one
    self.several = several
  }

  /// The rows below the titles of their columns.
  @ViewBuilder public var body: some View {
    if sizeClass == .regular {
      VStack(spacing: 0) {
        TableRowBody(columns: columns) { $0.title }
          .font(.subheadline.weight(.semibold))
          // The margins of the rows.
          .padding(.horizontal, 20).frame(height: 28)
        Divider()
        list { row in TableRowBody(columns: columns) { $0.cell(row) } }
      }
    } else {
      list { row in columns.first.map { $0.cell(row) } }
    }
  }

  @ViewBuilder private func list(_ row: @escaping (Value) -> some View) -> some View {
    if let one {
      List(rows, selection: one, rowContent: row).listStyle(.plain)
    } else if let several {
      List(rows, selection: several, rowContent: row).listStyle(.plain)
    } else {
      List(rows, rowContent: row).listStyle(.plain)
    }
  }
}

extension Table where Columns: TableColumnContent {
  /// The builder lets no column of other rows in; to say so here keeps the compiler from inferring
  /// the roots of key paths.
  private static func parts(_ columns: Columns) -> [TableColumnParts<Value>] {
    columns._parts as? [TableColumnParts<Value>] ?? []
  }

  /// Makes a table of rows.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(rows: Array(data), columns: Self.parts(columns()))
  }
  /// Makes a table of rows of which one may be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(rows: Array(data), columns: Self.parts(columns()), one: selection)
  }
  /// Makes a table of rows of which some may be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(rows: Array(data), columns: Self.parts(columns()), several: selection)
  }
  /// Makes a table of rows that are in an order. They are shown as they come.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(rows: Array(data), columns: Self.parts(columns()))
  }
}

/// A row's cells beside each other.
private struct TableRowBody<Value>: View {
  let columns: [TableColumnParts<Value>]
  let cell: (TableColumnParts<Value>) -> AnyView

  var body: some View {
    HStack(spacing: 16) {
      ForEach(columns.indices, id: \.self) { index in
        let column = columns[index]
        cell(column).lineLimit(1)
          .frame(
            minWidth: column.minimum, idealWidth: column.ideal,
            maxWidth: column.maximum ?? .infinity, alignment: .leading)
      }
    }
  }
}

/// A column without the types of its views.
public struct TableColumnParts<Value> {
  let title: AnyView
  let cell: (Value) -> AnyView
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?
}

/// Columns of a table.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue> {
  /// What a row is of.
  associatedtype TableRowValue
  /// The columns without their types.
  var _parts: [TableColumnParts<TableRowValue>] { get }
}

/// A column of a table.
public struct TableColumn<RowValue, Content: View>: TableColumnContent {
  public private(set) var _parts: [TableColumnParts<RowValue>]

  private init(_ title: Text, _ content: @escaping (RowValue) -> Content) {
    _parts = [
      TableColumnParts(title: AnyView(title), cell: { AnyView(content($0)) })
    ]
  }

  /// Makes a column of views, with a title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), content) }
  /// Makes a column of views, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), content) }
  /// Makes a column of views, with a title, by whose value rows can be sorted.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), content) }
  /// Makes a column of texts, with a title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
  }
  /// Makes a column of texts, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(Text(title)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// The column in a width; nil for what is left.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    self.width(min: width, ideal: width, max: width)
  }
  /// The column between two widths.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    for index in column._parts.indices {
      (column._parts[index].minimum, column._parts[index].ideal) = (min, ideal)
      column._parts[index].maximum = max
    }
    return column
  }
}

/// Columns beside each other.
public struct TupleTableColumnContent<RowValue>: TableColumnContent {
  public let _parts: [TableColumnParts<RowValue>]
}

/// The columns of a block.
@resultBuilder public struct TableColumnBuilder<RowValue> {
  /// A column.
  public static func buildExpression<Content: TableColumnContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == RowValue { content }
  /// One column.
  public static func buildBlock<Content: TableColumnContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == RowValue { content }
  /// Several columns.
  @MainActor
  public static func buildBlock<
    First: TableColumnContent, each Content: TableColumnContent
  >(
    _ first: First, _ content: repeat each Content
  ) -> TupleTableColumnContent<RowValue> where First.TableRowValue == RowValue {
    var parts = first._parts
    // Each has the row's type, since its expression has.
    for column in repeat each content {
      parts += column._parts as? [TableColumnParts<RowValue>] ?? []
    }
    return TupleTableColumnContent(_parts: parts)
  }
}
