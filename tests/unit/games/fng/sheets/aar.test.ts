import { describe, expect, it } from 'vitest'
import { afterAction } from '../../../../../src/games/fng/app/after/afterAction.ts'
import type { AfterActionView } from '../../../../../src/games/fng/contract/after.ts'
import { aarOffer } from '../../../../../src/games/fng/sheets/aar/aarOffer.ts'
import { note } from '../../../../../src/main/engine/lines.ts'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { doAtOnce } from '../../../../../src/main/engine/work.ts'
import { aarModel } from '../../../../../src/games/fng/sheets/aar/aar.ts'
import type { FngState, Mission, PartyMember } from '../../../../../src/games/fng/rules/state.ts'
import { inside } from '../../../../../src/main/sheets/paper.ts'
import { bloodyTour } from '../../../../support/bloodyTour.ts'
import { sheetSource } from '../../../../support/sheetSource.ts'
import { testMeasure, textsOf } from '../../../sheets/inCells.ts'

const entries = bloodyTour('arvn-post-1968', 5)
const end = entries.at(-1)!.state
const missions = end.missions.filter(({ result }) => result !== null)
const pick = ({ headline, verdict }: AfterActionView) => ({ headline, verdict })
const modelOf = (mission: Mission, state: FngState = end) => aarModel(state, bookRules, mission, [])

describe('an after action report (FNG pp. 98-104)', () => {
  it('has a bill that comes to the points of the mission', () => {
    expect(missions.length).toBeGreaterThan(2)
    for (const mission of missions) {
      const { bill, total, verdict } = modelOf(mission)
      expect(bill.reduce((sum, { points }) => sum + Number(points), 0)).toBe(mission.victoryPoints)
      expect(total).toBe(String(mission.victoryPoints))
      expect(verdict!.toLowerCase().split(',')[0]).toBe(mission.result)
    }
  })

  it('says the sentence and the verdict that the page says', () => {
    const course = { turns: 0, fell: new Map(), kills: new Map() }
    for (const mission of missions) {
      const { headline, verdict } = modelOf(mission)
      expect({ headline, verdict }).toEqual(pick(afterAction(end, mission, course)))
    }
  })

  it('names everybody who went, once', () => {
    for (const mission of missions) {
      const party = end.party.filter(({ missionId }) => missionId === mission.id)
      expect(modelOf(mission).squads.flatMap(({ men }) => men)).toHaveLength(party.length)
    }
  })

  const [mission] = missions
  const member = end.party.find(({ missionId }) => missionId === mission!.id)!
  const told = (of: Partial<PartyMember>) => {
    const plain = { fate: 'fine', wasOut: false, retired: false, recovered: true, evacuation: 'none' } as const
    const alone = { ...member, cheatedDeath: false, ...plain, ...of }
    const model = modelOf(mission!, { ...end, party: [alone] })
    return { ...model.squads[0]!.men[0]!, losses: model.losses }
  }

  it('says how each came out of it', () => {
    expect(told({})).toMatchObject({ fate: '', hit: false, losses: 'Everybody came back unhurt.' })
    expect(told({ fate: 'outOfTheFight', evacuation: 'medevac' })).toMatchObject({
      fate: 'Out of the Fight, brought in, medevac',
      losses: '1 wounded.',
    })
    expect(told({ fate: 'outOfTheFight', recovered: false }).fate).toBe('Out of the Fight, left behind')
    expect(told({ fate: 'obviouslyDead' })).toMatchObject({ fate: 'killed', losses: '1 killed.' })
    expect(told({ wasOut: true }).fate).toBe('Out of the Fight for a time')
    expect(told({ killsConfirmed: 2, killsUnconfirmed: 1 }).kills).toBe('2 and 1')
    expect(told({ deed: 'destroyedBunker', medal: 'medal' }).deed).toBe(
      'destroyed an occupied bunker single-handed; medal',
    )
    expect(told({ deed: 'other', deedWords: 'held the crossing alone' }).deed).toBe('held the crossing alone')
  })

  it('tells the course of a battle that was tracked, and keeps its secrets', () => {
    const last = entries.findLastIndex(({ state }) => state.tour[0]!.phase === 'recovery')
    const tracked = entries.slice(0, last + 1)
    const lines = [note('The point man fires.'), { ...note('The PEF is an ambush.'), secret: true }]
    const played = [...tracked, { ...tracked.at(-1)!, step: 'act', depth: last + 2, lines }]
    const sheet = doAtOnce(aarOffer.make(sheetSource(played), {}))
    const words = doAtOnce(sheet.layOut(testMeasure(), inside('a4'))).flatMap((page) =>
      textsOf(page).map((one) => one.text),
    )
    expect(words.join(' ')).toContain('The point man fires.')
    expect(words.join(' ')).not.toContain('ambush')
  })

  it('p. 40: stars who was the Star when it was reported, not who follows him within the half-month', () => {
    const last = entries.findIndex(({ step }) => step === 'report')
    const reported = entries.slice(0, last + 1)
    const { state } = reported.at(-1)!
    const [now] = state.tour
    const other = state.party.find(
      ({ soldierId, missionId }) => soldierId !== now!.starId && missionId === now!.missionId,
    )!
    const followed = { ...state, tour: [{ ...now!, starId: other.soldierId }] }
    const later = [...reported, { ...reported.at(-1)!, step: 'recover', depth: last + 2, lines: [], state: followed }]
    const drawn = (of: typeof entries) =>
      doAtOnce(doAtOnce(aarOffer.make(sheetSource(of), {})).layOut(testMeasure(), inside('a4')))
    expect(drawn(later)).toEqual(drawn(reported))
  })

  it('p. 103: gives the REP with which a man went, not that of afterwards', () => {
    const state = entries.find(({ step }) => step === 'report')!.state
    const raised = { ...state, soldiers: state.soldiers.map((man) => ({ ...man, rep: man.rep + 1 })) }
    const repsOf = (model: ReturnType<typeof aarModel>) => model.squads.flatMap(({ men }) => men.map(({ rep }) => rep))
    const own = state.missions.at(-1)!
    expect(repsOf(aarModel(raised, bookRules, own, [], state))).toEqual(repsOf(aarModel(state, bookRules, own, [])))
  })

  it('cannot be printed before a mission has been reported', () => {
    const first = entries.findIndex(({ state }) => state.tour[0]!.phase === 'battle')
    expect(aarOffer.lacking(sheetSource(entries.slice(0, first + 1)))).toBe('No mission has been reported yet.')
  })
})
