import SchemaRebuilder

extension CommandLineTool {
  /// Carries out what changes a file: shows on a terminal how far it has come, and stops it where
  /// a signal has come that is held back.
  ///
  /// - Throws: an ``Interruption`` where a signal has stopped it.
  func watching<Report>(
    _ command: Command,
    _ signals: HeldSignals,
    _ body: (@escaping Rebuilder.ProgressHandler) throws -> Report
  ) throws -> Report {
    let bar =
      command.isQuiet || !terminal.writesErrorsToTerminal
      ? nil : ProgressBar(columns: terminal.columns)
    defer { if bar != nil { terminal.remark(ProgressBar.erasure) } }
    do {
      return try body { [terminal] progress in
        if let bar { terminal.remark(bar.drawn(progress)) }
        return Interruption.signals.contains(where: HeldSignals.isPending) ? .stop : .continue
      }
    } catch {
      guard let error = error as? RebuildError, error.kind == .cancelled,
        let signal = Interruption.signals.first(where: HeldSignals.isPending)
      else { throw error }
      signals.take(signal)
      throw Interruption(signal: signal, error: error)
    }
  }
}
