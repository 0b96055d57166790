import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { blankSquadModel, squadsModel } from '../../../../../src/games/fng/sheets/squads/squads.ts'
import { forceWords } from '../../../../../src/games/fng/sheets/shared/forceWords.ts'
import { sourcesOf } from '../../../../../src/games/fng/sheets/shared/sheetWords.ts'
import { rulesOf } from '../../../../../src/games/fng/rules/house/rulesOf.ts'
import { rangedCombat, recoverFromKnockDown } from '../../../../../src/games/fng/rules/tables/index.ts'
import { plainText } from '../../../../../src/main/sheets/aid/block.ts'
import type { FngState } from '../../../../../src/games/fng/rules/state.ts'
import type { SquadsModel } from '../../../../../src/games/fng/sheets/squads/squadsModel.ts'
import { squadPages } from '../../../../../src/games/fng/sheets/squads/squadsSheet.ts'
import { inside } from '../../../../../src/main/sheets/paper.ts'
import { testMeasure, textsOf } from '../../../sheets/inCells.ts'
import { withMission } from '../../../sheets/sampleMission.ts'
import { marines } from '../../../sheets/samplePlatoon.ts'
import { house, withHouse } from './playerAid/aidOf.ts'

const model = squadsModel(marines, bookRules)
const [hq, first] = model.squads
const field = (page: typeof hq, label: string) => page!.fields.find((one) => one.label === label)?.value

