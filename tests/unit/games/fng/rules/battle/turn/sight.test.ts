import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../../../../../src/main/engine/system.ts'
import { sightNow } from '../../../../../../../src/games/fng/rules/battle/turn/sight.ts'
import type { DayPart, FngState, Weather } from '../../../../../../../src/games/fng/rules/state.ts'
import { battleId, battleWith, playAction } from '../../../../../../support/battle.ts'
import { missionId } from '../../../../../../support/fngState.ts'

const plain = {
  missionId,
  under: null,
  over: null,
  marsh: false,
  mud: false,
  craters: 0,
  craterInches: 0,
  buildings: 0,
}
const grounds = ['clear', 'bamboo', 'forest', 'rice-paddy', 'bamboo', 'elephant-grass']
const table = (dayPart: DayPart, weather: Weather, state: Partial<FngState> = {}): FngState =>
  battleWith({
    ours: [{}],
    theirs: [{}],
    battle: { dayPart, weather, side: null, turn: 0 },
    state: { sectors: grounds.map((ground, i) => ({ ...plain, id: 700 + i, number: i + 1, ground })), ...state },
  })
const seen = (state: FngState) => {
  const { open, elsewhere } = sightNow(state, bookRules)
  return [open, ...elsewhere.map(({ key, words }) => `${key} ${words}`)]
}
const sight = (dayPart: DayPart, weather: Weather) => seen(table(dayPart, weather))

describe('line of sight', () => {
  it('FNG p. 30: by day the whole table, by night 12" in the open; the ground may allow less', () => {
    expect(sight('morning', 'clear')).toEqual([null, 'bamboo 8"', 'forest 18"', 'elephant-grass 4"'])
    expect(sight('night', 'clear')).toEqual([12, 'bamboo 6"', 'forest 9"', 'elephant-grass 4"'])
  })

  it('FNG p. 59: Inclement weather shortens no sight', () => {
    expect(sight('morning', 'inclement')).toEqual(sight('morning', 'clear'))
    expect(sight('night', 'inclement')).toEqual(sight('night', 'clear'))
  })

  it('FNG p. 30, by its switch: rain leaves 24" and two thirds elsewhere; at night the smaller in the open', () => {
    const switches = [{ id: 1, name: 'inclementSight', value: 'rain' }]
    const inRain = (dayPart: DayPart) => seen(table(dayPart, 'inclement', { switches }))
    expect(inRain('morning')).toEqual([24, 'bamboo 5.3"', 'forest 12"', 'elephant-grass 2.7"'])
    expect(inRain('night')).toEqual([12, 'bamboo 4"', 'forest 6"', 'elephant-grass 2.7"'])
  })

  it('FNG pp. 30, 59: terrible weather leaves 12", by night 6", and half elsewhere', () => {
    expect(sight('morning', 'terrible')).toEqual([12, 'bamboo 4"', 'forest 9"', 'elephant-grass 2"'])
    expect(sight('night', 'terrible')).toEqual([6, 'bamboo 3"', 'forest 4.5"', 'elephant-grass 2"'])
  })

  it('FNG pp. 47-49: an orchard, an abandoned plantation, a marsh and termite mounds shorten it too', () => {
    const own = [
      { ground: 'orchard' },
      { ground: 'abandoned-plantation' },
      { ground: 'clear', under: 'marsh' as const },
      { ground: 'scrub', over: 'termite-mounds' as const },
    ]
    const sectors = own.map((sector, i) => ({ ...plain, id: 700 + i, number: i + 1, ...sector }))
    expect(seen(table('night', 'clear', { sectors }))).toEqual([
      12,
      'orchard 12" along rows, 9" across',
      'abandoned-plantation 6"',
      'termite-mounds 6"',
    ])
    expect(seen(table('morning', 'terrible', { sectors }))).toEqual([
      12,
      'orchard 12" along rows, 9" across',
      'abandoned-plantation 3"',
      'termite-mounds 6"',
    ])
    expect(seen(table('morning', 'clear', { sectors }))).toContain('marsh 24"')
  })

  it('is told as a turn begins, where it is short', () => {
    const begins = (state: FngState) =>
      playAction(state, 'nextTurn', {}, [
        ['battle.activation.ours', battleId, 5],
        ['battle.activation.theirs', battleId, 1],
      ]).texts
    expect(begins(table('night', 'clear'))).toContain(
      'Sight this turn: 12" in the open, bamboo 6", forest 9", elephant grass 4".',
    )
    expect(begins(table('morning', 'clear')).join()).not.toContain('Sight')
  })
})
