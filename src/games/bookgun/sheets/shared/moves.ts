import type { Rules } from '../../../../main/engine/system.ts'
import { rowOf } from '../../../../main/engine/table.ts'
import { movement } from '../../rules/tables/movement.ts'
import { isBoat, rowsOf } from '../../rules/movement/plan.ts'
import type { Force, Mobility } from '../../rules/state.ts'
import { printed, type Printed } from './words.ts'

/** A line of a card: what, and its figure as it is printed. */
export interface MoveLine {
  readonly what: string
  readonly value: Printed
}

const offWords: Readonly<Record<string, string>> = {
  highest: 'high die off',
  lowest: 'low die off',
  none: 'no penalty',
  prohibited: 'prohibited',
}

const plain = (text: string): Printed => ({ text, how: 'plain' })

/** "3" as "3D6"; what is no number, or blank, as it is. */
const dice = (value: Printed): Printed => (/^\d+$/.test(value.text) ? { ...value, text: `${value.text}D6` } : value)

/** @returns how a unit moves, in the dice of the movement table as the campaign has it. */
export function movesOf(rules: Rules, force: Force, mobility: Mobility): readonly MoveLine[] {
  if (mobility === 'foot' || mobility === 'cavalry') return onLegs(rules, force, mobility === 'cavalry')
  const key = rowsOf[mobility]!
  const { gives } = rowOf(movement, key)
  const off: MoveLine = { what: 'Rough', value: plain(offWords[gives.rough]!) }
  const of = (what: string, figure: string): MoveLine => ({ what, value: dice(printed(movement, rules, key, figure)) })
  const onSnow = { what: 'On snow', value: dice(printed(movement, rules, 'overSnow', 'snow')) }
  if (isBoat(mobility)) return [of('On water', 'cross')]
  if (mobility === 'skiDoo') return [onSnow]
  if (mobility === 'aircraft') return [{ what: 'Movement', value: plain('unlimited') }]
  if (mobility === 'bicycles') return onBicycles(rules)
  const own = [of('Cross country', 'cross'), of('On road', 'road')]
  return mobility === 'bv206' ? [onSnow, ...own, off] : [...own, off]
}

/** @returns the dice of a row by the way of moving, as the campaign has them. */
const diceOf = (rules: Rules, key: (typeof movement)['rows'][number]['key']) =>
  rowOf(rules.table(movement), key).gives as Readonly<Record<string, string | number | null>>

/** Who rides dismounts in rough terrain. */
function onBicycles(rules: Rules): readonly MoveLine[] {
  const figures = diceOf(rules, 'bicycles')
  const of = (way: string) => plain(`${figures[`${way}Mounted`]}D6, on foot ${figures[way]}D6`)
  return [
    { what: 'Cross country', value: of('cross') },
    { what: 'On road', value: of('road') },
    { what: 'Rough', value: plain(`on foot, ${offWords[String(figures['rough'])]!}`) },
  ]
}

function onLegs(rules: Rules, force: Force, mounted: boolean): readonly MoveLine[] {
  const figures = diceOf(rules, `${force}Open`)
  const of = (way: string) => plain(`${figures[mounted ? `${way}Mounted` : way]}D6`)
  return [
    { what: mounted ? 'Open, mounted' : 'Open order', value: of('cross') },
    { what: 'Charge', value: of('charge') },
    { what: 'Rough', value: plain(offWords[String(figures['rough'])]!) },
  ]
}
