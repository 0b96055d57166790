import type { FngState } from '../../state.ts'
import type { Asking, Option } from '../action.ts'
import { helicopterOf, helicoptersIn, isFree, isStill, lullWords, whyNoRoom } from '../air/craft.ts'
import { craftIn } from '../air/runForm.ts'
import { battleOf, type Craft } from '../battle.ts'
import { canAttack } from './attack.ts'
import { mayStay, staysOver } from './overTable.ts'

/** What a helicopter in the air can set out to do (FNG pp. 85-88). */
export const plans = {
  attack: 'Attack run',
  land: 'Come in and land',
  hover: 'Come in and hover',
  across: 'Fly across the table',
  stay: 'Come in and stay over the table',
  move: 'Move on over the table',
  away: 'Leave the table',
} as const satisfies Readonly<Record<string, string>>
export type Plan = keyof typeof plans

/** In the air, or off the table, with its activation to come. What crosses the table is done for this turn. */
export const flyable = (state: FngState): Craft[] =>
  helicoptersIn(state).filter(
    (craft) =>
      isFree(state, craft) &&
      craft.mode !== 'landed' &&
      (craft.mode !== 'flying' || staysOver(craft)) &&
      !isStill(state, craft),
  )

/** Why no helicopter can be flown just now; null when one can. */
export function whyNoFlight(state: FngState): string | null {
  if (battleOf(state).side !== 'ours') return 'Helicopters act when our side is active.'
  if (flyable(state).length > 0) return whyNoRoom(state, helicoptersIn(state))
  return helicoptersIn(state).some((craft) => isStill(state, craft)) ? lullWords : 'No helicopter can fly just now.'
}

function plansOf(state: FngState, craft: Craft): Plan[] {
  const lands = helicopterOf(state, craft)?.mayLand === true ? (['land'] as const) : []
  const hovers = craft.mode === 'hovering'
  if (staysOver(craft)) return ['move', 'hover', ...lands, 'away']
  const stays = mayStay(state, craft) ? (['stay'] as const) : []
  if (hovers) return ['away', ...stays, ...lands]
  const attacks = canAttack(state, craft) ? (['attack'] as const) : []
  return [...attacks, ...lands, 'hover', 'across', ...stays]
}

export const planOptions = (asking: Asking): Option[] => {
  const craft = craftIn(asking)
  return (craft ? plansOf(asking.state, craft) : []).map((value) => ({ value, label: plans[value] }))
}

const planIn = ({ values }: Asking): Plan | undefined => values['plan'] as Plan | undefined

/** Is one of these the plan of the form so far? */
export const does =
  (...which: readonly Plan[]) =>
  (asking: Asking): boolean =>
    which.includes(planIn(asking)!)

/** It lands straight from a hover: nobody fires at it on the way. */
export const fliesIn = (asking: Asking): boolean => craftIn(asking)?.mode !== 'hovering' || !does('land')(asking)

/** It is to be found in one sector afterwards. */
export const comesTo = (plan: Plan): boolean => sectored.includes(plan)
export const sectored: readonly Plan[] = ['land', 'hover', 'stay', 'move']

/** Where it hangs already, else where the man who commands stands: they come for him. */
export const sectorAtFirst = (asking: Asking): number => {
  const { state } = asking
  const commander = state.figures.find(({ id }) => id === battleOf(state).commanderId)
  const group = state.groups.find(({ id }) => id === commander?.groupId)
  return craftIn(asking)?.sector ?? group?.sector ?? 1
}
