import { describe, expect, it } from 'vitest'
import { afterAction } from '../../../../../src/games/fng/app/after/afterAction.ts'
import type { AfterActionView } from '../../../../../src/games/fng/contract/after.ts'
import { fngSheets } from '../../../../../src/games/fng/app/fngSheets.ts'
import { note } from '../../../../../src/main/engine/lines.ts'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { doAtOnce } from '../../../../../src/main/engine/work.ts'
import { aarModel } from '../../../../../src/games/fng/sheets/aar/aar.ts'
import type { FngState, Mission, PartyMember } from '../../../../../src/games/fng/rules/state.ts'
import { inside } from '../../../../../src/main/sheets/paper.ts'
import { making } from '../../../../../src/main/sheets/offer.ts'
import { aarSheet } from '../../../../../src/games/fng/sheets/aar/aarSheet.ts'
import { expectSound } from '../../../../support/everySheet.ts'
import { bloodyTour } from '../../../../support/bloodyTour.ts'
import { sheetSource } from '../../../../support/sheetSource.ts'
import { testMeasure, textsOf } from '../../../sheets/inCells.ts'

const aarOffer = fngSheets.find(({ sheet }) => sheet === 'aar')!
const entries = bloodyTour('arvn-post-1968', 5)
const end = entries.at(-1)!.state
const missions = end.missions.filter(({ result }) => result !== null)
const pick = ({ headline, verdict }: AfterActionView) => ({ headline, verdict })
const noCourse = { turns: 0, fell: new Map(), kills: new Map() }
const modelOf = (mission: Mission, state: FngState = end, reported: FngState = state) =>
  aarModel(state, bookRules, mission, {
    ...{ told: afterAction(state, mission, noCourse, reported), course: [], reported },
  })

const noteOf = ({ id }: Mission) => ({ id: 1, missionId: id, soldierId: null, halfMonth: 1, text: '' })

