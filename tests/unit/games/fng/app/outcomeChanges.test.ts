import { expect, it } from 'vitest'
import { outcomeChanges } from '../../../../../src/games/fng/app/outcomeChanges.ts'
import { battleOf } from '../../../../../src/games/fng/rules/battle/battle.ts'
import type { FngState } from '../../../../../src/games/fng/rules/state.ts'
import { battleWith, our, their } from '../../../../support/battle.ts'

const killIn = (state: FngState): FngState => ({
  ...state,
  tallies: [{ id: 73733, event: 'kill', figureId: our(1), about: their(1), count: 1, points: 0, turn: 1, text: '' }],
})

it('p. 102: a kill more in the battle under way shows in its points', () => {
  const now = battleWith({ ours: [{}], theirs: [{}] })
  expect(outcomeChanges(now, now)).toEqual([])
  // In time, and so far without a loss: 3 points before the kill.
  const { id } = battleOf(now)
  expect(outcomeChanges(now, killIn(now))).toEqual([
    {
      what: 'The battle',
      kind: 'changed',
      collection: 'battle',
      id,
      fields: [{ field: 'Points', before: '3', after: '4' }],
    },
  ])
})
