import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve, type Limits, type Served } from '../../src/main/serve/server.ts'
import { openTickets, type Tickets } from '../../src/main/serve/tickets.ts'
import { tokenFor } from './tokenFor.ts'
import { fakeProgram, type FakeProgram } from './fakeProgram.ts'

export interface ServedPage extends Served {
  /** What a key was swapped for. */
  readonly token: string
  /** Addresses that were printed because a page asked. */
  readonly printed: string[]
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
  const printed: string[] = []
  const printAddress = (url: string) => void printed.push(url)
  const served = await serve({ program, tickets, pageFolder, printAddress, log, port: 0, ...(limits && { limits }) })
  return {
    ...served,
    token: await tokenFor(served.newAddress()),
    printed,
    program,
    tickets,
    logged,
    async close() {
      await served.close()
      rmSync(folder, { recursive: true })
    },
  }
}