describe('an after action report (FNG pp. 98-104)', () => {
  it('has a bill that comes to the points of the mission', () => {
    expect(missions.length).toBeGreaterThan(2)
    for (const mission of missions) {
      const { bill, total, verdict } = modelOf(mission)
      expect(bill.reduce((sum, { points }) => sum + Number(points), 0)).toBe(mission.victoryPoints)
      expect(total).toBe(String(mission.victoryPoints))
      expect(verdict.toLowerCase().split(',')[0]).toBe(mission.result)
    }
  })

  it('says what the page says: sentence, points, verdict, scale, and of each man how he came out of it', () => {
    for (const mission of missions) {
      const model = modelOf(mission)
      const page = afterAction(end, mission, noCourse)
      const { headline, verdict, total, scale, bill } = model
      expect({ headline, verdict, total }).toEqual({ ...pick(page), total: String(page.points) })
      expect(bill.map(({ text, count, points }) => ({ text, count, points: Number(points) }))).toEqual(page.bill)
      expect(scale.marks.map(({ text }) => text)).toEqual(['0 bad', '9 normal', '25 good'])
      expect(scale.at).toBe(page.at)
      const men = model.squads.flatMap((squad) => squad.men)
      for (const { name, came } of page.men) expect(men.find((one) => one.name === name)!.fate).toBe(came)
      expect(men.filter(({ fate }) => fate !== '')).toHaveLength(page.men.filter(({ came }) => came !== '').length)
    }
  })

  it('has what the player wrote in the report, before what he wrote beside it', () => {
    const mission = { ...missions[0]!, notes: 'It rained all day.' }
    const state = { ...end, notes: [{ ...noteOf(mission), text: 'The gun jammed.' }] }
    expect(modelOf(mission, state).notes).toEqual(['It rained all day.', 'The gun jammed.'])
    expect(modelOf({ ...mission, notes: null }, { ...end, notes: [] }).notes).toEqual([])
  })

  it('says the points so far until they are counted', () => {
    const { state } = entries.find(({ state: one }) => one.tour[0]!.phase === 'recovery')!
    const own = modelOf(state.missions.at(-1)!, state)
    expect(own.counted).toBe('so far')
    expect(own.bill.reduce((sum, { points }) => sum + Number(points), 0)).toBe(Number(own.total))
    expect(modelOf(missions[0]!).counted).toBe('')
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
      fate: 'Out of the Fight, recovered, medevac',
      losses: '1 wounded.',
    })
    expect(told({ fate: 'outOfTheFight', recovered: false }).fate).toBe('Out of the Fight, left behind')
    expect(told({ fate: 'obviouslyDead' })).toMatchObject({ fate: 'Killed', losses: '1 killed.' })
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
    const sheet = doAtOnce(making(aarOffer, sheetSource(played), {}))
    const words = doAtOnce(sheet.layOut(testMeasure(), inside('a4'))).flatMap((page) =>
      textsOf(page).map((one) => one.text),
    )
    expect(words.join(' ')).toContain('The point man fires.')
    expect(words.join(' ')).not.toContain('ambush')
  })

  it('names the course on each page, a digest by its first figures, and nothing that was nothing', () => {
    const last = entries.findLastIndex(({ state }) => state.tour[0]!.phase === 'recovery')
    const tracked = entries.slice(0, last + 1)
    const lines = [
      note(`PEF 1 is sealed: ${'0123456789ab'.padEnd(64, 'c')}.`),
      note('Left out: nothing.'),
      ...Array.from({ length: 80 }, (_, i) => note(`The point man fires at ${i}.`)),
    ]
    const played = [...tracked, { ...tracked.at(-1)!, step: 'act', depth: last + 2, lines }]
    const sheet = doAtOnce(making(aarOffer, sheetSource(played), {}))
    expectSound(sheet)
    const pages = doAtOnce(sheet.layOut(testMeasure(), inside('a4'))).map((page) =>
      textsOf(page).map((one) => one.text),
    )
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.at(-1)).toContain('COURSE OF THE BATTLE, CONTINUED')
    const words = pages.flat().join(' ')
    expect(words).toContain('PEF 1 is sealed: 0123456789ab.')
    expect(words).not.toContain('Left out')
  })

  it('p. 40: stars who was the Star when it was reported, not who follows him within the half-month', () => {
    const last = entries.findIndex(({ step }) => step === 'report')
    const { missions: all, ...rest } = entries[last]!.state
    // What is not counted yet is counted with the Star of then.
    const state: FngState = { ...rest, missions: all.map((one) => ({ ...one, victoryPoints: one.victoryPoints ?? 4 })) }
    const reported = [...entries.slice(0, last), { ...entries[last]!, state }]
    const [now] = state.tour
    const other = state.party.find(
      ({ soldierId, missionId }) => soldierId !== now!.starId && missionId === now!.missionId,
    )!
    const followed = { ...state, tour: [{ ...now!, starId: other.soldierId }] }
    const later = [...reported, { ...reported.at(-1)!, step: 'recover', depth: last + 2, lines: [], state: followed }]
    const drawn = (of: typeof entries) =>
      doAtOnce(doAtOnce(making(aarOffer, sheetSource(of), {})).layOut(testMeasure(), inside('a4')))
    expect(drawn(later)).toEqual(drawn(reported))
  })

  it('p. 103: gives the REP with which a man went, not that of afterwards', () => {
    const state = entries.find(({ step }) => step === 'report')!.state
    const raised = { ...state, soldiers: state.soldiers.map((man) => ({ ...man, rep: man.rep + 1 })) }
    const repsOf = (model: ReturnType<typeof aarModel>) => model.squads.flatMap(({ men }) => men.map(({ rep }) => rep))
    const own = state.missions.at(-1)!
    expect(repsOf(modelOf(own, raised, state))).toEqual(repsOf(modelOf(own, state)))
  })

  it('tells of who fell in a tracked battle when, where and how, and leaves no cell', () => {
    const { soldierId } = member
    const fell = new Map([[soldierId, { turn: 11, sector: 3, how: 'Fire: E1 2 at Reyes and two more near him' }]])
    const kills = new Map([[soldierId, ['E1 1', 'E1 2', 'E1 3', 'E2 leader']]])
    const hurt = { ...member, fate: 'outOfTheFight', evacuation: 'medevac', recovered: true } as const
    const state = {
      ...end,
      party: [{ ...hurt, killsConfirmed: 3, killsUnconfirmed: 1, deed: 'other', deedWords: 'w'.repeat(30) }],
    }
    const told = afterAction(state as FngState, mission!, { turns: 14, fell, kills })
    const model = aarModel(state as FngState, bookRules, mission!, { told, course: [], reported: end })
    expect(model.about).toBe('Fought over 14 turns.')
    expect(model.squads[0]!.men[0]).toMatchObject({
      fate: 'Out of the Fight, recovered, medevac, turn 11, sector 3',
      more: 'Fire: E1 2 at Reyes and two more near him; put down E1 1, E1 2, E1 3 and E2 leader',
      kills: '3 and 1',
    })
    const man = { ...model.squads[0]!.men[0]!, name: 'LCpl Featherstonehaugh-Vanderbilt, W.' }
    expectSound(aarSheet({ ...model, squads: [{ title: '1st squad', men: Array.from({ length: 40 }, () => man) }] }))
  })

  it('cannot be printed before a mission has been reported', () => {
    const first = entries.findIndex(({ state }) => state.tour[0]!.phase === 'battle')
    expect(aarOffer.lacking(sheetSource(entries.slice(0, first + 1)))).toBe('No mission has been reported yet.')
  })
})
