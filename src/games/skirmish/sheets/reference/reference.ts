import type { Rules } from '../../../../main/engine/system.ts'
import { inOrder } from '../../../../main/sheets/qrs/numbers.ts'
import type { QrsModel, QrsRow } from '../../../../main/sheets/qrs/qrsModel.ts'
import { qrsTable } from '../../../../main/sheets/qrs/qrsTable.ts'
import { skirmishTables } from '../../rules/tables/index.ts'
import { emblem } from '../shared/signs.ts'
import { skirmishBook } from './skirmishBook.ts'

const byId = new Map(skirmishTables.map((table) => [table.id, table]))

/** @returns every table with the player's own values framed; what he has not filled in is a box to write in. */
export function referenceModel(rules: Rules, name: string): QrsModel {
  const tables = inOrder(skirmishBook, [...byId.keys()]).map((id) => qrsTable(skirmishBook, byId.get(id)!, rules))
  return {
    title: 'Vietnam Skirmish Rules: reference',
    emblem,
    whose: name === '' ? 'Vietnam Skirmish Rules' : name,
    when: '',
    tables,
    house: legendOf(tables.flatMap(({ rows }) => rows)),
    source: 'reference',
  }
}

/** Says what boxes mean, of those that there are. */
function legendOf(rows: readonly QrsRow[]): string | null {
  const legends = [
    ...(rows.some(({ blank = [] }) => blank.length > 0) ? ['Dashed: the page does not say; from your copy'] : []),
    ...(rows.some(({ filled = [] }) => filled.length > 0) ? ['Framed: filled in from your copy'] : []),
  ]
  return legends.length === 0 ? null : legends.join('     ')
}
