import { RuleError } from '../../../../../main/engine/errors.ts'
import { note, type Line } from '../../../../../main/engine/lines.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { inTour, switchNamed, switchOf } from '../../house/switches.ts'
import { writeSwitch } from '../../house/write.ts'
import type { ChosenSwitch } from '../../inputs.ts'
import type { FngState } from '../../state.ts'
import { nothingChanged } from '../story/place.ts'

/**
 * Puts a switch: from here on the campaign goes by that reading, or with or without that rule.
 * @throws RuleError `bad-input` for a switch or answer that there is not, or one that stands already; `not-now` for who
 * has Attributes while there is no platoon.
 */
export const setSwitch: Step<FngState, ChosenSwitch> = {
  title: (_, { name }) => `House rule: ${switchNamed(name).title}`,
  run({ state, input, newId, say }) {
    mustBeAnswer(input)
    mustBeInTour(state, input)
    if (switchOf(state, switchNamed(input.name).name) === input.value) nothingChanged()
    const next = writeSwitch(state, input.name, input.value, newId)
    say(lineFor(next, input))
    return next
  },
}

/** @throws RuleError `bad-input` for a switch or an answer that this version does not know. */
export function mustBeAnswer({ name, value }: ChosenSwitch): void {
  const { title, options } = switchNamed(name)
  if (!options.some((option) => option.value === value))
    throw new RuleError('bad-input', `${title}: there is no answer "${value}". Nothing was changed.`)
}

function mustBeInTour(state: FngState, { name }: ChosenSwitch): void {
  if (name === inTour && state.tour.length === 0)
    throw new RuleError('not-now', 'Who is given Attributes is said when the platoon is made. Nothing was changed.')
}

/** @returns what the journal says of a switch that was put. */
export function lineFor(state: FngState, { name, value }: ChosenSwitch): Line {
  const { title, options, page } = switchNamed(name)
  const [first] = options
  const { label } = options.find((option) => option.value === value)!
  const row = state.switches.find((each) => each.name === name)
  const tour = name === inTour ? state.tour[0] : undefined
  return note(`${title}: ${label}${value === first.value ? '' : `, in place of ${first.label}`}.`, {
    page,
    about: row
      ? { collection: 'switches', id: row.id, field: 'value' }
      : tour
        ? { collection: 'tour', id: tour.id, field: inTour }
        : null,
  })
}
