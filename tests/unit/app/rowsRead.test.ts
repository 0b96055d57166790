import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Api } from '../../../src/contract/client.ts'
import { playLongJournal, writeJournal } from '../../support/longJournal.ts'
import { testProgram } from '../../support/program.ts'
import { countRows, type RowsRead } from '../../support/rowsRead.ts'

const campaign = 'Long.tour'
/** The same tour, with what a player wrote beside it: a few notes and corrections, or very many. Their dice differ a little. */
const sizes = [400, 1100] as const
const journals = sizes.map((entries) => playLongJournal(entries))

interface Looked {
  readonly api: Api
  readonly star: number
  /** An officer or man who was often put right by hand. */
  readonly other: number
}

/** Does the same to the short and to the long journal. @returns the rows that each look read. */
async function read(look: (at: Looked) => Promise<unknown>, before?: Looks): Promise<RowsRead[]> {
  const found: RowsRead[] = []
  for (const journal of journals) {
    const { api, folder } = testProgram()
    writeJournal(join(folder, campaign), journal)
    const { tour, soldiers } = journal.at(-1)!.state
    const at = { api, star: tour[0]!.starId!, other: soldiers.find(({ id }) => id !== tour[0]!.starId)!.id }
    await before?.(at)
    const rows = countRows()
    await look(at)
    found.push(rows())
  }
  return found
}
type Looks = (at: Looked) => Promise<unknown>

const bodies = ({ entries, changes, lines }: RowsRead) => entries + changes + lines

describe('a journal that has grown', () => {
  it.each<[string, Looks]>([
    ['the overview', ({ api }) => api('campaign.overview', { campaign })],
    ['the desk', ({ api }) => api('fng.desk', { campaign })],
    ['the roster', ({ api }) => api('fng.roster', { campaign })],
    ['the players', ({ api }) => api('fng.players', { campaign })],
    ['a hundred entries of its list', ({ api }) => api('journal.list', { campaign, limit: 100 })],
    ['a page of the journal', ({ api }) => api('journal.search', { campaign })],
    ['a note', ({ api }) => api('fng.writeNote', { campaign, input: { text: 'Rain.' } })],
    ['undo', ({ api }) => api('journal.undo', { campaign })],
  ])('is not read for %s', async (_, look) => {
    const [short, long] = await read(look)
    // How many rows an entry has may differ a little; that there are many more entries must not show.
    expect(bodies(long!)).toBeLessThan(bodies(short!) + 150)
    expect(long!.entries).toBe(short!.entries)
  })

  it('is read for "why" only where it tells of the number', async () => {
    const [short, long] = await read(({ api, star }) =>
      api('journal.why', { campaign, collection: 'soldiers', id: star, field: 'rep' }),
    )
    expect(bodies(long!)).toBeLessThan(1.3 * bodies(short!))
  })

  it.each<[string, Looks]>([
    ['the DEROS board', ({ api }) => api('fng.deros', { campaign })],
    ['the history', ({ api }) => api('fng.history', { campaign })],
    ['the chronicle', ({ api }) => api('chronicle.view', { campaign })],
  ])('is walked once for %s, then only what is new is read', async (_, look) => {
    const [, long] = await read(
      async (at) => {
        await at.api('fng.writeNote', { campaign, input: { text: 'Rain.' } })
        await look(at)
        await at.api('journal.undo', { campaign })
        await look(at)
      },
      (at) => look(at),
    )
    // The new entry: read back by the step, for its title by the undo, and by the view.
    expect(bodies(long!)).toBeLessThan(20)
  })

  it('is read for a record, once walked, only where it tells of the man', async () => {
    const look: Looks = ({ api, star }) => api('fng.record', { campaign, soldier: star })
    const [short, long] = await read(look, look)
    expect(bodies(long!)).toBeLessThan(1.3 * bodies(short!))
    expect(long!.entries).toBe(0)
  })
})

it('another program that goes on with the tour is seen at once', async () => {
  const { api, folder } = testProgram()
  const { api: beside } = testProgram({ folder })
  writeJournal(join(folder, campaign), journals[0]!)
  const star = journals[0]!.at(-1)!.state.tour[0]!.starId!
  const look = async (of: Api) => [
    await of('fng.deros', { campaign }),
    await of('fng.history', { campaign }),
    await of('fng.record', { campaign, soldier: star }),
    await of('journal.why', { campaign, collection: 'soldiers', id: star, field: 'rep' }),
    await of('journal.search', { campaign }),
    await of('fng.turn', { campaign }),
  ]
  await look(api)
  const changes = { rep: 3, derosHalfMonths: 2 }
  await beside('fng.correctSoldier', { campaign, input: { soldierId: star, reason: 'Read wrongly', changes } })
  expect(await look(api)).toEqual(await look(beside))
  await beside('journal.undo', { campaign })
  expect(await look(api)).toEqual(await look(beside))
})
