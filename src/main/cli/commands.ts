import type { Command } from './command.ts'
import { call } from './commands/call.ts'
import { check } from './commands/check.ts'
import { copies } from './commands/copies.ts'
import { csv } from './commands/csv.ts'
import { demo } from './commands/demo.ts'
import { drill } from './commands/drill.ts'
import { exportTour } from './commands/export.ts'
import { form } from './commands/form.ts'
import { importTour } from './commands/import.ts'
import { log } from './commands/log.ts'
import { pack } from './commands/pack.ts'
import { report } from './commands/report.ts'
import { replay } from './commands/replay.ts'
import { roster } from './commands/roster.ts'
import { serveFrom } from './commands/serve.ts'
import { sheets } from './commands/sheets.ts'
import { steps } from './commands/steps.ts'
import { tables } from './commands/tables.ts'
import { together } from './commands/together.ts'

/**
 * @param pageFolder where the built page is.
 * @returns every command of the terminal, in the order of the help.
 */
export const commandsWith = (pageFolder: string): readonly Command[] => [
  serveFrom(pageFolder),
  demo,
  roster,
  log,
  csv,
  sheets,
  form,
  pack,
  exportTour,
  importTour,
  check,
  replay,
  drill,
  copies,
  together,
  report,
  tables,
  steps,
  call,
]
