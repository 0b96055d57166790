import type { PrintChoices } from '../../contract/print.ts'
import { NotSo } from './command.ts'

type Player = PrintChoices['players'][number]

const isSame = (one: string | undefined, name: string): boolean => one?.toLowerCase() === name.trim().toLowerCase()

/**
 * @returns the player who holds the machine, by his name or that of his side.
 * @throws NotSo for a player whom the campaign has not.
 */
export function holderNamed(players: PrintChoices['players'], name: string): number {
  const found = players.find((one) => isSame(one.name, name)) ?? players.find((one) => isSame(one.also, name))
  if (found) return found.id
  const all = players.map(called).join(', ')
  throw new NotSo(`There is no player "${name}". ${all === '' ? 'Nothing is sealed here.' : `There are ${all}.`}`)
}

const called = ({ name, also }: Player): string => (also === undefined ? name : `${name} (${also})`)
