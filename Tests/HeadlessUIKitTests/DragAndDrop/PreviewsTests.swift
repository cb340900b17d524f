import Foundation
import Testing
@_spi(Headless) import UIKit

/// What an app says of the previews of its rows; nothing is lifted here.
@MainActor struct PreviewsTests {
  private final class Screen: UITableViewController, UITableViewDragDelegate {
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      []
    }
  }

  @Test func whatIsLeftOutIsNil() {
    let screen = Screen(style: .plain)
    let row = IndexPath(row: 0, section: 0)
    let table = screen.tableView ?? UITableView()
    table.dragDelegate = screen
    #expect(table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: row) == nil)
    let delegate = table.delegate
    #expect(delegate?.tableView(table, contextMenuConfigurationForRowAt: row, point: .zero) == nil)
    let menu = UIContextMenuConfiguration()
    for preview in [
      delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: menu),
      delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: menu),
    ] {
      #expect(preview == nil)
    }
  }

  @Test func aPathIsCopied() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let parameters = UIPreviewParameters()
    parameters.visiblePath = path
    parameters.shadowPath = path
    path.removeAllPoints()
    #expect(parameters.visiblePath?.bounds.width == 10)
    #expect(parameters.shadowPath?.bounds.width == 10)
  }

  @Test func aPreviewIsOfAViewInAWindowAsItIsThen() {
    let window = UIWindow(device: .phone)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    window.addSubview(view)
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: view.bounds)
    parameters.backgroundColor = .clear
    let preview = UITargetedPreview(view: view, parameters: parameters)
    parameters.visiblePath = nil
    parameters.backgroundColor = nil
    #expect(preview.parameters.visiblePath?.bounds == view.bounds)
    #expect(preview.parameters.backgroundColor == .clear)
    #expect(preview.size == view.bounds.size)
    #expect(preview.target.container === window && preview.target.center == view.center)
  }

  @Test func aViewOutsideAWindowHasNoPreview() async {
    let preview = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (view, superview) = (UIView(), UIView())
      superview.addSubview(view)
      _ = UITargetedPreview(view: view)
    }
    let target = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UIPreviewTarget(container: UIView(), center: .zero)
    }
    let logs = [preview, target].map { result in
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
    #expect(logs[0].contains("UITargetedPreview requires"))
    #expect(logs[1].contains("UIPreviewTarget requires"))
  }

  @Test func aMenusIdentifierIsTheAppsOrItsOwn() {
    let name = NSString(string: "name")
    let menu = UIContextMenuConfiguration(identifier: name, previewProvider: nil) { _ in
      UIMenu(title: "Menu")
    }
    #expect(menu.identifier as? NSString === name)
    #expect(menu.menu?.title == "Menu")
    let others = (1...2).map { _ in UIContextMenuConfiguration() }
    #expect(others[0].menu == nil)
    #expect(others[0].identifier as? NSString != others[1].identifier as? NSString)
  }
}
