import { RuleError } from '../../../../../main/engine/errors.ts'
import { defineAction, type Asking } from '../action.ts'
import { figureById, figuresOf, refusesOutsideTurn, type Figure } from '../battle.ts'
import { isActive } from '../fire/mayFire.ts'
import type { FngState } from '../../state.ts'
import { manDown } from './carryOut.ts'
import { matchesOf } from './inMelee.ts'
import { nearMelee } from './near.ts'
import { fightRound } from './round.ts'
import { meleeCombat, meleeResults } from '../../tables/melee.ts'

/** Active figures that stand Evenly Matched and have not acted. */
export const activeInMelee = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(
    (figure) => isActive(state, figure) && !figure.fired && matchesOf(state, figure).length > 0,
  )

const attackersIn = ({ state, values }: Asking): Figure[] => {
  const ids = values['attackers']
  return Array.isArray(ids) ? (ids as readonly number[]).map((id) => figureById(state, id)) : []
}

/** Another round of a melee that came out even, by one or several against their opponent (FNG pp. 37-38). */
export const meleeRound = defineAction({
  name: 'meleeRound',
  title: 'Fight on in melee',
  section: 'fight',
  page: 37,
  words: ['melee', 'evenly matched', 'round', 'hand to hand'],
  tables: [meleeCombat, meleeResults],
  fields: {
    attackers: {
      kind: 'picks',
      from: 'figures',
      label: 'Who fights on, in order',
      least: 1,
      most: 12,
      among: ({ state }) => activeInMelee(state).map(({ id }) => id),
      start: ({ state, selected }) => {
        const able = activeInMelee(state).map(({ id }) => id)
        const chosen = able.filter((id) => selected.includes(id))
        return chosen.length > 0 ? chosen : able.slice(0, 1)
      },
    },
    fromBehind: {
      kind: 'picks',
      from: 'figures',
      label: 'At the back of the opponent',
      among: (asking) => attackersIn(asking).map(({ id }) => id),
    },
    near: nearMelee,
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (activeInMelee(state).length > 0 ? null : 'Nobody who is active stands in a melee.'),
  likely: ({ state }) => (activeInMelee(state).length > 0 ? 88 : 0),
  entry: (state, { attackers }) => `Melee: ${attackers.map((id) => figureById(state, id).name).join(', ')}`,
  run(scene, { attackers, fromBehind, near }) {
    const pairs = attackers.map((attacker) => {
      const [match] = matchesOf(scene.state, figureById(scene.state, attacker))
      if (!match) throw new RuleError('bad-input', 'One of them stands in no melee. Nothing was changed.')
      return { attacker, defender: match.id, fromBehind: fromBehind.includes(attacker) }
    })
    for (const id of attackers) scene.patch('figures', id, { fired: true, moved: true })
    const fallen = pairs.flatMap((pair) => {
      const { down, winner } = fightRound(scene, pair)
      return down === null || winner === null ? [] : [{ down, winner }]
    })
    const involved = new Set(pairs.flatMap(({ attacker, defender }) => [attacker, defender]))
    manDown(
      scene,
      fallen,
      near.filter((id) => !involved.has(id)),
    )
  },
})
