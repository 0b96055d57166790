import { describe, expect, it } from 'vitest'
import type { LineView } from '../../../../../../src/contract/journal.ts'
import { rollCall } from '../../../../../../src/games/fng/app/after/rollCall.ts'
import { fullName } from '../../../../../../src/games/fng/rules/naming.ts'
import { missionOf, rosterOf, tourOf } from '../../../../../../src/games/fng/rules/people.ts'
import type { FngState, Soldier } from '../../../../../../src/games/fng/rules/state.ts'
import { playTour } from '../../../../../support/playTour.ts'

const before = playTour('usmc', 1967).find(({ step }) => step === 'report')!.state
const starId = tourOf(before).starId!
const goes = before.party
  .filter(({ missionId }) => missionId === missionOf(before).id)
  .map(({ soldierId }) => soldierId)
/** One of the party who is no Star and whom the mission left unhurt. */
const other = rosterOf(before).find(
  ({ id }) =>
    id !== starId &&
    goes.includes(id) &&
    before.party.every(({ soldierId, fate }) => soldierId !== id || fate !== 'outOfTheFight'),
)!

const withMen = (state: FngState, over: (man: Soldier) => Partial<Soldier>): FngState => ({
  ...state,
  soldiers: state.soldiers.map((man) => ({ ...man, ...over(man) })),
})
const line = (text: string, id: number, outcome: string | null = null) =>
  ({
    ...{ text, dice: [], about: { collection: 'soldiers', id } },
    table: outcome === null ? null : { outcome },
  }) as unknown as LineView
const call = (was: FngState, now: FngState, ...lines: LineView[]) =>
  rollCall(was, now, [
    { title: 'Step', waits: false, entries: [{ step: 'fng.step', title: 'Step', answers: [], lines }] },
  ])

describe('the headline of a roll call', () => {
  it('says before all else that the Star goes home, whose mark stays when another Star follows', () => {
    const home = withMen(before, ({ id }) => (id === starId ? { status: 'wentHome', left: 1 } : {}))
    const next = { ...home, tour: [{ ...tourOf(home), starId: other.id }] }
    const { headline, home: gone } = call(before, next, line('goes home', starId))
    expect(headline).toBe('The Star goes home: a major victory. One goes home')
    expect(gone).toMatchObject([{ soldierId: starId, star: true }])
  })

  it('says that the Star is sent to another platoon, and how many the old one had', () => {
    const others = rosterOf(before).length - 1
    const sent = withMen(before, ({ id, left }) =>
      id === starId || left !== null ? {} : { status: 'relieved', left: 1 },
    )
    expect(call(before, sent).headline).toMatch(
      new RegExp(`^The Star is sent to another platoon, the old one leaves with ${others} men\\. `),
    )
    const leaders = withMen(before, ({ id }) => (id === other.id ? { status: 'relieved', left: 1 } : {}))
    expect(call(before, leaders).headline).not.toContain('Star')
  })
})

describe('a man at roll call', () => {
  it('who was Out of the Fight is told that he recovers, though his dice changed nothing', () => {
    const party = before.party.map((one) =>
      one.soldierId === other.id && one.missionId === missionOf(before).id
        ? { ...one, fate: 'outOfTheFight' as const }
        : one,
    )
    const wounded = { ...before, party }
    expect(party).not.toEqual(before.party)
    const recovers = line(`${fullName(before, other)} recovers and stays with the squad.`, other.id, 'recovers')
    const { changed, unchanged } = call(wounded, wounded, recovers)
    expect(changed).toMatchObject([{ soldierId: other.id, why: 'recovers and stays with the squad' }])
    expect(unchanged).toEqual([])
  })

  it('who is a Short Timer still has the word beside him', () => {
    const short = withMen(before, ({ id }) => (id === other.id ? { shortTimer: true } : {}))
    const lower = withMen(short, ({ id, rep }) => (id === other.id ? { rep: rep - 1 } : {}))
    const told = `${fullName(short, other)} is a Short Timer still and falls to REP ${other.rep - 1}.`
    const [man] = call(short, lower, line(told, other.id, 'shortTimer')).changed
    expect(man!.chips).toEqual([{ text: 'Short', shape: 'short' }])
  })

  it('who kept a place open is the subject of his sentence', () => {
    const billets = before.billets.map((one) => (one.soldierId === other.id ? { ...one, soldierId: null } : one))
    const arrived = { ...before, billets, soldiers: before.soldiers.filter(({ id }) => id !== other.id) }
    const told = `${fullName(before, other)}, who kept a place open, ends in the 1st squad as rifleman.`
    const [man] = call(arrived, before, line(told, other.id)).arrived
    expect(man!.why).toMatch(/^kept a place open, ends in the 1st squad as rifleman/)
  })
})
