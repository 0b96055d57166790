import type { PrintChoices } from '../../contract/print.ts'
import { NotSo } from './command.ts'

/**
 * @returns the player who holds the machine, by his name.
 * @throws NotSo for a player whom the campaign has not.
 */
export function holderNamed(players: PrintChoices['players'], name: string): number {
  const found = players.find((player) => player.name.toLowerCase() === name.trim().toLowerCase())
  if (found) return found.id
  const all = players.map((player) => player.name).join(', ')
  throw new NotSo(`There is no player "${name}". ${all === '' ? 'Nothing is sealed here.' : `There are ${all}.`}`)
}
