import { expect, it } from 'vitest'
import { takenNow } from '../../../../../src/games/skirmish/app/takenNow.ts'
import { skirmishSteps } from '../../../../../src/games/skirmish/contract/steps.ts'

const sides = [1, 2].map((side) => ({ side, shotsPerTurn: 0, supportTurns: 0 }))

it('an older entry means what it meant, and the same input taken now what it means now', () => {
  const begun = skirmishSteps.beginGame.parse({ scenario: '', hiddenRules: 'noise', first: 1, sides })
  expect(begun.edition).toBeNull()
  expect(takenNow('beginGame', begun)).toEqual({ ...begun, edition: 4 })
  const ended = skirmishSteps.endGame.parse({ winner: null })
  expect(ended.agreed).toBeNull()
  expect(takenNow('endGame', ended)).toEqual({ ...ended, agreed: [] })
  expect(takenNow('endGame', { ...ended, agreed: [2] })).toEqual({ ...ended, agreed: [2] })
  expect(takenNow('startTurn', {})).toEqual({})
})
