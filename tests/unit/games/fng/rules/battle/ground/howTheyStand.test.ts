import { describe, expect, it } from 'vitest'
import type { Posture } from '../../../../../../../src/games/fng/rules/battle/terms.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { figureIn, groupNamed, our, playAction, their } from '../../../../../../support/battle.ts'
import { battle } from '../fire/forms.ts'

const postureIn = (state: FngState, id: number): Posture | null => figureIn(state, id).posture
const byHand = { manDown: [], against: 'weapons', inCover: [], inBunker: [], cannotAnswer: [], near: [] }
const says = (state: FngState, stands: Posture, ...figures: number[]) =>
  playAction(state, 'howTheyStand', { figures, stands })

describe('how figures stand', () => {
  it('is said of one or of several, of either side, at any time in a battle, and costs nothing', () => {
    const state = battle({ ours: [{}, {}, {}], theirs: [{}], battle: { side: null, ourDie: null, theirDie: null } })
    const { state: after, texts } = says(state, 'cover', our(1), our(2), their(1))
    expect([our(1), our(2), our(3), their(1)].map((id) => postureIn(after, id))).toEqual([
      'cover',
      'cover',
      null,
      'cover',
    ])
    expect(figureIn(after, our(1))).toEqual({ ...figureIn(state, our(1)), posture: 'cover' })
    expect(texts).toHaveLength(1)
    expect(postureIn(says(after, 'open', our(1)).state, our(1))).toBe('open')
  })

  it('is said of nobody who is dead or below ground', () => {
    const state = battle({ ours: [{ status: 'obviouslyDead' }, { inTunnel: true }, {}], theirs: [{}] })
    expect(() => says(state, 'cover', our(1))).toThrow('not possible')
    expect(() => says(state, 'cover', our(2))).toThrow('not possible')
  })
})

describe('it is gone', () => {
  const both = { posture: 'both' } as const
  const start = () => battle({ ours: [{ ...both, leads: true }, both], theirs: [both, both] })

  it('with a Fast Move, for those who make it', () => {
    const state = start()
    const { state: after } = playAction(
      state,
      'fastMove',
      { group: groupNamed(state, 'A'), figures: [our(1)], oneDie: [] },
      [['fast-move', groupNamed(state, 'A'), 3, 3]],
    )
    expect([our(1), our(2)].map((id) => postureIn(after, id))).toEqual([null, 'both'])
  })

  it('when he crawls; not when he only drops or gets up', () => {
    const down = playAction(start(), 'posture', { does: 'down', figures: [our(2)] }).state
    expect(postureIn(down, our(2))).toBe('both')
    const lying = battle({ ours: [{ ...both, prone: true }], theirs: [{}] })
    expect(postureIn(playAction(lying, 'posture', { does: 'up', figures: [our(1)] }).state, our(1))).toBe('both')
    expect(postureIn(playAction(lying, 'posture', { does: 'crawl', figures: [our(1)] }).state, our(1))).toBeNull()
  })

  it('for the whole group in another sector, and for nobody in the same', () => {
    const state = start()
    const group = groupNamed(state, 'A')
    const go = (sector: number) => playAction(state, 'moveToSector', { group, sector, looked: false }).state
    expect([our(1), our(2), their(1)].map((id) => postureIn(go(2), id))).toEqual([null, null, 'both'])
    expect(postureIn(go(5), our(1))).toBe('both')
  })

  it('for who carries a wounded man, and for him', () => {
    const state = battle({ ours: [both, { ...both, status: 'outOfTheFight' }], theirs: [{}] })
    const { state: after } = playAction(state, 'pickUp', { carrier: our(1), wounded: our(2) })
    expect([our(1), our(2)].map((id) => postureIn(after, id))).toEqual([null, null])
  })

  it('when he ducks back to some cover; who has it ducks behind it', () => {
    const tested = (posture: Posture, ...faces: (1 | 6)[]) => {
      const state = battle({ ours: [{ posture }], theirs: [{}] })
      const values = { ...byHand, receivedFire: [our(1)], shooters: [their(1)] }
      return figureIn(playAction(state, 'react', values, [['reaction.received-fire', our(1), ...faces]]).state, our(1))
    }
    expect(tested('concealed', 1, 6)).toMatchObject({ status: 'duckBack', posture: null })
    expect(tested('cover', 1, 6)).toMatchObject({ status: 'duckBack', posture: 'cover' })
  })
})
