import type { Rules } from '../../../../main/engine/system.ts'
import { inOrder } from '../../../../main/sheets/qrs/numbers.ts'
import type { QrsModel } from '../../../../main/sheets/qrs/qrsModel.ts'
import { qrsTable } from '../../../../main/sheets/qrs/qrsTable.ts'
import { bookgunTables } from '../../rules/tables/index.ts'
import { emblem, game } from '../shared/signs.ts'
import { bookgunBook } from './bookgunBook.ts'

const byId = new Map(bookgunTables.map((table) => [table.id, table]))

/** @returns every table with all its words; the player's own values are framed, and what the text has lost is a box. */
export const tablesModel = (rules: Rules, name: string): QrsModel => ({
  title: 'All tables',
  emblem,
  whose: name === '' ? game : name,
  when: name === '' ? '' : game,
  tables: inOrder(bookgunBook, [...byId.keys()]).map((id) => qrsTable(bookgunBook, byId.get(id)!, rules)),
  house: 'Framed: from your copy     Dashed: lost in this text     Not in the text: fire, close combat, morale',
  source: 'tables',
})
