import { describe, expect, it } from 'vitest'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { takesTests } from '../../../../../../../src/games/fng/rules/battle/reactions/nerve.ts'
import { react } from '../../../../../../../src/games/fng/rules/battle/reactions/react.ts'
import {
  battleWith,
  figureIn,
  groupNamed,
  our,
  playAction,
  playScene,
  their,
} from '../../../../../../support/battle.ts'

/** The second man is in a tunnel, a party of his own. */
const state = battleWith({ ours: [{}, { group: 'B', inTunnel: true }, {}], theirs: [{}] })
const B = groupNamed(state, 'B')

describe('whoever is in a tunnel', () => {
  const right: Values = { status: 'stunned', how: 'walked', walks: false, by: null, outOfAmmo: false, prone: false }
  it.each<[string, Values]>([
    ['putRight', { ...right, figure: our(2), rep: 4, group: B }],
    ['recover', { figures: [our(2)], by: null }],
    ['formGroup', { figures: [our(2)], into: null }],
    ['formGroup', { figures: [our(1)], into: B }],
    ['moveToSector', { group: B, sector: 2, looked: false }],
    [
      'react',
      {
        receivedFire: [our(2)],
        manDown: [],
        shooters: [],
        ranking: 0,
        inCover: [],
        inBunker: [],
        cannotAnswer: [],
        near: [],
      },
    ],
  ])('FNG p. 65: is not among those that %s names', (action, values) => {
    expect(() => playAction(state, action, values)).toThrow('that is not possible')
  })

  it('FNG p. 65: takes no test of what happens above', () => {
    expect(takesTests(figureIn(state, our(2)))).toBe(false)
    const { texts } = playScene(state, (scene) => {
      react(scene, { receivedFire: [our(2)], manDown: [our(2)], shooters: [their(1)] })
    })
    expect(texts).toEqual([])
  })

  it('FNG p. 14: those above form their groups as ever', () => {
    const { state: after } = playAction(state, 'formGroup', { figures: [our(3)], into: null })
    expect(figureIn(after, our(3)).groupId).not.toBe(figureIn(after, our(1)).groupId)
  })
})
