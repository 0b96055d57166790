import { rulesOf } from '../../house/rulesOf.ts'
import type { Asking, Field, Value } from '../action.ts'
import type { Figure } from '../battle.ts'
import { withinSight, type Looking } from '../turn/sight.ts'

/** Distances in forms: what was said of two once is told, as long as neither moves, and not asked again. */

/** Who is how far from what: ids of figures, groups or contacts. */
interface Between {
  readonly from: readonly number[]
  readonly to: number | null
}

/** @returns the inches between some and what they are after, as they were said last; null where nobody knows. */
const toldBetween = ({ told }: Asking, { from, to }: Between): number | null =>
  to === null ? null : (from.map((id) => told?.distance(id, to) ?? null).find((inches) => inches !== null) ?? null)

const betweenOf = ({ viewers, target }: Looking): Between => ({
  from: viewers.map(({ id }) => id),
  to: target?.id ?? null,
})

/** @returns the distance that a form begins with: as it was said last, else no farther than one sees just now. */
export const startingInches = (asking: Asking, start: number, looking: Looking): number =>
  toldBetween(asking, betweenOf(looking)) ?? withinSight(asking.state, rulesOf(asking.state), start, looking)

const inchesField = (about: string, between: (asking: Asking) => Between) =>
  ({
    kind: 'number',
    label: 'Distance',
    unit: 'inches',
    least: 0,
    most: 60,
    about,
    holds: true,
    said: (asking: Asking, value: Value) =>
      value === toldBetween(asking, between(asking)) ? `${String(value)}" as before` : null,
  }) as const satisfies Field

/**
 * @param looking who looks at whom, as the form stands so far.
 * @param about the field that names the target.
 * @returns a field for the distance to a target that is seen.
 */
export const distanceField = (start: number, looking: (asking: Asking) => Looking, about = 'target') =>
  ({
    ...inchesField(about, (asking) => betweenOf(looking(asking))),
    start: (asking: Asking) => startingInches(asking, start, looking(asking)),
  }) as const satisfies Field

/**
 * @param about the field that names what is so far away.
 * @returns a field for the distance to a group, or to what nobody has seen yet.
 */
export const distanceTo = (start: (asking: Asking) => number, about: string, between: (asking: Asking) => Between) =>
  ({
    ...inchesField(about, between),
    start: (asking: Asking) => toldBetween(asking, between(asking)) ?? start(asking),
  }) as const satisfies Field

/**
 * @param among whom he may be after: those of them who are selected count first.
 * @returns the inches to the nearest of them whose distance somebody has said; null where nobody has.
 */
export function nearestTold(asking: Asking, from: number, among: readonly Figure[]): number | null {
  const known = among.flatMap((figure) => {
    const inches = asking.told?.distance(from, figure.id) ?? null
    return inches === null ? [] : [{ figure, inches }]
  })
  const meant = known.filter(({ figure: { id, groupId } }) =>
    [id, groupId].some((one) => asking.selected.includes(one)),
  )
  const [nearest] = (meant.length > 0 ? meant : known).map(({ inches }) => inches).sort((a, b) => a - b)
  return nearest ?? null
}

/** @returns the distance, no farther than one sees just now. */
export const inSight =
  (inches: number) =>
  ({ state }: Asking): number =>
    withinSight(state, rulesOf(state), inches)

/** @returns whoever and whatever is named in two fields of the form so far. */
export const betweenFields =
  (from: string, to: string) =>
  ({ values }: Asking): Between => {
    const [one, other] = [values[from], values[to]]
    return {
      from: typeof one === 'number' ? [one] : Array.isArray(one) ? (one as readonly number[]) : [],
      to: typeof other === 'number' ? other : null,
    }
  }
