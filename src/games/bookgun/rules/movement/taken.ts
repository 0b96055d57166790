import type { Off } from '../../../../main/engine/dice.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import { rowOf } from '../../../../main/engine/table.ts'
import { refuse } from '../../../../main/engine/mustBe.ts'
import type { Asked } from '../inputs.ts'
import type { Troop } from '../state.ts'
import { weather as weatherTable } from '../tables/ground.ts'
import { movement } from '../tables/movement.ts'
import { rowKeyOf } from './cell.ts'
import { landsOf } from './lands.ts'
import { isBoat, isOnSnow, kindOf, walks } from './mobilities.ts'
import { isOnRoad } from './ways.ts'

/** A die that is taken off, with what takes it. */
export interface Taken extends Off {
  /** "rough, for the Army" */
  readonly why: string
}

const forceWords = { army: 'the Army', insurgents: 'Insurgents', civilians: 'civilians' } as const

/**
 * @returns the dice that are taken off a move, one after the other: each takes the next (ruling).
 * @throws RuleError `bad-input` for ground that may not be entered.
 */
export function takenOf(rules: Rules, troop: Troop, asked: Asked): readonly Taken[] {
  const { mobility, roadBound } = troop
  const ground = groundTaken(rules, troop, asked)
  if (isBoat(mobility) || mobility === 'aircraft') return ground
  return [
    ...ground,
    ...(isOnSnow(mobility, asked.weather) ? [] : weatherTaken(rules, asked)),
    ...(roadBound && !isOnRoad(asked.way) && kindOf(mobility).group === 'wheeled' ? [high('no off-road ability')] : []),
    ...menTaken(asked),
  ]
}

/** @returns what slows men down whatever they move over, and so prone ones too (p. 8, 17). */
export const menTaken = ({ carrying, leaderless }: Pick<Asked, 'carrying' | 'leaderless'>): readonly Taken[] => [
  ...(carrying ? [high('wounded')] : []),
  ...(leaderless ? [high('no leader within 6"')] : []),
]

const high = (why: string): Taken => ({ die: 'highest', times: 1, why })

/** How often the die is taken says the terrain, which die it is the movement table. */
function groundTaken(rules: Rules, troop: Troop, asked: Asked): readonly Taken[] {
  const die = roughDie(rules, troop, asked)
  const { title } = kindOf(troop.mobility)
  const who = walks(troop.mobility) && troop.mobility !== 'bicycles' ? `for ${forceWords[troop.force]}` : title
  return landsOf(rules, troop, asked).flatMap(({ gives: { times }, words }): Taken[] => {
    if (times === 0 || die === 'none') return []
    if (die === 'prohibited') refuse(`${title} may not enter rough or dense terrain.`)
    return [{ die, times, why: `${words}, ${who}` }]
  })
}

function roughDie(rules: Rules, troop: Troop, { weather }: Asked): Off['die'] | 'none' | 'prohibited' {
  const key = rowKeyOf(troop, weather, troop.kind === 'scouts' ? 'open' : troop.formation)
  return rules.table(movement).rows.find((row) => row.key === key)?.gives.rough ?? 'none'
}

function weatherTaken(rules: Rules, { weather, way }: Asked): readonly Taken[] {
  if (weather === 'dry') return []
  const onRoad = isOnRoad(way)
  const { gives } = rowOf(rules.table(weatherTable), onRoad ? 'mudOnRoad' : 'mudAcross')
  const why = `${weather}, ${onRoad ? 'on road' : 'cross country'}`
  return 'off' in gives ? [{ die: gives.off, times: 1, why }] : []
}
