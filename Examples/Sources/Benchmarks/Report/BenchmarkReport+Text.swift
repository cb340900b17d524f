/// The report as tables.
extension BenchmarkReport {
  var text: String {
    var lines = [
      "Measured on HeadlessUIKit, a stand-in for UIKit. Times are of our own code and the",
      "stand-in's; calls, views, layers, allocations and wrong corners carry over to a device.",
    ]
    if Machine.isDebugBuild {
      lines += ["", "A debug build, whose times and allocations say nothing: add -c release."]
    }
    lines.append("\n\(machine.processor), \(machine.cores) cores, \(machine.system)")
    lines.append(machine.toolchain)
    let contenders = Contender.allCases.map { "- \($0.title): \($0.summary)" }
    let sections = [
      ("Contenders", contenders.joined(separator: "\n")), ("Updates", updates),
      ("Corners after random updates", cornersTable), ("Scrolling", scrollingTable),
      ("A drawn screen", screensTable), ("Decorating, restyling, keeping", remarks),
      ("Slices", slicesTable), ("A scrolled frame and a new cell", frames.text),
      ("The stand-in itself", standInText), ("Budgets", Budget.table(of: budgets)),
    ]
    for (title, body) in sections { lines += ["", "## \(title)", "", body] }
    return lines.joined(separator: "\n")
  }

  private var updates: String {
    var table = TextTable(
      "work", "items", "sections", "contender", "ms", "over plain, ms", "least over least", "ratio",
      "calls", "cells",
      "views", "layers", "allocations over plain")
    for measurement in growth {
      for result in measurement.results {
        table.add(
          measurement.work?.title ?? "build and first apply", "\(measurement.items)",
          "\(measurement.sections)", result.contender.title, Figure.milliseconds(result.seconds),
          Figure.number(result.overFloor.median * 1_000, 3),
          Figure.number(result.leastOverFloor * 1_000, 3), Figure.ratio(result.ratio),
          "\(result.last.providerCalls)", "\(result.last.cells)", "\(result.last.views)",
          "\(result.last.layers)", Figure.number(result.extraAllocations, 1))
      }
    }
    return "\(table.text)\n\n\(ratios)"
  }

  /// How long short updates take through the plain data source's time, which is noisy.
  private var ratios: String {
    let shapes = growth.filter { $0.work == nil && $0.items <= 100_000 }
    return shapes.map { shape in
      let ratio = ratio(items: shape.items, sections: shape.sections)
      return "A few rows of \(Figure.count(shape.items)) in \(Figure.count(shape.sections)) "
        + (shape.sections == 1 ? "section" : "sections")
        + ": ours / plain \(Figure.number(ratio, 3))."
    }.joined(separator: "\n")
  }

  private var cornersTable: String {
    var table = TextTable("contender", "updates", "left wrong", "wrong rows seen", "provider calls")
    for row in corners where row.contender != .plain {
      table.add(
        row.contender.title, "\(row.updates)", "\(row.wrongUpdates)", "\(row.wrongRows)",
        "\(row.providerCalls)")
    }
    return table.text
  }

  private var scrollingTable: String {
    var table = TextTable(
      "contender", "µs a row, by rows", "over plain", "µs a row, by pages", "over plain", "rows",
      "allocations a row", "views", "layers")
    for row in scrolling {
      table.add(
        row.contender.title, Figure.microseconds(row.byRow), Figure.ratio(row.ratioByRow),
        Figure.microseconds(row.byPage), Figure.ratio(row.ratioByPage), "\(row.rows)",
        Figure.number(row.allocationsPerRow), "\(row.viewsMade)", "\(row.layersMade)")
    }
    return table.text
  }

  private var screensTable: String {
    var table = TextTable(
      "contender", "rows", "layers", "a row over plain", "masks", "backing stores", "their bytes",
      "offscreen rows")
    for row in screens {
      table.add(
        row.contender.title, "\(row.rows)", "\(row.layers)",
        Figure.number(row.layersPerRowOverFloor), "\(row.masks)", "\(row.backingStores)",
        "\(row.backingStoreBytes)", "\(row.offscreenRows)")
    }
    return table.text
  }

  private var remarks: String {
    var lines = [
      "A reused cell decorated again: \(Figure.number(decorating.allocations)) allocations, "
        + "\(Figure.number(decorating.views)) views, \(Figure.number(decorating.layers)) layers, "
        + "\(Figure.number(decorating.seconds.median * 1e6)) µs.",
      "A new cell's first card, over plain: "
        + "\(Figure.number(firstDecoration.seconds.median * 1e6)) µs.",
      "Kept over plain: \(Figure.number(memory.bytesPerItem)) bytes an item, "
        + "\(Figure.number(memory.bytesPerCell, 0)) bytes a cell.",
    ]
    if let restyling {
      lines.append(
        "Another radius, \(restyling.items) items: assigned "
          + "\(Figure.milliseconds(restyling.assigned)) ms, \(restyling.callsWhenAssigned) calls; "
          + "reloadData \(Figure.milliseconds(restyling.reloaded)) ms, "
          + "\(restyling.callsWhenReloaded) calls; ratio \(Figure.ratio(restyling.ratio)).")
    }
    return lines.joined(separator: "\n")
  }

  private var slicesTable: String {
    var table = TextTable(
      "cards", "items", "slices", "questions an update", "without", "IDs", "allocations",
      "without", "µs", "without", "views, layers", "a frame: questions", "allocations", "without")
    for row in slices.rows {
      let (update, without) = (row.update, row.updateWithout)
      table.add(
        row.shape.rawValue, "\(row.items)", "\(row.slices)", "\(update.questions)",
        "\(without.questions)", "\(update.ids)", "\(update.allocations)",
        "\(without.allocations)", Figure.number(update.seconds * 1e6, 0),
        Figure.number(without.seconds * 1e6, 0),
        "\(update.views - without.views), \(update.layers - without.layers)",
        "\(row.frame.questions - row.frameWithout.questions)", "\(row.frame.allocations)",
        "\(row.frameWithout.allocations)")
    }
    return table.text
  }

  private var standInText: String {
    [
      "\(standIn.items) items built and applied: \(Figure.milliseconds(standIn.builtAndApplied)) ms",
      "a few rows of them changed: \(Figure.milliseconds(standIn.fewRows)) ms",
      "20 look-ups in a fresh snapshot: \(Figure.milliseconds(standIn.lookUps)) ms",
      "allocations of an idle layout \(standIn.layoutAllocations), "
        + "of a frame of scrolling \(standIn.frameAllocations)",
    ].joined(separator: "\n")
  }
}
