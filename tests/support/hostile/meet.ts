import { randomUUID } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { KeptView, LibraryView } from '../../../src/contract/library.ts'
import type { Reply } from '../../../src/contract/rpc.ts'
import { createProgram } from '../../../src/main/app/createProgram.ts'
import { gameOf } from '../../../src/main/app/gameOf.ts'
import type { Context } from '../../../src/main/cli/command.ts'
import { commandsWith } from '../../../src/main/cli/commands.ts'
import { run } from '../../../src/main/cli/run.ts'
import type { Told } from './told.ts'

// This runs as a process of its own on a folder of files that may do anything, so that it can be ended where one of them
// never lets it come to an end. It tells of whatever it does with a file: before, so that the culprit is known, and after.

const folder = process.argv[2]!
const unforeseen: string[] = []

const tell = (told: Told) => {
  process.stdout.write(`${JSON.stringify(told)}\n`)
}

/** What every program here is opened with. */
const options: Parameters<typeof createProgram>[0] = {
  folder,
  anywhere: true,
  now: () => new Date(Date.UTC(2026, 0, 1, 12)),
  newSeed: () => 7,
  newId: randomUUID,
  deliverSheet: () => Promise.resolve(null),
  log: (error) => unforeseen.push(error instanceof Error ? String(error.stack) : String(error)),
}
const program = createProgram(options)

async function meet(file: string, did: string, work: () => Promise<Reply>): Promise<Reply> {
  tell({ kind: 'begins', file, did })
  const reply = await work()
  tell({ kind: 'did', file, did, refused: reply.ok ? null : reply.error, unforeseen: unforeseen.splice(0) })
  return reply
}

const ask = (file: string, procedure: string, input: object): Promise<Reply> =>
  meet(file, procedure, () => program.call(procedure, input))

/** A command of the terminal on a file, with a program of its own. */
const command = (file: string, name: string): Promise<Reply> =>
  meet(file, `terminal: ${name}`, async () => {
    const said: string[] = []
    const say = (text: string | readonly string[]) => void said.push([text].flat().join('\n'))
    const io = {
      ...{ out: say, err: say, draw: () => undefined, watched: false, env: {} },
      untilStopped: () => Promise.resolve(),
    }
    const open: Context['open'] = (how) => createProgram({ ...options, ...how, anywhere: true })
    const code = await run(commandsWith('no page'), [name, join(folder, file)], io, open)
    const message = said.join('\n').trim()
    return code === 0 ? { ok: true, value: message } : { ok: false, error: { code: 'not-now', message } }
  })

/** The way that a file takes which is dropped on the window. */
const bringIn = (file: string, size: number): Promise<Reply> =>
  meet(file, 'import', async () => {
    const bytes = readFileSync(join(folder, file))
    const job = 'import'
    await program.call('library.importBegin', { job, name: broughtIn, size })
    for (let at = 0; at < size; at += piece)
      await program.call('library.importPiece', { job, bytes: bytes.subarray(at, at + piece).toString('base64') })
    const reply = await program.call('library.importEnd', { job })
    for (const name of readdirSync(folder)) if (name.startsWith(broughtIn)) rmSync(join(folder, name))
    return reply
  })

const broughtIn = 'Brought in'
const piece = 2_000_000
/** More than a window takes. */
const tooLarge = 500_000_000

const { id, queries } = gameOf('fng').contract

/** What shows something of a campaign. */
const questions: readonly (readonly [procedure: string, input: object])[] = [
  ...Object.keys(queries).map((name) => [`${id}.${name}`, {}] as const),
  ['journal.list', {}],
  ['journal.search', { text: 'contact' }],
  ['journal.why', { collection: 'tour', id: 1 }],
  ['journal.changes', { entry: 2 }],
  ['journal.amendForm', { entry: 2 }],
  ['chronicle.view', {}],
  ['dice.view', {}],
  ['house.view', {}],
  ['pack.offer', {}],
  ['slip.foresee', {}],
  ['print.choices', {}],
  ['tables.list', {}],
  ['picture.get', { hash: 'a'.repeat(64) }],
  ['campaign.replay', { job: 'replay' }],
  ['campaign.autoplay', { seed: 7 }],
  ...['roster', 'chronicle', 'reportForm'].map(
    (sheet) => ['print.preview', { sheet: { sheet }, job: 'print' }] as const,
  ),
]

/** What writes to it. */
const deeds: typeof questions = [
  ['fng.testForContact', { input: {}, dice: 'program', choices: 'program' }],
  ['pending.answer', { answers: [] }],
  ['pending.takeBack', {}],
  ['pending.cancel', {}],
  ['journal.undo', {}],
  ['journal.redo', {}],
  ['journal.goTo', { entry: 1 }],
  ['library.duplicate', { name: 'Copy' }],
  ['library.branch', { entry: 1, name: 'Branch' }],
  ['turn.rest', { until: 'halfMonth', dice: 'program' }],
]

/** Every file is asked some of it, all of them together everything several times. */
const share = <T>(all: readonly T[], nth: number, among: number): T[] => all.filter((_, i) => i % among === nth % among)

async function use(file: string, nth: number): Promise<void> {
  const input = { campaign: file }
  for (const [procedure, more] of share(questions, nth, 6)) await ask(file, procedure, { ...input, ...more })
  for (const [procedure, more] of share(deeds, nth, 5)) await ask(file, procedure, { ...input, ...more })
  await ask(file, 'campaign.now', { ...input, stamps: {}, holder: null })
}

async function list(): Promise<void> {
  const reply = await ask('', 'library.list', {})
  if (!reply.ok) return
  const { campaigns } = reply.value as LibraryView
  for (const { campaign, state } of campaigns)
    tell({ kind: 'card', file: campaign, broken: state.kind === 'broken' ? state : null })
}

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.tour'))
  .sort()
await list()
for (const [nth, file] of files.entries()) {
  const overview = await ask(file, 'campaign.overview', { campaign: file })
  await command(file, 'check')
  const stat = lstatSync(join(folder, file))
  if (stat.isFile() && stat.size < tooLarge) await bringIn(file, stat.size)
  if (overview.ok) await use(file, nth)
}
await list()

// Deleted they lie in a drawer, from which each may be brought back.
const good = process.argv[3]!
for (const file of files) if (file !== good) await ask(file, 'library.delete', { campaign: file })
const kept = await ask('', 'library.kept', {})
const copies = kept.ok ? (kept.value as KeptView).tours.flatMap((tour) => tour.copies) : []
for (const { copy, error } of copies) if (error !== null) await ask(copy, 'library.restore', { copy })
await list()
tell({ kind: 'end', mostBytes: process.resourceUsage().maxRSS * 1024 })
await program.close()
