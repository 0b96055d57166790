import { describe, expect, it } from 'vitest'
import type { RecordView } from '../../../src/games/fng/contract/record.ts'
import { isOnRoster } from '../../../src/games/fng/rules/people.ts'
import type { FngState } from '../../../src/games/fng/rules/state.ts'
import { atPhase, mustered, playedCampaign, playOn, refusal, rowsOf, testProgram } from '../../support/program.ts'
import { jpegBytes } from '../../support/samplePicture.ts'

interface Records {
  readonly state: FngState
  readonly views: ReadonlyMap<number, RecordView>
}
let known: Records | undefined

/** Six half-months of a seed with casualties, medals and replacements, looked at once. */
async function records(): Promise<Records> {
  if (known) return known
  const { api, folder } = testProgram()
  const campaign = await playedCampaign(folder, 6, 6)
  const state = rowsOf(folder, campaign)
  const views = new Map<number, RecordView>()
  for (const { id } of state.soldiers) views.set(id, await api('fng.record', { campaign, soldier: id }))
  known = { state, views }
  return known
}

const textsOf = (view: RecordView) => view.halfMonths.flatMap(({ events }) => events.map(({ text }) => text))

describe("a man's record", () => {
  it('is whole for every man the tour has had, those who have left too', async () => {
    const { state, views } = await records()
    for (const man of state.soldiers) {
      const view = views.get(man.id)!
      expect(view.man).toMatchObject({ id: man.id, rep: man.rep, status: man.status })
      expect(view.halfMonths.map(({ halfMonth }) => halfMonth)).toEqual(
        [...new Set(view.halfMonths.map(({ halfMonth }) => halfMonth))].sort((a, b) => b - a),
      )
      expect(view.halfMonths.at(-1)!.events[0]).toMatchObject({ kind: 'joined' })
      expect(view.parting === null).toBe(isOnRoster(man))
      expect(view.outlook === null).toBe(!isOnRoster(man))
      for (const text of textsOf(view)) expect(text).not.toMatch(/undefined|NaN|null|^[,: ]/)
    }
    expect(state.soldiers.filter((man) => !isOnRoster(man)).length).toBeGreaterThan(0)
  })

  it('follows his REP to what it is, and tells each change once', async () => {
    const { state, views } = await records()
    for (const man of state.soldiers) {
      const { curve, halfMonths } = views.get(man.id)!
      expect(curve.steps.at(-1)!.rep).toBe(man.rep)
      expect(curve.steps.map(({ at }) => at)).toEqual(curve.steps.map(({ at }) => at).toSorted((a, b) => a - b))
      const told = halfMonths.flatMap(({ events }) => events.filter(({ result }) => result !== null))
      expect(told).toHaveLength(curve.steps.length)
      expect(curve.from).toBeLessThan(curve.to)
    }
  })

  it('counts what the reports say', async () => {
    const { state, views } = await records()
    for (const man of state.soldiers) {
      const been = state.party.filter((member) => member.soldierId === man.id)
      const { totals, halfMonths } = views.get(man.id)!
      expect(totals.missions).toBe(been.length)
      expect(totals.confirmed).toBe(been.reduce((sum, member) => sum + member.killsConfirmed, 0))
      expect(totals.wounds).toBe(been.filter((member) => member.wasOut).length)
      expect(halfMonths.filter(({ mission }) => mission !== null)).toHaveLength(been.length)
    }
    expect([...views.values()].some(({ totals }) => totals.missions > 0)).toBe(true)
  })

  it('says whose place a replacement took', async () => {
    const { state, views } = await records()
    const late = state.soldiers.filter(({ joined }) => joined > 0)
    expect(late.length).toBeGreaterThan(0)
    for (const man of late) {
      const joined = views.get(man.id)!.halfMonths.at(-1)!.events[0]!
      expect(joined.text).toMatch(/^Joins .+ In place of \w+ .+\.$/)
      expect(joined.line).not.toBeNull()
    }
  })

  it('leads from man to man through the roster, then through those who have left', async () => {
    const { state, views } = await records()
    const first = [...views.values()].find(({ previous }) => previous === null)!
    const seen: number[] = []
    for (let at: RecordView | undefined = first; at; at = at.next ? views.get(at.next.id) : undefined) {
      seen.push(at.man.id)
      expect(seen.length).toBeLessThanOrEqual(state.soldiers.length)
    }
    expect(seen.toSorted((a, b) => a - b)).toEqual(state.soldiers.map(({ id }) => id))
    const stands = seen.map((id) => isOnRoster(state.soldiers.find((man) => man.id === id)!))
    expect(stands).toEqual(stands.toSorted((a, b) => Number(b) - Number(a)))
  })

  it('holds his notes and pictures, newest first, and his newest portrait', async () => {
    const { api, folder } = testProgram()
    const campaign = await mustered(api)
    const id = rowsOf(folder, campaign).tour[0]!.starId!
    const write = (text: string) => api('fng.writeNote', { campaign, input: { soldierId: id, text } })
    await write('First.')
    await write('Second.')
    const place = async (behind: string, portrait: boolean) => {
      const bytes = Buffer.concat([jpegBytes, Buffer.from(behind)]).toString('base64')
      const { hash } = await api('picture.add', { campaign, bytes })
      await api('fng.placePicture', { campaign, input: { hash, soldierId: id, portrait } })
      return hash
    }
    const first = await place('a', true)
    const second = await place('b', true)
    const third = await place('c', false)
    const view = await api('fng.record', { campaign, soldier: id })
    expect(view.notes.map(({ text }) => text)).toEqual(['Second.', 'First.'])
    expect(view.pictures.map(({ hash }) => hash)).toEqual([third, second, first])
    expect(view.portrait).toMatchObject({ hash: second })
    await api('fng.removePicture', { campaign, input: { pictureId: view.portrait!.id } })
    expect((await api('fng.record', { campaign, soldier: id })).portrait).toMatchObject({ hash: first })
  })

  it('is refused for a man whom this tour has never had', async () => {
    const { api } = testProgram()
    const campaign = await mustered(api)
    expect((await refusal(api('fng.record', { campaign, soldier: 1 }))).code).toBe('no-longer-applies')
  })
})

describe('a note written while a step waits for dice', () => {
  it('costs none of the dice typed so far', async () => {
    const { api } = testProgram()
    const campaign = await mustered(api, 6)
    await playOn(api, campaign, { dice: 'program', seed: 6 }, atPhase('terrain'))
    const asked = await api('fng.rollTerrain', { campaign, input: {}, dice: 'player' })
    if (asked.status !== 'wanted' || asked.question.kind !== 'dice') throw new Error('No dice were asked for.')
    const { key, subject, occurrence, count } = asked.question.throws[0]!
    const faces = Array.from({ length: count }, () => 3 as const)
    const typed = { kind: 'dice' as const, key, subject, occurrence, faces, by: 'player' as const }
    const further = await api('pending.answer', { campaign, answers: [typed] })
    expect(further).toMatchObject({ status: 'wanted', answered: 1 })
    await api('fng.writeNote', { campaign, input: { text: 'A quiet place.' } })
    const { pending } = await api('campaign.overview', { campaign })
    expect(pending).toMatchObject({ procedure: 'fng.rollTerrain', reply: { answered: 1 } })
    const done = await api('pending.answer', { campaign, rollTheRest: true })
    expect(done.status).toBe('done')
    expect(done.status === 'done' && done.entry.answers).toContainEqual(typed)
  })
})
