import { RuleError } from '../../../../../main/engine/errors.ts'
import { countOf } from '../../aircraftLoads.ts'
import type { FngState } from '../../state.ts'
import type { Asking, Fields } from '../action.ts'
import { helicopterOf, isOver, mountsOfCraft } from '../air/craft.ts'
import { craftIn } from '../air/runForm.ts'
import { battleOf, type Craft } from '../battle.ts'

/** Fireflies and Nighthawks: what they see in the dark, and who sees them (FNG p. 88). */

const isNight = (state: FngState): boolean => battleOf(state).dayPart === 'night'

/** One of the two, while it is night. */
export const isNightFlyer = (state: FngState, craft: Craft): boolean =>
  isNight(state) && helicopterOf(state, craft)?.nightOnly === true

/** A Firefly: of the two it alone has a searchlight. */
const hasLight = (state: FngState, craft: Craft): boolean =>
  isNightFlyer(state, craft) && countOf(mountsOfCraft(state, craft), 'searchlight') > 0

/** Does anything light the field: a flare, or a searchlight over it? */
export const isLit = (state: FngState): boolean =>
  state.lasting.some(({ kind }) => kind === 'flare') ||
  state.craft.some((craft) => craft.light === 'on' && isOver(craft))

/** Flies without light of its own: it is seen in lit areas alone. */
const isDark = (state: FngState, craft: Craft): boolean => isNightFlyer(state, craft) && craft.light !== 'on'

/**
 * Why its crew can neither look out for the enemy nor attack him: nothing is lit.
 * @returns null for any other helicopter, and by day.
 */
export const whyBlind = (state: FngState, craft: Craft): string | null =>
  isDark(state, craft) && !isLit(state) ? `${craft.name} finds nobody in the dark: nothing is lit.` : null

/** @throws RuleError `not-now` where nothing is lit that it could attack. */
export function mustSee(state: FngState, craft: Craft): void {
  const why = whyBlind(state, craft)
  if (why !== null) throw new RuleError('not-now', `${why} Nothing was changed.`)
}

const lightIn = ({ values }: Asking): boolean => values['light'] === true

/** What a night flyer is asked on its way: its own light, and lit areas that it crosses without. */
export const nightFields = (asked: (asking: Asking) => boolean) =>
  ({
    light: {
      kind: 'flag',
      label: 'With its searchlight on',
      help: 'A circle of 24" from a hover, a strip 12" wide from a run.',
      asked: (asking) => {
        const craft = craftIn(asking)
        return craft !== undefined && asked(asking) && hasLight(asking.state, craft)
      },
      start: () => true,
    },
    lit: {
      kind: 'flag',
      label: 'Through an area that is lit',
      help: 'Without light of its own it is fired at there alone, by enemies within 24".',
      asked: (asking) => {
        const craft = craftIn(asking)
        return (
          craft !== undefined &&
          asked(asking) &&
          isNightFlyer(asking.state, craft) &&
          !lightIn(asking) &&
          isLit(asking.state)
        )
      },
    },
  }) as const satisfies Fields

/** @returns the state of its light, as a flight says it; null for a helicopter that has none. */
export const lightOf = (state: FngState, craft: Craft, light: boolean): Craft['light'] =>
  hasLight(state, craft) ? (light ? 'on' : 'off') : null

/** Does nobody see it to fire at? `lit`: it crosses, or hangs in, a lit area. */
export const isUnseen = (state: FngState, craft: Craft, lit: boolean): boolean => isDark(state, craft) && !lit
