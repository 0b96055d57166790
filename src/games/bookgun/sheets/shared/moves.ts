import type { Rules } from '../../../../main/engine/system.ts'
import { rowOf } from '../../../../main/engine/table.ts'
import { movement } from '../../rules/tables/movement.ts'
import type { Force, Mobility } from '../../rules/state.ts'
import { printed, type Printed } from './words.ts'

/** A line of a card: what, and its figure as it is printed. */
export interface MoveLine {
  readonly what: string
  readonly value: Printed
}

/** Rows of vehicles; medium wheeled ones move as heavy wheeled (ruling), a BV206 off the snow as light tracked. */
const rowOfMobility: Readonly<Partial<Record<Mobility, string>>> = {
  bicycles: 'bicycles',
  gun: 'pushAndFire',
  horseDrawn: 'horseDrawn',
  lightWheeled: 'lightWheeled',
  mediumWheeled: 'heavyWheeled',
  heavyWheeled: 'heavyWheeled',
  lightTracked: 'lightTracked',
  heavyTracked: 'heavyTracked',
  skiDoo: 'overSnow',
  bv206: 'lightTracked',
  lightBoat: 'lightBoats',
  patrolBoat: 'patrolBoats',
  aircraft: 'aircraft',
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
  const key = rowOfMobility[mobility]!
  const rough = offWords[rowOf(movement, key).gives.rough]!
  const off: MoveLine = { what: 'Rough', value: plain(rough) }
  if (mobility === 'lightBoat' || mobility === 'patrolBoat')
    return [{ what: 'On water', value: dice(printed(movement, rules, key, 'cross')) }]
  if (mobility === 'skiDoo') return [{ what: 'On snow', value: plain('4D6') }]
  if (mobility === 'aircraft') return [{ what: 'Movement', value: plain('unlimited') }]
  if (mobility === 'bicycles')
    return [
      { what: 'Cross country', value: plain('3D6, on foot 2D6') },
      { what: 'On road', value: plain('4D6, on foot 3D6') },
      { what: 'Rough', value: plain('on foot, high die off') },
    ]
  const own = (['cross', 'road'] as const).map((way) => ({
    what: way === 'cross' ? 'Cross country' : 'On road',
    value: dice(printed(movement, rules, key, way)),
  }))
  return mobility === 'bv206' ? [{ what: 'On snow', value: plain('4D6') }, ...own, off] : [...own, off]
}

function onLegs(rules: Rules, force: Force, mounted: boolean): readonly MoveLine[] {
  const { gives } = rowOf(rules.table(movement), `${force}Open`)
  const figures = gives as Readonly<Record<string, string | number | null>>
  const of = (way: string) => plain(`${figures[mounted ? `${way}Mounted` : way]}D6`)
  return [
    { what: mounted ? 'Open, mounted' : 'Open order', value: of('cross') },
    { what: 'Charge', value: of('charge') },
    { what: 'Rough', value: plain(offWords[String(figures['rough'])]!) },
  ]
}
