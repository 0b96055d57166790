import { expect, it } from 'vitest'
import { battleWith, figureIn, our, playAction, their, type Dice } from '../../../../../../support/battle.ts'
import { battle, firing, line } from '../fire/forms.ts'
import { withPlaces } from './places.ts'

const logB = { kind: 'bunker', type: 'logBunker', dv: 4, groupId: 902 } as const

it('FNG pp. 42, 112: missed In Sight, who sits in a bunker takes Received Fire with three dice', () => {
  const state = withPlaces(battleWith({ ours: [{}], theirs: [{}] }), [logB])
  const seen = (figure: number, target: number, stands: string) => ({
    figure,
    targets: [target],
    inches: 12,
    stands,
    moved: false,
    point: false,
    charge: false,
  })
  const dice: Dice[] = [
    ['in-sight', our(1), 1, 6, 6],
    ['in-sight', their(1), 6, 6, 6, 6],
    ['in-sight.resolution', our(1), 1],
    ['ranged-combat', our(1), 1, 2, 2, 2],
    ['reaction.received-fire', their(1), 6, 5, 2],
  ]
  const { state: after } = playAction(
    state,
    'inSight',
    {
      ours: [our(1)],
      theirs: [their(1)],
      again: false,
      lines: [seen(our(1), their(1), 'open'), seen(their(1), our(1), 'cover')],
      near: [],
    },
    dice,
  )
  // One die passed is enough in cover.
  expect(figureIn(after, their(1)).mayReturnFire).toBe(true)
})

it('FNG p. 43: who is suppressed in his bunker does not react until he is next active', () => {
  const state = withPlaces(battle({ ours: [{}], theirs: [{ suppressed: true }] }), [logB])
  const { state: after } = playAction(state, 'fire', firing([our(1)], [line(their(1), { dice: 1, stands: 'cover' })]), [
    ['ranged-combat', our(1), 1],
  ])
  expect(figureIn(after, their(1))).toMatchObject({ status: 'carryOn', mayReturnFire: false })
})
