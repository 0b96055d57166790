import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Shown } from '../../src/contract/telling.ts'
import type { Program } from '../../src/main/app/program.ts'
import { playLongJournal, writeJournal } from '../../tests/support/longJournal.ts'
import { cpuOf, median, ms, type Group, type Result } from '../measure.ts'
import { ask, openProgram } from '../program.ts'

const sizes = [343, 1463, 5897] as const
const rounds = 7
const warm = 2
/** A window that shows nothing yet. */
const nothing: Shown = { stamps: {}, holder: null }

/** What is done to a tour that has just been opened, in this order, and what it may cost at each size in milliseconds. */
const acts: readonly { readonly what: string; readonly most?: readonly number[] }[] = [
  { what: 'Opened, to all views of the first screen', most: [40, 60, 120] },
  { what: 'Why is the Star’s REP what it is, asked first' },
  { what: 'The same, asked again' },
  { what: 'A page of the journal' },
  { what: 'The Star’s record, asked first' },
  { what: 'The same, asked again ' },
  { what: 'DEROS board' },
  { what: 'History' },
  { what: 'Chronicle' },
  { what: 'A step with all that it refreshes', most: [10, 12, 20] },
  { what: 'The desk after it' },
  { what: 'Undo with all that it refreshes' },
  { what: 'What an amendment of the middle would change' },
]

interface Tour {
  readonly campaign: string
  /** The entry in the middle of the tour that can be amended. */
  readonly middle: number
  readonly star: number
}

/** What the same acts cost as a journal grows by what a careful player adds to it. */
export async function growth(): Promise<Group> {
  const folder = mkdtempSync(join(tmpdir(), 'short-timer-growth-'))
  try {
    const tours = sizes.map((entries): Tour => {
      const campaign = `${entries}.tour`
      const played = playLongJournal(entries)
      writeJournal(join(folder, campaign), played)
      const middle = played.findLastIndex(({ step }, i) => step === 'passTime' && i < entries / 2) + 1
      return { campaign, middle, star: played.at(-1)!.state.tour[0]!.starId! }
    })
    const costs = acts.map(() => sizes.map((): number[] => []))
    for (let round = 0; round < warm + rounds; round++)
      for (const [size, tour] of tours.entries()) {
        const took = await sitting(folder, tour)
        if (round >= warm) took.forEach((time, act) => costs[act]![size]!.push(time))
      }
    return {
      title: 'A journal that grows',
      how: `The same tour of half-months with ${sizes.map((n) => n.toLocaleString('en')).join(', ')} entries: the longer ones by notes, corrections and moves between its steps, made by the program’s own steps. The file is opened anew in each round, the sizes take turns; processor time of the whole process.`,
      results: acts.map(({ what, most }, act) => row(what, costs[act]!.map(cost), most)),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const cost = (times: readonly number[]): number => median([...times].sort((a, b) => a - b))

const row = (what: string, costs: readonly number[], most: readonly number[] | undefined): Result => ({
  what,
  measured: costs.map(ms).join(', '),
  target: most ? `at most ${most.join(', ')} ms` : '',
  met: most ? costs.every((each, size) => each <= most[size]!) : null,
})

/** One sitting at a tour. @returns what each act cost. */
async function sitting(folder: string, { campaign, middle, star }: Tour): Promise<number[]> {
  const program = openProgram(folder)
  const look = (view: string, input: object = {}) => ask(program, view, { campaign, ...input })
  const why = () => look('journal.why', { collection: 'soldiers', id: star, field: 'rep' })
  const record = () => look('fng.record', { soldier: star })
  const took: number[] = []
  const cost = async (work: () => Promise<unknown>) => {
    took.push(await cpuOf(work))
  }
  await cost(() => look('campaign.now', nothing).then(() => look('fng.desk')))
  await cost(why)
  await cost(why)
  await cost(() => look('journal.search'))
  await cost(record)
  await cost(record)
  await cost(() => look('fng.deros'))
  await cost(() => look('fng.history'))
  await cost(() => look('chronicle.view'))
  const shown = await note(program, campaign, nothing)
  await cost(() => note(program, campaign, shown).then(() => look('fng.desk')))
  await cost(() => look('fng.desk'))
  await cost(() => program.call('journal.undo', { campaign, shown }).then(() => look('fng.desk')))
  await look('journal.undo')
  await cost(() => look('journal.preview', { entry: middle }))
  await program.close()
  return took
}

/** Writes a note as a page does. @returns what is shown after it. */
async function note(program: Program, campaign: string, shown: Shown): Promise<Shown> {
  const reply = await program.call('fng.writeNote', { campaign, shown, input: { text: 'Rain.' } })
  if (!reply.ok || !reply.now) throw new Error('The note was not written.')
  const stamps = Object.entries(reply.now.views).map(([name, { stamp }]): [string, string] => [name, stamp])
  return { stamps: Object.fromEntries(stamps), holder: null }
}
