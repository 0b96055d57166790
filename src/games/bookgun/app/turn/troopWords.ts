import type { TroopView } from '../../contract/turn.ts'
import { gameOf } from '../../rules/game.ts'
import { walks } from '../../rules/movement/mobilities.ts'
import { formationWords } from '../../rules/movement/words.ts'
import { underMarker } from '../../rules/sealing.ts'
import type { BookgunState, Troop } from '../../rules/state.ts'

/** What the row of a unit says of it besides its figures. */

/** @returns its leader's name, or that it has none; empty of what needs none. */
export function leaderWords({ leader, leaderLost, force, kind, mobility }: Troop): string {
  if (leaderLost) return 'leader lost'
  if (leader !== '') return leader
  return force === 'civilians' || kind === 'scouts' || !walks(mobility) ? '' : 'no leader'
}

/** @returns what is known of a marker: its own player may know what he has put there; what a joker brought it, all may. */
export function markerWords(state: BookgunState, troop: Troop, holder: number | null): string {
  const own = troop.sideId === holder ? (underMarker(state, troop.id)?.what ?? '') : ''
  return [own, ...jokerWords(troop)].filter((word) => word !== '').join(', ')
}

/** @returns how its figures stand: "close order", "open order, prone". */
export const formationOf = ({ formation, prone }: Troop): string =>
  `${formationWords[formation]}${prone ? ', prone' : ''}`

/** @returns what is going on with it: "in or on M113s, charges, 2 wounded". */
export function troopWords(state: BookgunState, troop: Troop): string {
  const { turn, phase } = gameOf(state)
  const carrier = state.troops.find(({ id }) => id === troop.carrierId)
  const words = [
    troop.waiting ? 'waits to enter' : '',
    carrier ? `in or on ${carrier.name}` : '',
    troop.mounted ? 'mounted' : '',
    troop.roadBound ? 'no off-road ability' : '',
    troop.amphibious ? (troop.afloat ? 'amphibious, on the water' : 'amphibious') : '',
    troop.limber ? 'a limber' : '',
    troop.holders > 0 ? `${troop.holders} with the horses` : '',
    troop.mobility === 'gun' ? gunWords(troop) : '',
    obstacleWords[troop.obstacle] ?? '',
    troop.charging && phase !== 'fire' ? 'charges' : '',
    ...jokerWords(troop),
    troop.firedTurn === turn ? 'has fired' : '',
    troop.wounded > 0 ? `${troop.wounded} wounded` : '',
  ]
  return words.filter((word) => word !== '').join(', ')
}

/** By the number that a unit keeps of it. */
export const obstacleWords = ['', 'before a wall', 'on a wall', 'before a window']

const jokerWords = ({ mustCharge, extraDie, lessDie }: Troop): readonly string[] => [
  mustCharge ? 'must charge' : '',
  extraDie ? 'one die more' : '',
  lessDie ? '1D6 less' : '',
]

const gunWords = ({ limbered, gunTurns }: Troop): string =>
  gunTurns > 0 ? `ready in ${gunTurns === 1 ? 'one turn' : `${gunTurns} turns`}` : limbered ? 'limbered' : 'unlimbered'

/** @returns how a mob stands. Civilians who are not pro-insurgent always try to run from weapons fire (p. 7). */
export function mobOf({ friendly }: Troop): TroopView['mob'] {
  if (friendly === null) return null
  const words = {
    insurgents: 'Friendly to the insurgents, who run it.',
    army: 'Friendly to the army: tries to run from weapons fire.',
    nobody: 'Not pro-insurgent: tries to run from weapons fire.',
  } as const
  return { friendly, words: words[friendly] }
}
