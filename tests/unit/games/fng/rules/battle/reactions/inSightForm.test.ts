import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../../src/games/fng/app/battle/battleForm.ts'
import { inchesBetween, lineOfSectors } from '../../../../../../../src/games/fng/rules/battle/contacts/sectors.ts'
import type { DayPart, FngState, Weather } from '../../../../../../../src/games/fng/rules/state.ts'
import { battleWith, our, their } from '../../../../../../support/battle.ts'
import { missionId } from '../../../../../../support/fngState.ts'

const lies = { missionId, under: null, over: null, marsh: false, mud: false, craters: 0, craterInches: 0, buildings: 0 }

/** A stands in sector 4, B in sector 6; E1 in 4, E2 in 5, E3 in 6. */
function meeting(grounds: readonly string[], dayPart: DayPart = 'morning', weather: Weather = 'clear'): FngState {
  return battleWith({
    ours: [{ group: 'A' }, { group: 'B' }],
    theirs: [{ group: 'E1' }, { group: 'E2' }, { group: 'E3' }],
    groups: { A: { sector: 4 }, B: { sector: 6 }, E1: { sector: 4 }, E2: { sector: 5 }, E3: { sector: 6 } },
    battle: { dayPart, weather },
    state: { sectors: grounds.map((ground, i) => ({ ...lies, id: 700 + i, number: 4 + i, ground })) },
  })
}
const groupA = 901
const theirs = (state: FngState, ...selected: number[]) => battleForm(state, 'inSight', {}, selected).values['theirs']
const clear = ['clear', 'clear', 'clear']

describe('whom In Sight begins with', () => {
  it('p. 30: by day in the open everybody', () => {
    expect(theirs(meeting(clear), groupA)).toEqual([their(1), their(2), their(3)])
  })

  it('pp. 30, 44, 59: by night and in Terrible weather nobody a whole sector away', () => {
    expect(theirs(meeting(clear, 'night'), groupA)).toEqual([their(1), their(2)])
    expect(theirs(meeting(clear, 'morning', 'terrible'), groupA)).toEqual([their(1), their(2)])
    expect(theirs(meeting(clear, 'night'))).toEqual([their(1), their(2), their(3)])
  })

  it('pp. 47-51: out of or into ground that hides only whoever stands in it too', () => {
    expect(theirs(meeting(['forest', 'clear', 'clear']), groupA)).toEqual([their(1)])
    expect(theirs(meeting(['clear', 'bamboo', 'clear']), groupA)).toEqual([their(1)])
    expect(theirs(meeting(['clear', 'scrub', 'forest']), groupA)).toEqual([their(1), their(2)])
  })

  it('p. 30: of ours those who may see one of them; who is selected on the screen stands', () => {
    const apart = meeting(['forest', 'forest', 'forest'])
    const alone = { ...apart, figures: apart.figures.filter(({ id }) => id !== their(1) && id !== their(2)) }
    expect(battleForm(alone, 'inSight', {}, []).values).toMatchObject({ ours: [our(2)], theirs: [their(3)] })
    expect(battleForm(alone, 'inSight', {}, [our(1), their(3)]).values).toMatchObject({
      ours: [our(1)],
      theirs: [their(3)],
    })
  })

  it('p. 44: sectors that touch are no inches apart, the outer ones of a row a sector', () => {
    expect([
      inchesBetween(4, 4),
      inchesBetween(4, 5),
      inchesBetween(1, 5),
      inchesBetween(4, 6),
      inchesBetween(1, 6),
    ]).toEqual([0, 0, 0, 20, 20])
    expect([lineOfSectors(4, 6), lineOfSectors(3, 1), lineOfSectors(1, 6)]).toEqual([
      [4, 5, 6],
      [3, 2, 1],
      [1, 6],
    ])
  })
})
