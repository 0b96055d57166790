import { gameOf, hasLeader } from '../game.ts'
import type { Asked } from '../inputs.ts'
import type { BookgunState, Troop } from '../state.ts'
import { isBoat, walks } from './mobilities.ts'

/** @returns what a move begins with, by how the unit and the game stand. */
export const usualMove = (state: BookgunState, troop: Troop): Asked => ({
  way: troop.mustCharge ? 'charge' : 'cross',
  formation: troop.kind === 'scouts' ? 'open' : troop.formation,
  ground: 'clear',
  weather: gameOf(state).weather,
  slope: 'none',
  prone: troop.prone && !troop.mustCharge,
  leaderless: isLeaderless(troop),
  carrying: false,
  backs: false,
  water: troop.afloat || isBoat(troop.mobility),
  turns: 0,
  enemyInches: 0,
  ends: 'free',
})

/** Does a unit lose a die for want of a leader, unless its player says otherwise? */
const isLeaderless = (troop: Troop): boolean =>
  troop.force !== 'civilians' &&
  troop.kind !== 'leader' &&
  walks(troop.mobility) &&
  !hasLeader(troop) &&
  troop.leaderLost
