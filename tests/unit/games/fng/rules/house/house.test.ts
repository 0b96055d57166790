import { describe, expect, it } from 'vitest'
import { bookRules, idMaker, type Step } from '../../../../../../src/main/engine/system.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import { rulesOf } from '../../../../../../src/games/fng/rules/house/rulesOf.ts'
import { switchOf } from '../../../../../../src/games/fng/rules/house/switches.ts'
import { empty, type FngState } from '../../../../../../src/games/fng/rules/state.ts'
import { applyHouseRules } from '../../../../../../src/games/fng/rules/steps/house/applyHouseRules.ts'
import { overrideTable, resetTable } from '../../../../../../src/games/fng/rules/steps/house/overrideTable.ts'
import { setSwitch } from '../../../../../../src/games/fng/rules/steps/house/setSwitch.ts'
import { contact, dayPart, weather } from '../../../../../../src/games/fng/rules/tables/index.ts'
import { testPlatoon } from '../../../../../support/fngState.ts'

let depth = 900
function play<I>(step: Step<FngState, I>, state: FngState, input: I): { state: FngState; lines: string[] } {
  const lines: string[] = []
  const dice = openTape({ dice: 'ask', choices: 'ask', seed: 1, depth: (depth += 1) })
  const say = ({ text }: { text: string }) => lines.push(text)
  return { state: step.run({ state, input, rules: rulesOf(state), dice, newId: idMaker(depth), say }), lines }
}
const platoon = testPlatoon()
const rain = { table: contact.id, rows: [], modifiers: [{ modifier: 0, by: -2 }] }

describe('overriding a table', () => {
  it('lays it over for this campaign alone, and says what differs', () => {
    const { state, lines } = play(overrideTable, platoon, rain)
    expect(rulesOf(state).table(contact).modifiers[0]).toMatchObject({ by: -2 })
    expect(rulesOf(state).table(weather)).toBe(weather)
    expect(contact.modifiers[0].by).toBe(-1)
    expect(rulesOf(platoon)).toBe(bookRules)
    expect(lines).toEqual(['Contact test. Rainy season (May to November): -2, in the book -1.'])
  })

  it('takes the place of what the table had, and a row that stays keeps its id', () => {
    const first = play(overrideTable, platoon, { ...rain, rows: [{ row: 2, text: 'Quiet' }] }).state
    const second = play(overrideTable, first, { ...rain, modifiers: [{ modifier: 0, by: -3 }] }).state
    expect(second.houseRows).toHaveLength(1)
    expect(second.houseRows[0]!.id).toBe(first.houseRows.find(({ part }) => part === 'modifier')!.id)
  })

  it('is refused where nothing would change', () => {
    const { state } = play(overrideTable, platoon, rain)
    expect(() => play(overrideTable, state, rain)).toThrow('It says so already.')
    expect(() => play(overrideTable, platoon, { table: contact.id, rows: [], modifiers: [] })).toThrow('It says so')
    expect(() => play(resetTable, platoon, { table: contact.id })).toThrow('It says so already.')
    expect(() => play(resetTable, platoon, { table: 'mission.hail' })).toThrow('knows no table "mission.hail"')
  })

  it('FNG p. 59: a day part must lead to one that there is', () => {
    const patch = (next: number) => ({ table: dayPart.id, rows: [{ row: 0, gives: { next } }], modifiers: [] })
    expect(() => play(overrideTable, platoon, patch(1))).toThrow('"Night" leads to no row.')
    expect(rulesOf(play(overrideTable, platoon, patch(5)).state).table(dayPart).rows[0].gives.next).toBe(5)
  })

  it('is the same table for as long as the rules are, so that rolls stay fast', () => {
    const { state } = play(overrideTable, platoon, rain)
    const later = { ...state, notes: [] }
    expect(rulesOf(later).table(contact)).toBe(rulesOf(state).table(contact))
  })

  it('can be done before there is a platoon', () => {
    expect(play(overrideTable, empty, rain).state.houseRows).toHaveLength(1)
  })
})

