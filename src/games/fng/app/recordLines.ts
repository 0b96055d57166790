import type { LineView } from '../../../contract/journal.ts'
import type { Line } from '../../../main/engine/lines.ts'

/** How the lines about a man are had, and shown. */
export interface RecordLines {
  /** Entries with a line about him: only these, and those that changed him, are looked into. */
  readonly telling: ReadonlySet<number>
  readonly of: (entry: number) => readonly Line[]
  readonly view: (line: Line) => LineView
}
