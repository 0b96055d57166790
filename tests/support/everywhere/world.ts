import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { PageMark, PreviewView } from '../../../src/contract/print.ts'
import type { ProcedureName } from '../../../src/contract/procedures.ts'
import { fngTables } from '../../../src/games/fng/rules/tables/index.ts'
import type { FngState } from '../../../src/games/fng/rules/state.ts'
import { rewrite, type OtherBook } from './otherBook.ts'

/** Something to look at. */
export type Ask =
  | { readonly name: ProcedureName; readonly input: object }
  /** Plays a tour on, for what the rules then say and do. */
  | {
      readonly name: 'play on'
      readonly input: { readonly campaign: string; readonly seed: number; readonly count: number }
    }

/** What was seen there. */
export interface Seen {
  /** Why there was nothing to see; null where there was. */
  readonly refused: string | null
  /** Every value, by where it stands: "squads.0.name: 1st squad". Of a sheet every text. */
  readonly leaves: readonly string[]
}

export interface WorldData {
  readonly folder: string
  readonly book: OtherBook
  /** Ids of the tables that the book has otherwise; null for all. */
  readonly tables: readonly string[] | null
  readonly asks: readonly Ask[]
}

// This file runs as a worker of its own. Its book is another before any other part of the program is loaded, so that what
// is read out of a table once and for all is read out of that one.
const { folder, book, tables, asks } = workerData as WorldData
for (const table of fngTables) if (tables?.includes(table.id) ?? true) rewrite(table, book)

const { createProgram } = await import('../../../src/main/app/createProgram.ts')
const { openTourFile } = await import('../../../src/main/store/openTourFile.ts')
const { systems } = await import('../../../src/main/app/gameOf.ts')
const { playOn } = await import('./playOn.ts')

/** How a campaign plays otherwise than the book is told beside what the book says: there it may stand. */
const besideTheBook = 'house'

function leavesOf(value: unknown, path: string, leaves: string[] = []): string[] {
  if (value === null || typeof value !== 'object') leaves.push(`${path}: ${String(value)}`)
  else
    for (const [key, one] of Object.entries(value)) if (key !== besideTheBook) leavesOf(one, `${path}.${key}`, leaves)
  return leaves
}

const textsIn = (marks: readonly PageMark[]): string[] =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : 'marks' in mark ? textsIn(mark.marks) : []))

const program = createProgram({
  folder,
  anywhere: false,
  now: () => new Date(Date.UTC(2026, 0, 1, 12)),
  newSeed: () => 7,
  newId: randomUUID,
  deliverSheet: () => Promise.resolve(null),
  log: (error) => {
    throw error
  },
})

function playedOn({ campaign, seed, count }: Extract<Ask, { name: 'play on' }>['input']): string[] {
  const file = openTourFile(join(folder, campaign), systems)
  try {
    const played = playOn(file.load().state as unknown as FngState, seed, count)
    const end = { ...played.at(-1)!.state, houseRows: [] }
    return [...played.flatMap(({ lines }, i) => leavesOf(lines, `step ${i + 1}`)), ...leavesOf(end, 'at the end')]
  } finally {
    file.close()
  }
}

async function look(ask: Ask): Promise<Seen> {
  if (ask.name === 'play on') return { refused: null, leaves: playedOn(ask.input) }
  const reply = await program.call(ask.name, ask.input)
  if (!reply.ok) return { refused: reply.error.message, leaves: [] }
  if (ask.name !== 'print.preview') return { refused: null, leaves: leavesOf(reply.value, '') }
  return { refused: null, leaves: (reply.value as PreviewView).shown.flatMap(textsIn) }
}

const seen: Seen[] = []
for (const ask of asks) seen.push(await look(ask))
await program.close()
parentPort!.postMessage(seen)