describe('the model of the squad sheets', () => {
  it('is a page for the HQ and each squad, with who leads and who follows him', () => {
    expect(model.squads.map(({ title }) => title)).toEqual(['Platoon HQ', '1st squad', '2nd squad', '3rd squad'])
    expect(field(hq, 'Leader')).toBe('2ndLt Whitcomb, P.')
    expect(field(hq, 'If he falls')).toBe('GySgt Odom, L.')
    expect(field(first, 'Leader')).toBe('Sgt Mercer, J.')
    expect(field(first, 'Fit')).toBe('9 of 11')
    expect(field(first, 'Half-month')).toBe('17 of 26')
    expect(first!.note).toBe('open: rifleman')
  })

  it('p. 16: the Jr NCO of the highest REP who is here follows, then the others by REP', () => {
    // Tillman, REP 5, is on R&R.
    expect(field(first, 'If he falls')).toBe('LCpl Ruiz, E., then LCpl Beckett, S.')
    const alone = squadsModel(marines, bookRules, { men: [102, 105, 106] }).squads[0]!
    expect(field(alone, 'Leader')).toBe('Pfc Hutchins, W.')
    expect(field(alone, 'If he falls')).toBe('Pfc Novak, G.')
  })

  it('shows only those who go, and no page for a squad that stays', () => {
    const some = squadsModel(marines, bookRules, { men: [202, 104, 101] })
    expect(some.squads.map(({ title, men }) => [title, men.map((man) => man!.name)])).toEqual([
      ['1st squad', ['Sgt Mercer, J.', 'LCpl Beckett, S.']],
      ['2nd squad', ['LCpl Yarrow, B.']],
    ])
    expect(some.squads[0]!.note).toBe('')
  })

  it('counts with boxes what is used up, and what every man has', () => {
    expect(first!.kit).toEqual([
      { name: 'hand grenades', boxes: 0 },
      { name: 'C-4', boxes: 4 },
      { name: 'Claymores', boxes: 2 },
    ])
    expect(hq!.men[0]!.kit).toEqual([{ name: 'smoke', boxes: 1 }])
    expect(hq!.kit!.at(-1)).toEqual({ name: 'starlight scope', boxes: 0 })
  })

  it('has the weapons of these men and what they carry, and no others', () => {
    const names = (page: typeof hq) => page!.aid.arms.rows.map(([name]) => plainText(name!.text).split(' ')[0])
    expect(names(first)).toEqual(['M-14', 'M-14A1', '.45', 'Grenade', 'M-79', 'M-79', 'Claymore', 'C-4'])
    const alone = squadsModel(marines, bookRules, { men: [105] }).squads[0]
    expect(names(alone)).toEqual(['M-14A1', 'Grenade', 'Claymore', 'C-4'])
  })

  it('pp. 21-23, 31-32: a man has his test dice and the die that his REP needs on each line', () => {
    const man = (id: number) => first!.men.find((one) => one?.id === id)!
    expect(man(101)).toMatchObject({ rep: 5, weapons: 'M-14', toHit: ['2+', '3+', '4+'] })
    expect(man(108)).toMatchObject({ rep: 4, weapons: 'M-79, .45', toHit: ['3+', '4+', '5+'] })
    expect(man(104).toHit).toEqual(['4+', '5+', '6'])
    expect(man(101).tests.map(({ head, dice }) => `${head} ${dice}`)).toEqual([
      ...['Rcvd 3d6', 'Sight 5d6', 'Man dn 3d6', 'Charge 3d6', 'Coh. 3d6', 'Knock 2d6'],
    ])
  })

  it('a number over the men is that of the line under them: both have the same die for the same REP', () => {
    const { hits } = first!.aid
    const text = (row: (typeof hits.rows)[number], c: number) => plainText(row[c]!.text)
    expect(hits.rows.map((row) => text(row, 0))).toEqual(['1', '2', '3'])
    for (const man of first!.men) {
      const column = hits.heads.indexOf(String(man!.rep))
      expect(man!.toHit).toEqual(hits.rows.map((row) => text(row, column)))
    }
  })

  it('tells behind an Attribute what a house rule has changed of it, as many dice as his test has', () => {
    const at = recoverFromKnockDown.modifiers.findIndex(({ when }) => when === 'hardAsNails')
    const state = withHouse(marines, house(recoverFromKnockDown.id, 'modifier', at, { by: 2 }))
    const men = (of: FngState) => squadsModel(of, rulesOf(of)).squads.flatMap((page) => page.men)
    const hard = (of: FngState) =>
      men(of).flatMap((man) => (man?.attributes.some(({ name }) => name === 'Hard As Nails') ? [man] : []))
    const told = (of: FngState) => hard(of)[0]!.attributes.find(({ name }) => name === 'Hard As Nails')!.effect
    const recovers = (of: FngState) => hard(of)[0]!.tests.at(-1)!.dice
    expect([told(marines), recovers(marines)]).toEqual(['Recover From Knock Down 3d6; tunnel survival +1', '3d6'])
    expect([told(state), recovers(state)]).toEqual([
      'Recover From Knock Down 3d6; tunnel survival +1. House rule: Recover From Knock Down +2d6',
      '4d6',
    ])
    const others = (of: FngState) =>
      men(of).flatMap((man) => man!.attributes.filter(({ name }) => name !== 'Hard As Nails'))
    expect(others(state)).toEqual(others(marines))
  })

  it('plays by the house rules, and marks in its tables what differs', () => {
    const prone = rangedCombat.rows.findIndex((row) => 'when' in row && row.when === 'targetProne')
    const state = withHouse(marines, house(rangedCombat.id, 'row', prone, { outcome: 'hit' }))
    const { hits } = squadsModel(state, rulesOf(state)).squads[1]!.aid
    expect(
      hits.rows
        .flat()
        .filter((cell) => cell.house)
        .map(({ text }) => plainText(text)),
    ).toEqual(['Target concealed, charging or fast; second target'])
    expect(first!.aid.hits.rows.flat().some((cell) => cell.house)).toBe(false)
  })

  it('gives a man what he carries on the mission under way, and no longer when it is over', () => {
    const gear = [{ id: 1, missionId: 7, soldierId: 104, item: 'pencil-flare' }]
    const on = (missionId: number | null): FngState => ({
      ...marines,
      tour: [{ ...marines.tour[0]!, missionId }],
      gear,
    })
    const kitOf = (state: FngState) => squadsModel(state, bookRules, { men: [104] }).squads[0]!.men[0]!.kit
    expect(kitOf(on(7))).toEqual([{ name: 'pencil flare', boxes: 1 }])
    expect(kitOf(on(8))).toEqual([])
    expect(kitOf(on(null))).toEqual([])
  })

  it('names the mission under way, as far as it has been rolled, and leaves its box empty without one', () => {
    const [mission] = withMission().missions
    const fieldOf = (
      more: Partial<FngState['missions'][number]>,
      phase: FngState['tour'][number]['phase'] = 'battle',
    ) => {
      const tour = [{ ...marines.tour[0]!, phase, missionId: mission!.id }]
      const of: FngState = { ...marines, tour, missions: [{ ...mission!, ...more }] }
      return squadsModel(of, bookRules).squads.map((page) => field(page, 'Mission'))
    }
    expect(new Set(fieldOf({ type: 'patrol', area: 'dmz' }))).toEqual(new Set(['Patrol, DMZ']))
    expect(fieldOf({ type: null, area: 'coastal' })[0]).toBe('coastal')
    expect(fieldOf({ type: null }, 'area')[0]).toBe('')
    expect(field(first, 'Mission')).toBe('')
  })

  it('does not count on in a tour that is over', () => {
    const tour = [{ ...marines.tour[0]!, phase: 'over' as const, halfMonth: 24, tourLength: 24 }]
    expect(field(squadsModel({ ...marines, tour }, bookRules).squads[0], 'Half-month')).toBe('over')
  })

  it('pp. 26, 34: every squad has the same line on how it fires, however large it is', () => {
    const notes = [...model.squads, ...blankSquadModel(null).squads].map(({ aid }) =>
      aid.hits.notes.map(({ text }) => text),
    )
    expect(new Set(notes.flat()).size).toBe(1)
    const [said] = notes[0]!.map(plainText)
    expect(said).toContain('Two 1s: out of ammo (gun with loader: three)')
    for (const paper of ['letter', 'a4'] as const) {
      const page = inside(paper)
      const told = (squads: SquadsModel) =>
        squadPages(testMeasure(), squads, page).map(
          (marks) => textsOf(marks).filter(({ text }) => text === 'To hit:').length,
        )
      expect(told(model)).toEqual([1, 1, 1, 1])
      expect(told(blankSquadModel(null))).toEqual([1])
    }
  })

  it('has what a man carries in all its words, beside his weapons or under them, on both papers', () => {
    const things = ['pencil flare', 'wire cutters', 'flashlight'].map((name) => ({ name, boxes: 1 }))
    for (const weapons of ['M-14', 'M-16A1, .45', 'M-60 and M-1911A1'])
      for (const thing of things) {
        const [page] = model.squads
        const men = page!.men.map((man) => man && { ...man, weapons, kit: [thing] })
        for (const paper of ['letter', 'a4'] as const) {
          const marks = squadPages(testMeasure(), { ...model, squads: [{ ...page!, men }] }, inside(paper)).flat()
          const words = textsOf(marks).filter(({ text }) => text === thing.name)
          expect(words, `${weapons}, ${thing.name}, ${paper}`).toHaveLength(men.length)
        }
      }
  })

  it('says of whom is away where he is, and of men their Attributes with what they do', () => {
    const men = first!.men
    expect(men.find((man) => man?.id === 102)).toMatchObject({ state: 'away', away: 'on R&R, 1 mission' })
    expect(men.find((man) => man?.id === 110)).toMatchObject({ state: 'away', away: 'in hospital, 2 missions' })
    expect(men[0]!.attributes.map(({ name }) => name)).toEqual(['Born Leader', 'Crack Shot', 'Nerves of Steel'])
    for (const { effect } of men[0]!.attributes) expect(effect).not.toBe('')
    expect(men.find((man) => man?.id === 108)!.arms.map(({ name, range }) => [name, range])).toEqual([
      ['M-79 HE', '12"-36"'],
      ['M-79 buckshot', '12"'],
      ['.45', '12"'],
    ])
  })
})

describe('the words of the head', () => {
  it('say of an earlier half-month that it is one', () => {
    const tour = marines.tour[0]!
    expect(forceWords(tour)).toBe('USMC, I Corps, early September 1967')
    expect(forceWords({ ...tour, halfMonth: 10 }, true)).toBe('USMC, I Corps, as of early June 1967')
    expect(squadsModel(marines, bookRules, { asOf: true }).force).toBe('USMC, I Corps, as of early September 1967')
  })

  it('name pages in order, runs of them as runs', () => {
    expect(sourcesOf(11, 5, 6, 6)).toBe('FNG: 2nd Tour, p. 5-6, 11')
    expect(sourcesOf(53)).toBe('FNG: 2nd Tour, p. 53')
  })
})
