import { describe, expect, it } from 'vitest'
import { RuleError } from '../../../../../../src/main/engine/errors.ts'
import { harm } from '../../../../../../src/games/fng/rules/battle/harm/harm.ts'
import { react } from '../../../../../../src/games/fng/rules/battle/reactions/react.ts'
import { rollLeaderDice } from '../../../../../../src/games/fng/rules/battle/reactions/leaderDice.ts'
import type { FngState } from '../../../../../../src/games/fng/rules/state.ts'
import {
  battleWith,
  figureIn,
  groupNamed,
  our,
  playAction,
  playScene,
  their,
  type Choice,
} from '../../../../../support/battle.ts'
import { battle, firing, line } from './fire/forms.ts'

const lucky = { attributes: ['lucky'] } as const
const luck = (value: 'keeps' | 'again', of = our(1)): Choice => ({ choose: 'battle.lucky', of, value })

const state = battleWith({ ours: [lucky, {}], theirs: [{}] })
const underFire = (of: FngState, ...tape: Parameters<typeof playScene>[2] & object) =>
  playScene(
    of,
    (scene) => {
      react(scene, { receivedFire: [our(1)], manDown: [], shooters: [their(1)] })
    },
    tape,
  )

/** The question that stops a scene. */
function refusalOf(play: () => unknown): RuleError {
  try {
    play()
  } catch (error) {
    if (error instanceof RuleError) return error
    throw error
  }
  throw new Error('Nothing was asked.')
}

describe('a Lucky man', () => {
  it('FNG p. 5: throws all dice of one result of his own again, and the second stands', () => {
    const { state: after, texts } = underFire(state, ['reaction.received-fire', our(1), 5, 6], luck('again'), [
      'reaction.received-fire',
      our(1),
      1,
      2,
    ])
    expect(figureIn(after, our(1))).toMatchObject({ status: 'carryOn', luckUsed: true })
    expect(texts[0]).toBe('Man 1 is lucky: this does not count, he throws again.')
  })

  it('FNG p. 5: the second stands though it is worse, and he has no other', () => {
    const { state: after } = underFire(
      state,
      ['reaction.received-fire', our(1), 1, 6],
      luck('again'),
      ['reaction.received-fire', our(1), 5, 6],
      ['reaction.cohesion', groupNamed(state, 'A'), 1, 1],
    )
    expect(figureIn(after, our(1)).luckUsed).toBe(true)
    const again = underFire(after, ['reaction.received-fire', our(1), 1, 6])
    expect(again.texts.join()).not.toContain('lucky')
  })

  it('FNG p. 5: may keep what he threw, and is asked again next time', () => {
    const { state: after } = underFire(state, ['reaction.received-fire', our(1), 1, 6], luck('keeps'))
    expect(figureIn(after, our(1)).luckUsed).toBe(false)
    underFire(after, ['reaction.received-fire', our(1), 2, 6], luck('keeps'))
  })

  it('is told what the throw came to beside the answer that keeps it, not in brackets', () => {
    const question = () => underFire(state, ['reaction.received-fire', our(1), 1, 6])
    const { wanted } = refusalOf(question)
    expect(wanted).toMatchObject({
      kind: 'choice',
      choice: { options: [{ value: 'keeps', brings: 'Duck Back' }, { value: 'again' }] },
    })
    expect(wanted?.kind === 'choice' && wanted.choice.why).not.toContain('(')
  })

  it('FNG p. 5: is not asked where every die passes', () => {
    const { state: after } = underFire(state, ['reaction.received-fire', our(1), 1, 4])
    expect(figureIn(after, our(1))).toMatchObject({ status: 'carryOn', luckUsed: false })
  })

  it('FNG p. 5: saves himself from what a table says of him, not from what others roll against him', () => {
    const { state: after } = playScene(
      state,
      (scene) => {
        harm(scene, [{ figureId: our(1), impact: 3, by: their(1), why: 'a shot' }])
      },
      [
        ['combat-damage', our(1), 5],
        ['reaction.recover-from-knock-down', our(1), 6, 5],
        luck('again'),
        ['reaction.recover-from-knock-down', our(1), 1, 2],
      ],
    )
    expect(figureIn(after, our(1))).toMatchObject({ status: 'stunned', luckUsed: true })
    const shot = playScene(
      state,
      (scene) => {
        harm(scene, [{ figureId: our(1), impact: 3, by: their(1), why: 'a shot' }])
      },
      [['combat-damage', our(1), 1]],
    )
    expect(figureIn(shot.state, our(1)).status).toBe('obviouslyDead')
  })

  it('FNG p. 5: all dice of a firing of his, none of his comrade beside him', () => {
    const both = battle({ ours: [lucky, {}], theirs: [{}] })
    const { state: after, texts } = playAction(both, 'fire', firing([our(1), our(2)], [line(their(1), { dice: 2 })]), [
      ['ranged-combat', our(1), 1, 2],
      ['ranged-combat', our(2), 1, 2],
      luck('again'),
      ['ranged-combat', our(1), 6, 2],
      ['combat-damage', their(1), 1],
    ])
    expect(figureIn(after, our(1))).toMatchObject({ fired: true, luckUsed: true })
    expect(figureIn(after, their(1)).status).toBe('obviouslyDead')
    expect(texts.filter((text) => text.includes('throws again'))).toHaveLength(1)
  })

  it('FNG p. 15: the Leader Die is the Leader’s own', () => {
    const led = battleWith({ ours: [{ ...lucky, leads: true }, {}] })
    const A = groupNamed(led, 'A')
    const { texts } = playScene(
      led,
      (scene) => {
        rollLeaderDice(scene, [A])
      },
      [['battle.leader-die', our(1), 6], luck('again'), ['battle.leader-die', our(1), 2]],
    )
    expect(texts.at(-1)).toContain('passes one die more')
  })
})
