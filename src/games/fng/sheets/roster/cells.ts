import type { RosterLine } from './rosterModel.ts'
import { fit, fitList, type Fitted } from '../../../../main/sheets/fit.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import type { Column, columnsOf } from './columns.ts'

type Columns = ReturnType<typeof columnsOf>

/** The two cells of a line that may run over several lines of text. */
export interface LongCells {
  readonly attribute: Fitted
  readonly effect: Fitted
  /** Lines of text that the taller of the two takes. */
  readonly rows: number
}

const face = 'narrow'
const size = 7.5
const smaller = 7

/** Line pitch of small type in a cell. */
export const pitch = 1.06

const rule = (columns: Columns, column: Column, lines: number) =>
  ({ face, size, smaller, width: columns[column].w, lines }) as const

/** @returns attributes and effects on two lines if they will go, else on up to `most`; what still has no room is counted. */
export function longCells(measure: Measure, line: RosterLine, columns: Columns, most: number): LongCells {
  const set = (items: readonly string[], joint: string, column: Column): Fitted => {
    const text = items.join(joint)
    for (let lines = 2; lines <= most; lines += 1) {
      const fitted = fit(measure, text, rule(columns, column, lines))
      if (fitted) return fitted
    }
    return fitList(measure, items, joint, rule(columns, column, most))
  }
  const whole = line.attributes.map((name) => name.replaceAll(' ', '\u00a0'))
  const attribute = set(whole, ', ', 'attribute')
  const effect = set(line.effects, '; ', 'effect')
  return { attribute, effect, rows: Math.max(attribute.lines.length, effect.lines.length, 1) }
}

/** @returns how much taller than a plain row a line must be for its text. */
export const heightOf = ({ attribute, effect }: LongCells): number =>
  Math.max(
    ...[attribute, effect].map(({ lines, size }) =>
      lines.length === 0 ? 0 : size * (1.02 + pitch * (lines.length - 1)) + 3.4,
    ),
  )
