import { describe, expect, it } from 'vitest'
import { lastingNotes } from '../../../../../../../src/games/fng/app/battle/battleNotes.ts'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { actionNamed } from '../../../../../../../src/games/fng/rules/battle/chapters.ts'
import { isActive } from '../../../../../../../src/games/fng/rules/battle/fire/mayFire.ts'
import { lootingEnds } from '../../../../../../../src/games/fng/rules/battle/ground/looting.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { figureIn, our, playAction, playScene, their } from '../../../../../../support/battle.ts'
import { placeId, withPlaces } from '../buildings/places.ts'
import { battle } from '../fire/forms.ts'

const state = () =>
  withPlaces(
    battle({
      ours: [{ attributes: ['looter'] }, { leads: true }],
      theirs: [{ status: 'obviouslyDead' }, { group: 'E2' }],
    }),
    [
      { kind: 'hooch', type: 'hooch', dv: 0, name: 'Grass hooch' },
      { kind: 'bunker', type: 'bunker', dv: 3, groupId: 903 },
    ],
  )
const atHooch: Values = { looter: our(1), at: 'place', place: placeId(1), leader: false }
const loots = () => playAction(state(), 'loot', atHooch, [['battle.looting', our(1), 3]])
/** The turns go by: what ends with each of them. */
const endOf = (of: FngState, turn: number): FngState =>
  playScene({ ...of, battle: of.battle.map((row) => ({ ...row, turn })) }, lootingEnds).state

describe('a Looter', () => {
  it('FNG p. 5: an empty structure delays him for 1d6 turns, this one the first', () => {
    const { state: after, texts } = loots()
    expect(texts).toEqual([
      'Man 1 loots: Grass hooch. He stays there to the end of turn 3, or until a Leader is within 4".',
    ])
    const fresh = (of: FngState) => isActive(of, figureIn(of, our(1)))
    expect(fresh(state())).toBe(true)
    expect(fresh(after)).toBe(false)
    expect(lastingNotes(after).map(({ text, when }) => `${text} ${when}`)).toEqual([
      'Man 1 loots: Grass hooch to turn 3',
    ])
    expect(fresh(endOf(after, 2))).toBe(false)
    const done = endOf(after, 3)
    expect(fresh(done)).toBe(true)
    expect(lastingNotes(done)).toEqual([])
  })

  it('FNG p. 5: a Leader within 4" gets him on, and the place does not hold him again', () => {
    const { state: after, texts } = playAction(loots().state, 'callLooter', { looter: our(1), leader: our(2) })
    expect(texts).toEqual(['Man 2 calls Man 1 on.'])
    expect(isActive(after, figureIn(after, our(1)))).toBe(true)
    expect(() => playAction(after, 'loot', atHooch)).toThrow('place is not among the choices')
    expect(actionNamed('callLooter')!.refuses(after)).toBe('Nobody is looting.')
  })

  it('FNG p. 5: with a Leader beside him nothing delays him', () => {
    const { state: after } = playAction(state(), 'loot', { ...atHooch, leader: true })
    expect(isActive(after, figureIn(after, our(1)))).toBe(true)
  })

  it('FNG p. 5: bodies and whatever else may hold loot delay him too, held places do not', () => {
    const body = { looter: our(1), at: 'body', body: their(1), leader: false }
    expect(playAction(state(), 'loot', body, [['battle.looting', our(1), 1]]).texts[0]).toContain('the body of Enemy 1')
    const other = { looter: our(1), at: 'other', leader: false }
    expect(playAction(state(), 'loot', other, [['battle.looting', our(1), 1]]).texts[0]).toContain('what he has found')
    expect(() => playAction(state(), 'loot', { ...atHooch, place: placeId(2) })).toThrow('not possible')
    expect(actionNamed('loot')!.refuses(battle({ ours: [{}] }))).toBe('No Looter is active.')
  })
})
