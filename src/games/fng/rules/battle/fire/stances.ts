import type { Asking, Option } from '../action.ts'
import type { Figure } from '../battle.ts'
import { postureOf } from '../ground/cover.ts'

/** How a target stands, as whoever fires sees it. */
export const stances = [
  { value: 'open', label: 'In the open' },
  { value: 'concealed', label: 'Concealed' },
  { value: 'cover', label: 'In cover' },
  { value: 'both', label: 'In cover, concealed' },
  { value: 'smoke', label: 'In smoke' },
] as const satisfies readonly Option[]

/** On the ground some lie below it (FNG p. 51). */
export const groundStances = [
  ...stances,
  { value: 'hole', label: 'Prone in a foxhole or trench' },
] as const satisfies readonly Option[]

export type GroundStance = (typeof groundStances)[number]['value']

export type Stance = (typeof stances)[number]['value']

/**
 * How the figure named in another field stands: as its posture has it. Where that is known the form does not ask.
 * @param about the field that names it.
 */
export const standsField = <const O extends readonly Option[]>(
  label: string,
  options: O,
  about: string,
  figureIn: (asking: Asking) => Figure | null,
) => {
  const known = (asking: Asking) => {
    const figure = figureIn(asking)
    return figure === null ? null : postureOf(asking.state, figure)
  }
  return {
    kind: 'choice',
    label,
    options,
    about,
    start: (asking: Asking): string => known(asking) ?? 'open',
    said: (asking: Asking, value: unknown): string | null =>
      known(asking) === null ? null : (options.find((option) => option.value === value)?.label ?? '').toLowerCase(),
  } as const
}
