import { RuleError } from '../../../../main/engine/errors.ts'
import type { FngState } from '../state.ts'
import { battleReadings } from './battleReadings.ts'
import { campaignReadings } from './campaignReadings.ts'
import { optionalRules } from './optionalRules.ts'

/** Every switch: optional rules, then rulings in the order of the book's parts. */
export const switches = [...optionalRules, ...campaignReadings, ...battleReadings] as const

type Known = (typeof switches)[number]
export type SwitchName = Known['name']
/** The answers that a switch can have. */
export type SwitchValue<N extends SwitchName> = Extract<Known, { name: N }>['options'][number]['value']

/** Who has Attributes stands with the tour itself, where it is said when the platoon is made. */
export const inTour = 'attributesFor'

/**
 * How this campaign plays what the book leaves open or offers. The only way to ask.
 * @returns one of the switch's own values; the first where the campaign says nothing.
 */
export function switchOf<N extends SwitchName>(state: Pick<FngState, 'switches' | 'tour'>, name: N): SwitchValue<N> {
  const said = name === inTour ? state.tour[0]?.attributesFor : state.switches.find((row) => row.name === name)?.value
  const { options } = switchNamed(name)
  return (options.find(({ value }) => value === said) ?? options[0]).value as SwitchValue<N>
}

/**
 * @returns the switch of this name.
 * @throws RuleError `bad-input` where there is none.
 */
export function switchNamed(name: string): Known {
  const found = switches.find((each) => each.name === name)
  if (!found) throw new RuleError('bad-input', `This version knows no switch "${name}". Nothing was changed.`)
  return found
}