describe('switches', () => {
  it('stand at their first answer, take another, and leave no row when put back', () => {
    expect(switchOf(platoon, 'medevacBonus')).toBe('2')
    const put = play(setSwitch, platoon, { name: 'medevacBonus', value: '3' })
    expect(switchOf(put.state, 'medevacBonus')).toBe('3')
    expect(put.lines).toEqual(['Medevac and recovery: One better: +3, in place of +2 in all.'])
    const back = play(setSwitch, put.state, { name: 'medevacBonus', value: '2' })
    expect(back.state.switches).toEqual([])
    expect(back.lines).toEqual(['Medevac and recovery: +2 in all.'])
  })

  it('are refused with a name or answer that there is not', () => {
    expect(() => play(setSwitch, platoon, { name: 'gravity', value: 'off' })).toThrow('knows no switch "gravity"')
    expect(() => play(setSwitch, platoon, { name: 'medevacBonus', value: '9' })).toThrow('there is no answer "9"')
    expect(() => play(setSwitch, platoon, { name: 'medevacBonus', value: '2' })).toThrow('It says so already.')
  })

  it('FNG p. 13: who has Attributes stands with the tour, and waits for one', () => {
    const { state } = play(setSwitch, platoon, { name: 'attributesFor', value: 'everyone' })
    expect(state.tour[0]!.attributesFor).toBe('everyone')
    expect(switchOf(state, 'attributesFor')).toBe('everyone')
    expect(() => play(setSwitch, empty, { name: 'attributesFor', value: 'everyone' })).toThrow(
      'when the platoon is made',
    )
  })

  it('that a later version wrote are taken for their first answer', () => {
    const state = { ...platoon, switches: [{ id: 1, name: 'medevacBonus', value: '12' }] }
    expect(switchOf(state, 'medevacBonus')).toBe('2')
  })
})

describe('a whole set', () => {
  const set = {
    tables: [{ table: weather.id, rows: [{ row: 0, text: 'Blue sky' }], modifiers: [] }],
    switches: [{ name: 'areaTies', value: 'without' }],
  }

  it('takes the place of all that the campaign had', () => {
    const before = play(setSwitch, play(overrideTable, platoon, rain).state, { name: 'medevacBonus', value: '3' }).state
    const { state, lines } = play(applyHouseRules, before, set)
    expect(state.houseRows.map(({ tableId }) => tableId)).toEqual([weather.id])
    expect(state.switches.map(({ name }) => name)).toEqual(['areaTies'])
    expect(lines).toEqual([
      'Contact test is played as in the book.',
      'Weather. Row 1, words: Blue sky.',
      'Medevac and recovery: +2 in all.',
      'Ties for the area: Plain dice, in place of It keeps +2.',
    ])
    expect(() => play(applyHouseRules, state, set)).toThrow('It says so already.')
  })

  it('without anything in it is the book', () => {
    const { state } = play(applyHouseRules, play(applyHouseRules, platoon, set).state, { tables: [], switches: [] })
    expect(state.houseRows).toEqual([])
    expect(state.switches).toEqual([])
    expect(rulesOf(state)).toBe(bookRules)
  })

  it('is taken whole or not at all', () => {
    const broken = {
      ...set,
      tables: [...set.tables, { table: contact.id, rows: [{ row: 0, from: 3 }], modifiers: [] }],
    }
    expect(() => play(applyHouseRules, platoon, broken)).toThrow('a score of 2 would meet no row')
    expect(() => play(applyHouseRules, platoon, { ...set, tables: [...set.tables, ...set.tables] })).toThrow('twice')
  })

  it('leaves who has Attributes as it was said with the platoon, unless it says so itself', () => {
    const everyone = testPlatoon({ tour: { attributesFor: 'everyone' } })
    expect(switchOf(play(applyHouseRules, everyone, set).state, 'attributesFor')).toBe('everyone')
    const switches = [{ name: 'attributesFor', value: 'starSquad' }]
    const { state } = play(applyHouseRules, everyone, { tables: [], switches })
    expect(switchOf(state, 'attributesFor')).toBe('starSquad')
  })
})
