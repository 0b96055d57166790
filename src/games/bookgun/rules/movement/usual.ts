import { gameOf } from '../game.ts'
import type { BookgunState, Troop } from '../state.ts'
import { isBoat } from './mobilities.ts'
import { isLeaderless, type Asked } from './plan.ts'

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
