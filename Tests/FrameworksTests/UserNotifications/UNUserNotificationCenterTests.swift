import Testing
import UserNotifications

@Suite struct UNUserNotificationCenterTests {
  @Test func `a notification waits until it is removed`() async throws {
    let center = UNUserNotificationCenter.current()
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    try await center.add(
      UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
    #expect(await center.pendingNotificationRequests().map(\.content.title) == ["Tea"])
    center.removePendingNotificationRequests(withIdentifiers: ["tea"])
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
  }
}
