import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { squadsModel } from '../../../../../src/games/fng/sheets/squads/squads.ts'
import { forceWords } from '../../../../../src/games/fng/sheets/shared/forceWords.ts'
import { sourcesOf } from '../../../../../src/games/fng/sheets/shared/sheetWords.ts'
import { armLines } from '../../../../../src/games/fng/sheets/shared/weaponLines.ts'
import type { FngState } from '../../../../../src/games/fng/rules/state.ts'
import { marines } from '../../../sheets/samplePlatoon.ts'

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
    expect(some.squads.map(({ title, men }) => [title, men.map(({ name }) => name)])).toEqual([
      ['1st squad', ['Sgt Mercer, J.', 'LCpl Beckett, S.']],
      ['2nd squad', ['LCpl Yarrow, B.']],
    ])
    expect(some.squads[0]!.note).toBe('')
  })

  it('counts with boxes what is used up, and gives it its figures', () => {
    expect(first!.kit).toEqual([
      { name: 'Hand grenades', boxes: 0, arm: armLines(bookRules, ['grenade-fwf'])[0] },
      { name: 'C-4', boxes: 4, arm: armLines(bookRules, ['c4'])[0] },
      { name: 'Claymores', boxes: 2, arm: armLines(bookRules, ['claymore'])[0] },
    ])
    expect(hq!.men[0]!.kit).toEqual([{ name: 'smoke', boxes: 1 }])
    expect(hq!.kit.at(-1)).toEqual({ name: 'starlight scope', boxes: 0, arm: null })
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

  it('says of whom is away where he is, and of men their Attributes with what they do', () => {
    const men = first!.men
    expect(men.find(({ id }) => id === 102)).toMatchObject({ state: 'away', away: 'on R&R, 1 mission' })
    expect(men.find(({ id }) => id === 110)).toMatchObject({ state: 'away', away: 'in hospital, 2 missions' })
    expect(men[0]!.attributes.map(({ name }) => name)).toEqual(['Born Leader', 'Crack Shot', 'Nerves of Steel'])
    for (const { effect } of men[0]!.attributes) expect(effect).not.toBe('')
    expect(men.find(({ id }) => id === 108)!.arms.map(({ name, range }) => [name, range])).toEqual([
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
