import { describe, expect, it } from 'vitest'
import type { PastAct } from '../../../../../../src/games/fng/app/battle/course.ts'
import { movedBefore } from '../../../../../../src/games/fng/app/battle/inSight/movedBefore.ts'
import { figureById } from '../../../../../../src/games/fng/rules/battle/battle.ts'
import type { Values } from '../../../../../../src/games/fng/rules/battle/action.ts'
import type { FngState } from '../../../../../../src/games/fng/rules/state.ts'
import { difference } from '../../../../../../src/main/engine/state.ts'
import { battleWith, groupNamed, our, playAction, their } from '../../../../../support/battle.ts'

const act = (state: FngState, action: string, values: Values) => {
  const { state: after, lines } = playAction(state, action, values, [])
  const past: PastAct = { action, values, changes: () => difference(state, after), lines: () => lines }
  return { after, past }
}

describe('whoever comes in sight has moved in this activation (FNG p. 21)', () => {
  const state = battleWith({ ours: [{}, { prone: true }], theirs: [{}], groups: { A: { activated: true, sector: 5 } } })
  const a = groupNamed(state, 'A')

  it('where his group was said to, also who lay there before', () => {
    const { after, past } = act(state, 'moves', { groups: [a], figures: [] })
    expect(movedBefore(after, [past])(figureById(after, our(2)))).toBe(true)
    expect(movedBefore(after, [past])(figureById(after, their(1)))).toBe(null)
    expect(movedBefore(state, [])(figureById(state, our(2)))).toBe(null)
  })

  it('where it came into another sector, not where it was only said to be in its own', () => {
    const moved = act(state, 'moveToSector', { group: a, sector: 2, looked: false })
    expect(movedBefore(moved.after, [moved.past])(figureById(moved.after, our(2)))).toBe(true)
    const stayed = act(state, 'moveToSector', { group: a, sector: 5, looked: false })
    expect(movedBefore(stayed.after, [stayed.past])(figureById(stayed.after, our(2)))).toBe(null)
  })

  it('not where his group defends and stays put (FNG p. 70), but where it runs to fortifications', () => {
    const few = battleWith({
      ours: [{}, {}, {}, {}],
      theirs: [{}],
      battle: { side: 'theirs', first: 'theirs', ourDie: 1, theirDie: 1 },
    })
    const values = { group: groupNamed(few, 'E1'), byCommander: false, closest: groupNamed(few, 'A'), inches: 12 }
    const told = (fortified: boolean, more: readonly PastAct[] = []) => {
      const { after, past } = act(few, 'enemyActs', { ...values, inSight: true, fortified })
      return movedBefore(after, [...more, past])(figureById(after, their(1)))
    }
    expect(told(false)).toBe(false)
    expect(told(true)).toBe(null)
    expect(told(false, [act(few, 'moves', { groups: [values.group], figures: [] }).past])).toBe(true)
  })
})
