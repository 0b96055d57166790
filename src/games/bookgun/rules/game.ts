import { notNow, refuse } from '../../../main/engine/mustBe.ts'
import { rowById } from '../../../main/engine/state.ts'
import type { BookgunState, Force, Game, Phase, Side, Troop } from './state.ts'

/** Questions about the game that many steps ask. All read the state and change nothing. */

/** Is a game under way? From its set-up until it has ended. */
export const isPlaying = ({ tour: [tour] }: Pick<BookgunState, 'tour'>): boolean => (tour?.gameId ?? null) !== null

/** @throws RuleError `not-now` when no game is under way. */
export function gameOf(state: BookgunState): Game {
  const id = state.tour[0]?.gameId ?? null
  return id === null ? notNow('No game is under way. Begin one first.') : rowById(state.games, id, 'game')
}

const phaseWords: Readonly<Record<Phase, string>> = {
  setUp: 'the game is being set up',
  movement: 'it is the movement phase',
  fire: 'it is the fire phase',
  close: 'it is the close combat phase',
  morale: 'it is the morale phase',
  over: 'the game is over',
}

/** @throws RuleError `not-now` unless the turn stands there. */
export function mustBe(state: BookgunState, ...phases: readonly Phase[]): Game {
  const game = gameOf(state)
  return phases.includes(game.phase) ? game : notNow(`Not now: ${phaseWords[game.phase]}.`)
}

/** @throws RuleError `not-now` when no game is under way; one that is being set up is. */
export const mustHaveGame = (state: BookgunState): Game => mustBe(state, 'setUp', 'movement', 'fire', 'close', 'morale')

/** @throws RuleError `not-now` before the first turn. */
export const mustPlay = (state: BookgunState): Game => mustBe(state, 'movement', 'fire', 'close', 'morale')

export const sideById = (state: BookgunState, id: number): Side => rowById(state.sides, id, 'player')
export const sideOf = (state: BookgunState, kind: Side['kind']): Side | undefined =>
  state.sides.find((side) => side.kind === kind)

/** The two sides whose cards are drawn. */
export type Playing = 'army' | 'insurgents'

export const colourOf = { army: 'black', insurgents: 'red' } as const satisfies Record<Playing, string>
export const sideWords = { army: 'the Army', insurgents: 'the Insurgents' } as const satisfies Record<Playing, string>

/** What a force is called at the head of a list, or in a cell of a table. */
export const forceTitles = { army: 'Army', insurgents: 'Insurgents', civilians: 'Civilians' } as const satisfies Record<
  Force,
  string
>

/** "the Army acts", "the Insurgents act": a verb that takes an s of one. */
export const sideDoes = (side: Playing, verb: string): string =>
  `${sideWords[side]} ${verb}${side === 'army' ? 's' : ''}`

/** Whose cards let a unit act: mobs friendly to the insurgents act with them, all others with the army (ruling). */
export const cardsOf = ({ force, friendly }: Pick<Troop, 'force' | 'friendly'>): Playing =>
  force !== 'civilians' ? force : friendly === 'insurgents' ? 'insurgents' : 'army'

export const troopById = (state: BookgunState, id: number): Troop => rowById(state.troops, id, 'unit')

/** @returns figures or vehicles of a unit that can do something. */
export const fitOf = ({ figures, lost, wounded }: Pick<Troop, 'figures' | 'lost' | 'wounded'>): number =>
  figures - lost - wounded

/** Has it a leader of its own now? */
export const hasLeader = ({ leader, leaderLost }: Pick<Troop, 'leader' | 'leaderLost'>): boolean =>
  leader !== '' && !leaderLost

/** @returns the unit, on the table in the open. @throws RuleError `bad-input`. */
export function onTable(state: BookgunState, id: number): Troop {
  const troop = inGame(state, id)
  if (troop.kind === 'marker') refuse(`${troop.name} must be taken off the table first: it shows nothing as it is.`)
  if (troop.waiting) refuse(`${troop.name} has not entered the table.`)
  return troop
}

/** @returns the unit, which has not been removed. @throws RuleError `bad-input`. */
export function inGame(state: BookgunState, id: number): Troop {
  const troop = troopById(state, id)
  if (troop.gone) refuse(`${troop.name} is out of the game.`)
  return troop
}

/** Civilians may be fired at too, whatever the rules of engagement say of it. */
export const areApart = (one: Troop, other: Troop): boolean => one.force !== other.force

/** Rules of engagement are in force while any are there. */
export const civiliansPresent = ({ troops }: BookgunState): boolean =>
  troops.some(({ force, gone, waiting }) => force === 'civilians' && !gone && !waiting)

/** Has the side sealed anything in this game? That it has, all may know: digests stand in the open. */
export const hasSeals = ({ seals }: BookgunState, sideId: number): boolean =>
  seals.some((seal) => seal.sideId === sideId)

/**
 * The end of a game opens all seals: nobody ends it to look under those of another. Who plays all sides is not asked.
 * @returns sides whose players must agree to it yet, in this turn and with the machine in their hands.
 */
export function mustAgree(state: BookgunState): readonly Side[] {
  const { turn } = gameOf(state)
  const keeps = ({ name }: Side) => state.sides.some((other) => other.name !== name)
  return state.sides.filter(
    (side) => keeps(side) && state.seals.some(({ sideId, agreedTurn }) => sideId === side.id && agreedTurn !== turn),
  )
}

/** @returns "one figure", "3 figures". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `one ${one}` : `${count} ${many}`

/** Words of a player, as they follow a sentence. */
export const saidBy = (words: string): string => (words.trim() === '' ? '' : ` ${words.trim()}`)

export const forceOf = (kind: Side['kind']): Force => (kind === 'umpire' ? 'civilians' : kind)
