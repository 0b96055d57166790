import { randomInt, randomUUID } from 'node:crypto'
import { createProgram } from '../app/createProgram.ts'
import { openErrorLog } from '../app/diagnosis/errorLog.ts'
import type { Context, ExitCode } from './command.ts'
import { commandsWith } from './commands.ts'
import { plainly } from './plain.ts'
import { tellError } from './tellError.ts'
import { run } from './run.ts'
import { callersFolder, openTerminal } from './terminal.ts'

/**
 * The command line that this process was started with.
 *
 * @param pages folder of the page that browser mode shows.
 */
export async function main(pages: string): Promise<ExitCode> {
  process.chdir(callersFolder(process.env) ?? '.')
  const terminal = openTerminal()
  const tell = tellError(plainly(terminal))
  const now = () => new Date()
  const open: Context['open'] = ({ folder, anywhere = true, deliverSheet, friends, pauseBeforeDrill }) =>
    createProgram({
      folder,
      anywhere,
      ...(pauseBeforeDrill && { pauseBeforeDrill }),
      now,
      newSeed: () => randomInt(0x1_0000_0000),
      newId: randomUUID,
      deliverSheet: deliverSheet ?? (() => Promise.reject(new Error('This command prints no sheets.'))),
      ...(friends && { friends }),
      log: openErrorLog(folder, now, tell),
    })
  return run(commandsWith(pages), process.argv.slice(2), terminal, open)
}
