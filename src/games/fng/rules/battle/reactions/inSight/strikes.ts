import { circleOf } from '../../fire/circleForm.ts'
import type { InCircle } from '../../fire/shot.ts'
import type { InSightValues } from './form.ts'

/** Whom else the fire of a figure strikes, and where a grenade goes. */
export interface Strikes {
  /** Round the target of what bursts. */
  readonly circle: readonly InCircle[]
  /** In the path of flames, besides the targets. */
  readonly path: readonly number[]
  /** Within 4" of those in the circle, or in the path. */
  readonly near: readonly number[]
  readonly behind: readonly number[]
  readonly blind: boolean
  readonly into: number | null
  readonly feet: readonly number[]
}

export const strikesNobody: Strikes = {
  circle: [],
  path: [],
  near: [],
  behind: [],
  blind: false,
  into: null,
  feet: [],
}

type Line = InSightValues['lines'][number]

/** Beside whoever has a line of his own stands whom that line says. */
export function strikesOf(
  line: Pick<Line, 'circle' | 'besideCircle' | 'path' | 'behind' | 'blind' | 'into' | 'feet'>,
  target: number,
  { lines }: InSightValues,
): Strikes {
  const { path, behind, blind, into, feet } = line
  const circle = circleOf(line.circle.filter(({ figure }) => figure !== target))
  const struck = [target, ...circle.map(({ figureId }) => figureId)]
  const beside = path.length > 0 ? [] : lines.flatMap(({ figure, near }) => (struck.includes(figure) ? near : []))
  return { circle, path, near: [...line.besideCircle, ...beside], behind, blind, into, feet }
}
