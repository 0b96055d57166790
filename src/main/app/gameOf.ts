import { games } from '../../games/games.ts'
import { RuleError } from '../engine/errors.ts'
import type { AnyGame } from './game.ts'

/** The rules of every game, for the store. */
export const systems = games.map(({ system }) => system)

/** @throws Error for a game that is not there: store and contract have refused it before. */
export function gameOf(id: string): AnyGame {
  const found = games.find(({ contract }) => contract.id === id)
  if (!found) throw new Error(`There is no game ${id}.`)
  return found
}

/** @returns the games that have a part, in the order in which they are offered. */
export const gamesWith = (part: keyof AnyGame): readonly AnyGame[] => games.filter((game) => game[part] !== undefined)

/** What a game may lack, in words. */
const lacks = {
  flow: 'no order of steps to be thrown ahead',
  battle: 'no battles to be tracked',
  house: 'no house rules',
  packs: 'nothing to be shared as a pack',
  chronicle: 'no chronicle',
  help: 'no help pages of its own',
  rollAlone: 'no step that rolls on a table alone',
  autoplay: 'no way to play itself',
  sample: 'no sample tour',
} as const

/** @throws RuleError `not-here` where a game lacks the part. */
export function mustHave<P extends keyof typeof lacks>(game: AnyGame, part: P): NonNullable<AnyGame[P]> {
  const found = game[part]
  if (found === undefined)
    throw new RuleError('not-here', `${game.contract.title} has ${lacks[part]}. Nothing was changed.`)
  return found
}
