import { boundValue, type Row, type Table } from '../../../../main/engine/table.ts'
import { repStripe } from '../../rules/tables/index.ts'
import type { PlainColumn } from '../../../../main/sheets/qrs/book.ts'

const faces = [1, 2, 3, 4, 5, 6]

/**
 * Where REP is added to one die, the face that is wanted can be read off for every REP that has a stripe.
 * @returns a column for each such REP; none for other tables.
 */
export function repColumns({ dice, rows }: Table): PlainColumn[] {
  if (dice.kind !== 'best' || dice.plus !== 'REP') return []
  if (rows.some(({ from, to }) => typeof from === 'object' || typeof to === 'object')) return []
  return repStripe.rows.map(({ key: rep }) => ({
    head: `REP ${rep}`,
    cells: rows.map((row) => facesFor(row, Number(rep))),
    kind: 'score' as const,
  }))
}

/** The faces that bring a row with this REP: "3-4", or "-" for none. */
function facesFor({ from = 'less', to = 'more' }: Row, rep: number): string {
  const [least, most] = [boundValue(from, {}), boundValue(to, {})]
  const found = faces.filter((face) => face + rep >= least && face + rep <= most)
  if (found.length === 0) return '-'
  return found.length === 1 ? String(found[0]) : `${found[0]!}-${found.at(-1)!}`
}
