import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createProgram } from './app/createProgram.ts'
import type { Context } from './cli/command.ts'
import { commandsWith } from './cli/commands.ts'
import { run } from './cli/run.ts'
import { callersFolder, openTerminal } from './cli/terminal.ts'

/** Beside this bundle (`out/main/cli.js`), the page that browser mode shows. */
const commands = commandsWith(join(import.meta.dirname, '../renderer'))

process.chdir(callersFolder(process.env) ?? '.')
const io = openTerminal()

const open: Context['open'] = ({ folder, anywhere = true, deliverSheet }) =>
  createProgram({
    folder,
    anywhere,
    now: () => new Date(),
    newSeed: () => randomInt(0x1_0000_0000),
    newId: randomUUID,
    deliverSheet: deliverSheet ?? (() => Promise.reject(new Error('This command prints no sheets.'))),
    log: (error, procedure) => {
      io.err(`[${procedure}] ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    },
  })

process.exitCode = await run(commands, process.argv.slice(2), io, open)
