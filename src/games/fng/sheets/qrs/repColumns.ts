import { boundValue, type Row, type Table } from '../../../../main/engine/table.ts'
import { repStripe } from '../../rules/tables/index.ts'
import type { PlainColumn, Span } from '../../../../main/sheets/qrs/book.ts'

const faces = [1, 2, 3, 4, 5, 6]

/**
 * Where REP is added to one die, the face that is wanted can be read off for every REP that has a stripe.
 * @returns a column for each such REP; none for other tables.
 */
export function repColumns({ dice, rows }: Table): PlainColumn[] {
  if (dice.kind !== 'best' || dice.plus !== 'REP') return []
  if (rows.some(({ from, to }) => typeof from === 'object' || typeof to === 'object')) return []
  return repStripe.rows.map(({ key: rep }) => {
    const spans = rows.map((row) => facesFor(row, Number(rep)))
    return { head: `REP ${rep}`, cells: spans.map(spanWords), kind: 'score' as const, spans }
  })
}

/** The faces that bring a row with this REP; null for none. */
function facesFor({ from = 'less', to = 'more' }: Row, rep: number): Span | null {
  const [least, most] = [boundValue(from, {}), boundValue(to, {})]
  const found = faces.filter((face) => face + rep >= least && face + rep <= most)
  return found.length === 0 ? null : [found[0]!, found.at(-1)!]
}

/** "3-4", or "-" for none. */
const spanWords = (span: Span | null): string =>
  span === null ? '-' : span[0] === span[1] ? String(span[0]) : `${span[0]}-${span[1]}`
