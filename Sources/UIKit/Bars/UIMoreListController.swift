/// The list of a tab bar controller's controllers that its bar has no room for.
final class UIMoreListController: UITableViewController {
  var controllers: [UIViewController] = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }
  var onChoice: ((UIViewController) -> Void)?
  var onEdit: (() -> Void)?

  init() {
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  /// Whether there is a button to customise the bar.
  var canCustomize = false {
    didSet {
      guard canCustomize != oldValue else { return }
      navigationItem.rightBarButtonItem =
        canCustomize
        ? UIBarButtonItem(
          systemItem: .edit,
          primaryAction: UIAction { [weak self] _ in
            self?.onEdit?()
          }) : nil
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "controller")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    controllers.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "controller", for: indexPath)
    let item = controllers[indexPath.row].tabBarItem
    var content = UIListContentConfiguration.cell()
    content.text = item?.title
    content.image = item?.image
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    onChoice?(controllers[indexPath.row])
  }
}
