import type { Rules } from '../../../../main/engine/system.ts'
import { rowOf } from '../../../../main/engine/table.ts'
import { movement } from '../../rules/tables/movement.ts'
import { isBoat, kindOf } from '../../rules/movement/mobilities.ts'
import { roughWords } from '../../rules/movement/words.ts'
import type { Force, Mobility } from '../../rules/state.ts'
import { printed, type Printed } from './words.ts'

/** A line of a card: what, and its figure as it is printed. */
export interface MoveLine {
  readonly what: string
  readonly value: Printed
}

/** "high die off" of the die that rough terrain takes. */
const offWords = (rough: keyof typeof roughWords): string =>
  rough === 'none' ? 'no penalty' : rough === 'prohibited' ? 'prohibited' : `${roughWords[rough]} die off`

const plain = (text: string): Printed => ({ text, how: 'plain' })

/** "3" as "3D6"; what is no number, or blank, as it is. */
const dice = (value: Printed): Printed => (/^\d+$/.test(value.text) ? { ...value, text: `${value.text}D6` } : value)

/** @returns how a unit moves, in the dice of the movement table as the campaign has it. */
export function movesOf(rules: Rules, force: Force, mobility: Mobility): readonly MoveLine[] {
  if (mobility === 'foot' || mobility === 'cavalry') return onLegs(rules, force, mobility === 'cavalry')
  const key = kindOf(mobility).row!
  const { gives } = rowOf(movement, key)
  const off: MoveLine = { what: 'Rough', value: plain(offWords(gives.rough)) }
  const of = (what: string, figure: string): MoveLine => ({ what, value: dice(printed(movement, rules, key, figure)) })
  const onSnow = { what: 'On snow', value: plain(`${rowOf(rules.table(movement), 'overSnow').gives.cross}D6`) }
  if (isBoat(mobility)) return [of('On water', 'cross')]
  if (mobility === 'skiDoo') return [onSnow]
  if (mobility === 'aircraft') return [{ what: 'Movement', value: plain('unlimited') }]
  if (mobility === 'bicycles') return onBicycles(rules)
  const own = [of('Cross country', 'cross'), of('On road', 'road')]
  return mobility === 'bv206' ? [onSnow, ...own, off] : [...own, off]
}

/** @returns the dice of a row that holds figures on foot and mounted ones, by the way they move. */
function legs(rules: Rules, key: (typeof movement)['rows'][number]['key']) {
  const { gives } = rowOf(rules.table(movement), key)
  const figures: Readonly<Record<string, number | string | boolean | null>> = gives
  return {
    rough: offWords(gives.rough),
    dice: (way: 'cross' | 'road' | 'charge', mounted: boolean) => `${figures[mounted ? `${way}Mounted` : way]}D6`,
  }
}

/** Who rides dismounts in rough terrain. */
function onBicycles(rules: Rules): readonly MoveLine[] {
  const { rough, dice: of } = legs(rules, 'bicycles')
  const both = (way: 'cross' | 'road') => plain(`${of(way, true)}, on foot ${of(way, false)}`)
  return [
    { what: 'Cross country', value: both('cross') },
    { what: 'On road', value: both('road') },
    { what: 'Rough', value: plain(`on foot, ${rough}`) },
  ]
}

/** Who has horses gets off them in the middle of a game. */
function onLegs(rules: Rules, force: Force, horses: boolean): readonly MoveLine[] {
  const { rough, dice: of } = legs(rules, `${force}Open`)
  const both = (way: 'cross' | 'charge') =>
    plain(horses ? `${of(way, true)}, on foot ${of(way, false)}` : of(way, false))
  return [
    { what: 'Open order', value: both('cross') },
    { what: 'Charge', value: both('charge') },
    { what: 'Rough', value: plain(rough) },
  ]
}
