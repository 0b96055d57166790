import { describe, expect, it } from 'vitest'
import { react } from '../../../../../../../src/games/fng/rules/battle/reactions/react.ts'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { actionNamed } from '../../../../../../../src/games/fng/rules/battle/chapters.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { figureIn, our, playAction, playScene, their, type Dice } from '../../../../../../support/battle.ts'
import { battle } from '../fire/forms.ts'

const clear = (more: Values): Values => ({ obstacle: 'stakes', engineers: false, how: 'hands', men: [our(1)], ...more })

describe('clearing by hand', () => {
  const state = battle({ ours: [{}, {}], theirs: [{}] })
  const begun = (more: Values) => playAction(state, 'clearWay', clear(more)).state

  it.each([
    ['p. 51: 2" x 2" of mines a man', { obstacle: 'mines', engineers: true }, '2" x 2" of mines'],
    ['p. 52: 2" x 2" of stakes', {}, '2" x 2" of stakes'],
    ['p. 7: 1" x 1" of wire with cutters', { obstacle: 'wire' }, '1" x 1" of wire'],
  ])('FNG %s, when the whole activation has gone by', (_, more, patch) => {
    const working = begun(more)
    expect(figureIn(working, our(1))).toMatchObject({ fired: true, moved: true })
    const { state: after, texts } = playAction(working, 'passOn', {})
    expect(texts).toContain(`Man 1 has cleared ${patch}.`)
    expect(figureIn(after, our(1)).busy).toBeNull()
  })

  it('FNG p. 17: a reaction test interrupts it', () => {
    const { state: after } = playScene(
      begun({}),
      (scene) => {
        react(scene, { receivedFire: [our(1)], manDown: [], shooters: [their(1)] })
      },
      [['reaction.received-fire', our(1), 1, 1]],
    )
    expect(playAction(after, 'passOn', {}).texts.join()).not.toContain('cleared')
  })

  it('ruling to FNG p. 51: mines only by engineers, whom a scenario names', () => {
    expect(() => playAction(state, 'clearWay', clear({ obstacle: 'mines', men: [] }))).toThrow('Only engineers')
    const moved = battle({ ours: [{ moved: true }] })
    expect(() => playAction(moved, 'clearWay', clear({}))).toThrow('not possible')
  })

  it('FNG pp. 51-52: a charge opens a gap at once, and nobody has to work', () => {
    const { texts, state: after } = playAction(state, 'clearWay', clear({ how: 'blast', men: [] }))
    expect(texts).toEqual(['A gap of 4" x 4" is open through the stakes.'])
    expect(figureIn(after, our(1)).fired).toBe(false)
  })
})

describe('a burning path', () => {
  const fireId = 60
  const burning = (setUp: Parameters<typeof battle>[0]): FngState => ({
    ...battle(setUp),
    lasting: [
      {
        id: fireId,
        kind: 'fire',
        name: 'Burning path',
        sector: 5,
        figureId: null,
        structureId: null,
        since: 1,
        until: null,
        amount: 1,
      },
    ],
  })
  const cross = (state: FngState, figures: readonly number[], tape: readonly Dice[]) =>
    playAction(state, 'crossFire', { fire: fireId, figures, near: [] }, tape)

  it('FNG p. 29: is crossed with both dice passed alone; the flames are two dice added on Ranged Combat', () => {
    const state = burning({ ours: [{}, {}, {}] })
    const { state: after, texts } = cross(
      state,
      [our(1), our(2), our(3)],
      [
        ['battle.cross-fire', our(1), 4, 5],
        ['battle.cross-fire', our(2), 4, 1],
        ['battle.cross-fire', our(3), 1, 1],
        ['ranged-combat', our(2), 3, 3],
        ['ranged-combat', our(3), 3, 4],
        ['combat-damage', our(3), 5],
        ['oof-mobility', our(3), 1],
      ],
    )
    expect(texts.slice(0, 5)).toEqual([
      'Man 1 shrinks from the flames.',
      'Man 2 runs through the flames.',
      'Man 3 runs through the flames.',
      'Man 2 is across, unburned.',
      'The flames catch Man 3.',
    ])
    expect([1, 2, 3].map((nth) => figureIn(after, our(nth)).moved)).toEqual([true, true, true])
    // Impact 5: a 5 is Out of the Fight.
    expect(figureIn(after, our(3)).status).toBe('outOfTheFight')
  })

  it('FNG p. 32: who moves fast is harder to hit, for the flames as for others', () => {
    const { texts } = cross(
      burning({ ours: [{ fastMoving: true }] }),
      [our(1)],
      [
        ['battle.cross-fire', our(1), 1, 1],
        ['ranged-combat', our(1), 3, 4],
      ],
    )
    expect(texts.at(-1)).toBe('Man 1 is across, unburned.')
  })

  it('is none without a fire, and a burning house is not crossed', () => {
    expect(actionNamed('crossFire')!.refuses(battle({ ours: [{}] }))).toBe('No path burns.')
    const house = burning({ ours: [{}] })
    const inside = { ...house, lasting: house.lasting.map((row) => ({ ...row, structureId: 701 })) }
    expect(actionNamed('crossFire')!.refuses(inside)).toBe('No path burns.')
  })
})
