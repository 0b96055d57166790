import { ranksAreSealed } from '../../src/games/snoopin/rules/kept.ts'
import { isGone, poolDice } from '../../src/games/snoopin/rules/pools.ts'
import type { SnoopinState } from '../../src/games/snoopin/rules/state.ts'

/** @returns what can never be of pools, places and point men in a campaign that nobody put right by hand. */
export const snoopinPoolFaults = (state: SnoopinState): string[] => [
  ...ofPools(state),
  ...ofPlaces(state),
  ...ofPointMen(state),
]

function ofPools(state: SnoopinState): string[] {
  const dice = poolDice(state, state.tour[0]?.turnId ?? 0).map(({ man }) => man.id)
  return [
    ...(new Set(dice).size === dice.length ? [] : ['a man stands in two pools']),
    ...state.men
      .filter(({ status, category }) => status !== 'fit' && category === null)
      .map(({ name }) => `${name} is away, and nobody knows why`),
  ]
}

/** Each place is filled once: by who holds it, is awaited, or is not replaced yet. */
function ofPlaces({ men, teams }: SnoopinState): string[] {
  const came = men.filter(({ quality }) => quality !== null)
  const filled = men.filter(({ replaced }) => replaced).length
  const placesOf = (team: number) => men.filter(({ teamId, replaced }) => teamId === team && !replaced).length
  return [
    ...teams.filter(({ id, strength }) => placesOf(id) !== strength).map(({ name }) => `${name} has lost a place`),
    ...(came.length === filled ? [] : [`${came.length} came for ${filled}`]),
    ...came
      .filter(({ troopQuality, morale }) => troopQuality === null || morale === null)
      .map(({ name }) => `${name} has no dice`),
  ]
}

/** Where ranks are sealed a lost point man is written off by his own player, in the next development. */
function ofPointMen(state: SnoopinState): string[] {
  const { men, developments } = state
  if (ranksAreSealed(state)) return []
  const named = developments.filter(({ manId }) => manId !== null)
  const wrong = named.filter(({ teamId, manId }) => {
    const man = men.find(({ id }) => id === manId)!
    return man.teamId !== teamId || isGone(man)
  })
  return [
    ...wrong.map(() => 'a point man who is not of the team'),
    ...(new Set(named.map(({ manId }) => manId)).size === named.length ? [] : ['a man is the point man twice']),
  ]
}
