import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve, type Limits, type Served } from '../../src/main/serve/server.ts'
import { openTickets, type Tickets } from '../../src/main/serve/tickets.ts'
import { fakeProgram, type FakeProgram } from './fakeProgram.ts'

export interface ServedPage extends Served {
  readonly token: string
  readonly program: FakeProgram
  readonly tickets: Tickets
  readonly logged: unknown[]
}

/** Browser mode with a small page, beside which lies a file that nobody may get; on any free port. */
export async function servePage(program = fakeProgram(), limits?: Limits): Promise<ServedPage> {
  const folder = mkdtempSync(join(tmpdir(), 'short-timer-test-'))
  const pageFolder = join(folder, 'renderer')
  mkdirSync(join(pageFolder, 'assets'), { recursive: true })
  writeFileSync(join(pageFolder, 'index.html'), '<!doctype html><title>Page</title>')
  writeFileSync(join(pageFolder, 'assets/a b.js'), 'export {}')
  writeFileSync(join(pageFolder, '.hidden'), 'secret')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  const tickets = openTickets()
  const logged: unknown[] = []
  const log = (error: unknown) => void logged.push(error)
  const served = await serve({ program, tickets, pageFolder, log, port: 0, ...(limits && { limits }) })
  return {
    ...served,
    token: new URL(served.url).hash.replace('#token=', ''),
    program,
    tickets,
    logged,
    async close() {
      await served.close()
      rmSync(folder, { recursive: true })
    },
  }
}
