import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Api } from '../../../../src/contract/client.ts'
import { entriesOf, lastEntry, playedCampaign, refusal, testProgram } from '../../../support/program.ts'

async function played() {
  const made = testProgram()
  const campaign = await playedCampaign(made.folder)
  const look = (wanted: object) => made.api('journal.search', { campaign, ...wanted })
  return { ...made, campaign, look }
}
const writeNote = (api: Api, campaign: string, text: string) => api('fng.writeNote', { campaign, input: { text } })

describe('the journal', () => {
  it('is listed newest first, each entry with its first line', async () => {
    const { api, campaign, look } = await played()
    const entries = await entriesOf(api, campaign)
    const page = await look({})
    expect(page.rows.map(({ id }) => id)).toEqual(entries.map(({ id }) => id).reverse())
    expect(page.rows.map(({ text }) => text)).toEqual(entries.map(({ lines }) => lines[0]?.text ?? '').reverse())
    expect(page).toMatchObject({ total: entries.length, undone: 0 })
    expect(page.rows.filter(({ here }) => here).map(({ id }) => id)).toEqual([entries.at(-1)!.id])
    expect(page.kinds).toContainEqual({ step: 'fng.endTurn', title: 'End of …' })
  })

  it('shows the line in which the words stand', async () => {
    const { look } = await played()
    const { rows } = await look({ text: 'REP contact' })
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(`${row.title} ${row.text}`.toLowerCase()).toMatch(/rep|contact/)
  })

  it('finds what the player wrote, with or without marks and capitals, and what he wrote since', async () => {
    const { api, campaign, look } = await played()
    expect((await look({ text: 'bình' })).rows).toEqual([])
    await writeNote(api, campaign, 'Wrote up Reyes for the stream crossing at Bình Long.')
    for (const text of ['binh', 'BÌNH', 'stream cros', '"stream crossing"', 'reyes binh'])
      expect((await look({ text })).rows.map(({ text: line }) => line)).toEqual([
        'Wrote up Reyes for the stream crossing at Bình Long.',
      ])
    expect((await look({ text: '"crossing stream"' })).rows).toEqual([])
  })

  it('never finds what is sealed', async () => {
    const { api, campaign, look } = await played()
    const man = (await api('fng.roster', { campaign })).squads[1]!.billets[1]!.soldier!.id
    await api('fng.seatPlayer', { campaign, input: { player: null, name: 'Anna', soldierId: man, attributes: [] } })
    const { players } = await api('fng.players', { campaign, holder: null })
    await api('fng.writeSecret', { campaign, input: { player: players[0]!.id, text: 'The lieutenant drinks.' } })
    expect((await look({ text: 'lieutenant drinks' })).rows).toEqual([])
    const entry = await lastEntry(api, campaign, 'writeSecret')
    const detail = await api('journal.changes', { campaign, entry: entry.id })
    expect(JSON.stringify(detail.changes)).not.toContain('drinks')
  })

  it('takes any text a player may type, and writes nothing into the file', async () => {
    const { folder, campaign, look } = await played()
    const before = readFileSync(join(folder, campaign))
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('"', 'NEAR(', 'a* OR -b', 'x:y', '^')),
        (text) => look({ text }).then(({ rows, total }) => rows.length <= total),
      ),
      { numRuns: 60 },
    )
    expect(readFileSync(join(folder, campaign)).equals(before)).toBe(true)
  })
})

describe('filters', () => {
  it('let through one half-month, one kind, one man, one hand, and all of them together', async () => {
    const { api, campaign, look } = await played()
    const all = await look({})
    const date = all.dates[1]!
    expect((await look({ date })).rows).toEqual(all.rows.filter((row) => row.date === date))
    const tests = await look({ step: 'fng.testForContact' })
    expect(tests.rows.map(({ title }) => title)).toEqual(Array(4).fill('Test for contact'))
    expect((await look({ step: 'fng.testForContact', date })).rows.length).toBe(1)
    expect((await look({ by: 'player' })).rows).toEqual([])
    await api('fng.testForContact', { campaign, faces: [6, 6, 6], input: {} })
    expect((await look({ by: 'player' })).rows.map(({ by }) => by)).toEqual(['player'])
    const man = all.men[0]!
    const ofMan = await look({ man: man.id })
    expect(ofMan.rows.length).toBeLessThan(all.rows.length)
    for (const row of ofMan.rows) {
      const { entry } = await api('journal.changes', { campaign, entry: row.id })
      expect(entry.lines.some(({ about }) => about?.collection === 'soldiers' && about.id === man.id)).toBe(true)
    }
  })

  it('show what was undone, replaced and put right', async () => {
    const { api, campaign, look } = await played()
    const test = await lastEntry(api, campaign, 'testForContact')
    const [answer] = test.answers
    const other = { ...answer!, kind: 'dice' as const, faces: [6 as const, 6 as const], by: 'player' as const }
    await api('journal.amend', { campaign, entry: test.id, answers: [{ depth: test.depth, answer: other }] })
    const marksOf = async (id: number, wanted: object) => (await look(wanted)).rows.find((row) => row.id === id)?.marks
    expect(await marksOf(test.id, {})).toBeUndefined()
    expect(await marksOf(test.id, { undone: true })).toEqual(['replaced'])
    const right = await look({ corrections: true })
    expect(right.rows.map(({ title, marks }) => [title, marks])).toContainEqual(['Test for contact', ['putRight']])
    const { others } = await api('journal.changes', { campaign, entry: right.rows.at(-1)!.id })
    expect(others).toMatchObject([{ id: test.id, onPath: false }])
    await api('journal.undo', { campaign })
    const undone = (await look({ undone: true })).rows.filter(({ marks }) => marks.includes('undone'))
    expect(undone.length).toBeGreaterThan(0)
  })
})

it('refuses an entry that is not there', async () => {
  const { api, campaign } = await played()
  expect((await refusal(api('journal.changes', { campaign, entry: 99_999 }))).code).toBe('not-found')
  expect((await refusal(api('journal.amendForm', { campaign, entry: 99_999 }))).code).toBe('not-found')
})
