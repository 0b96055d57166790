import Database from 'better-sqlite3'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProgram } from '../../src/main/app/createProgram.ts'
import { fngSystem } from '../../src/games/fng/rules/system.ts'
import { createTourFile } from '../../src/main/store/openTourFile.ts'
import { commitPlayed, playedAt } from '../../tests/support/commitPlayed.ts'
import { playTour, type PlayedEntry } from '../../tests/support/playTour.ts'
import { median, ms, times as inTimes, timesOf, timesOfAsync, type Group } from '../measure.ts'

const rounds = 60
const warm = 20
const id = '00000000-0000-4000-8000-000000000001'

/** Committing an end of turn, and opening a finished tour. */
export async function file(): Promise<Group> {
  const folder = mkdtempSync(join(tmpdir(), 'short-timer-bench-'))
  try {
    const entries = playTour('usmc', 1967)
    writeTour(join(folder, 'tour.tour'), entries)
    return {
      title: 'The campaign file',
      how: 'On this machine’s temporary folder, rollback journal, synchronous EXTRA. "Raw" is one better-sqlite3 transaction with prepared statements that writes the very same rows (state, entry, changes, lines) without loading, comparing or checking anything; turn and turn about, the commit alone: undo runs between them, uncounted.',
      results: [...commits(folder, entries), ...(await opening(folder))],
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Writes a played tour to a file, as the program would. */
function writeTour(path: string, entries: readonly PlayedEntry[]) {
  const file = createTourFile(path, { system: fngSystem, name: 'Bench', seed: 1967, id, now: playedAt })
  for (const entry of entries) commitPlayed(file, entry, file.load().head)
  file.close()
}

/** The step with the most rows at the end of a turn: half a month off every DEROS. */
function commits(folder: string, entries: readonly PlayedEntry[]): Group['results'] {
  const at = entries.findIndex((entry) => entry.step === 'passTime')
  const ours = createTourFile(join(folder, 'ours.tour'), {
    system: fngSystem,
    name: 'Bench',
    seed: 1,
    id,
    now: playedAt,
  })
  for (const entry of entries.slice(0, at)) commitPlayed(ours, entry, ours.load().head)
  const raw = rawCommit(folder, entries[at]!)
  const times: [number[], number[]] = [[], []]
  for (let round = -warm; round < rounds; round++) {
    const head = ours.load().head
    for (const [side, write] of [
      () => {
        commitPlayed(ours, entries[at]!, head)
      },
      raw.write,
    ].entries()) {
      const start = performance.now()
      write()
      if (round >= 0) times[side]!.push(performance.now() - start)
    }
    ours.undo()
  }
  const [took, bare] = times.map((list) => median(list.sort((a, b) => a - b))) as [number, number]
  ours.close()
  raw.close()
  const sync = fsyncAlone(folder)
  const ratio = took / bare
  return [
    {
      what: `Commit of an end of turn, ${entries[at]!.changes.length} rows`,
      measured: ms(took),
      target: '',
      met: null,
    },
    { what: 'Raw transaction with the same rows', measured: ms(bare), target: '', met: null },
    { what: 'Ratio', measured: inTimes(ratio), target: 'at most 1.2 times', met: ratio <= 1.2 },
    { what: 'Of that, an empty transaction with its fsyncs', measured: ms(sync), target: '', met: null },
  ]
}

/** @returns what writes the rows of an entry, bare. */
function rawCommit(folder: string, entry: PlayedEntry): { write: () => void; close: () => void } {
  const db = new Database(join(folder, 'raw.sqlite'))
  db.pragma('journal_mode = DELETE')
  db.pragma('synchronous = EXTRA')
  const columns = Object.keys(entry.changes[0]!.after!)
  db.exec(`create table soldiers (${columns.map((c) => (c === 'id' ? 'id integer primary key' : `"${c}"`)).join(', ')});
    create table entry (id integer primary key, step text, input text, tape text);
    create table change (entry integer, position integer, before text, after text, primary key (entry, position)) without rowid;
    create table line (entry integer, position integer, text text, rest text, primary key (entry, position)) without rowid`)
  const upsert = db.prepare(`insert or replace into soldiers values (${columns.map(() => '?').join(', ')})`)
  const insertEntry = db.prepare('insert into entry (step, input, tape) values (?, ?, ?)')
  const insertChange = db.prepare('insert into change values (?, ?, ?, ?)')
  const insertLine = db.prepare('insert into line values (?, ?, ?, ?)')
  const flat = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value)
  const write = db.transaction(() => {
    const { lastInsertRowid } = insertEntry.run(entry.step, JSON.stringify(entry.input), JSON.stringify(entry.tape))
    entry.changes.forEach((change, i) => {
      if (change.collection === 'soldiers') upsert.run(columns.map((c) => flat(change.after![c])))
      insertChange.run(lastInsertRowid, i, JSON.stringify(change.before), JSON.stringify(change.after))
    })
    entry.lines.forEach((line, i) => insertLine.run(lastInsertRowid, i, line.text, JSON.stringify(line)))
  })
  return {
    write: () => {
      write()
    },
    close: () => {
      db.close()
    },
  }
}

/** What the disk alone costs: a transaction that changes one number. */
function fsyncAlone(folder: string): number {
  const db = new Database(join(folder, 'sync.sqlite'))
  db.pragma('journal_mode = DELETE')
  db.pragma('synchronous = EXTRA')
  db.exec('create table one (n integer); insert into one values (0)')
  const bump = db.prepare('update one set n = n + 1')
  const took = median(timesOf(60, () => bump.run()))
  db.close()
  return took
}

/** From a closed file to everything the first view shows. */
async function opening(folder: string): Promise<Group['results']> {
  const campaign = 'tour.tour'
  const took = median(
    await timesOfAsync(20, async () => {
      const program = createProgram({
        folder,
        anywhere: false,
        now: () => new Date(playedAt),
        newSeed: () => 1,
        newId: () => id,
        deliverSheet: () => Promise.resolve(null),
        log: (error) => {
          throw error
        },
      })
      await program.call('campaign.now', { campaign, stamps: {}, holder: null })
      await program.call('fng.desk', { campaign })
      await program.close()
    }),
  )
  return [
    {
      what: 'Opening a finished tour of 26 half-months, to all five views of its first screen',
      measured: ms(took),
      target: 'under 100 ms',
      met: took < 100,
    },
  ]
}
