@_exported import UIKit

/// How writing a mail ended. Raw values are Apple's.
public enum MFMailComposeResult: Int, Sendable {
  /// The user cancelled.
  case cancelled = 0
  /// It is kept as a draft.
  case saved = 1
  /// It is sent.
  case sent = 2
  /// It cannot be sent.
  case failed = 3
}

/// Hears how writing a mail ended.
@MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// It has ended.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// The sheet to write a mail on.
///
/// Not drawn: the sheet, for which a box with the class's name stands
/// (`FidelityFeature.frameworkContent`).
open class MFMailComposeViewController: UINavigationController {
  /// What hears of the end; held weakly.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Whether the device can send mail: no, as a simulator's.
  open class func canSendMail() -> Bool { false }

  open override func loadView() { view = FrameworkBoxView("MFMailComposeViewController") }

  /// Sets the subject.
  open func setSubject(_ subject: String) {}
  /// Sets who gets the mail.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Sets who gets a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Sets who gets a copy that the others do not see.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Sets the text.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds a file.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}
}

/// How writing a message ended. Raw values are Apple's.
public enum MessageComposeResult: Int, Sendable {
  /// The user cancelled.
  case cancelled = 0
  /// It is sent.
  case sent = 1
  /// It cannot be sent.
  case failed = 2
}

/// Hears how writing a message ended.
@MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// It has ended.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// The sheet to write a message on.
///
/// Not drawn: the sheet, for which a box with the class's name stands
/// (`FidelityFeature.frameworkContent`).
open class MFMessageComposeViewController: UINavigationController {
  /// What hears of the end; held weakly.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Who gets the message.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject.
  open var subject: String?

  /// Whether the device can send messages: no, as a simulator's.
  open class func canSendText() -> Bool { false }

  open override func loadView() { view = FrameworkBoxView("MFMessageComposeViewController") }
}
