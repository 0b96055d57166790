import { refusedJson } from './refusedJson.ts'
import type { TourJson } from './tourJson.ts'

type Collection = TourJson['collections'][string]
type Columns = Collection['columns']

/**
 * What a schema cannot say: nothing stands twice, each entry stands behind the one that it follows and has a higher number,
 * and each row is of its columns. What the journal comes to is looked at later.
 *
 * @throws RuleError `bad-input` with the place.
 */
export function mustHangTogether(name: string, { campaign, collections, entries, pending, pictures }: TourJson): void {
  const met = new Set<number>()
  for (const [at, { id, parent }] of entries.entries()) {
    if (met.has(id)) throw refusedJson(name, `there is an entry ${id} before it already`, ['entries', at, 'id'])
    if (parent !== null && !met.has(parent))
      throw refusedJson(name, `it follows entry ${parent}, which does not stand before it`, ['entries', at, 'parent'])
    if (parent !== null && parent > id)
      throw refusedJson(name, `its number must be higher than ${parent}, that of the one it follows`, [
        'entries',
        at,
        'id',
      ])
    met.add(id)
  }
  const mustBeThere = (id: number | null, ...place: PropertyKey[]) => {
    if (id !== null && !met.has(id)) throw refusedJson(name, `there is no entry ${id}`, place)
  }
  mustBeThere(campaign.head, 'campaign', 'head')
  mustBeThere(campaign.redo, 'campaign', 'redo')
  mustBeThere(pending?.head ?? null, 'pending', 'head')
  for (const [at, { redo }] of entries.entries()) mustBeThere(redo, 'entries', at, 'redo')
  for (const [collection, { columns, rows }] of Object.entries(collections)) {
    const ids = new Set<number>()
    for (const [at, row] of rows.entries()) {
      const place = ['collections', collection, 'rows', at]
      if (ids.has(row.id)) throw refusedJson(name, `there is a row ${row.id} before it already`, [...place, 'id'])
      ids.add(row.id)
      mustBeOf(name, columns, row, place)
    }
  }
  const hashes = new Set<string>()
  for (const [at, { hash }] of pictures.entries()) {
    if (hashes.has(hash)) throw refusedJson(name, 'it stands before it already', ['pictures', at])
    hashes.add(hash)
  }
}

function mustBeOf(name: string, columns: Columns, row: Collection['rows'][number], place: readonly PropertyKey[]) {
  const extra = Object.keys(row).find((field) => field !== 'id' && !Object.hasOwn(columns, field))
  if (extra !== undefined) throw refusedJson(name, 'its collection has no such column', [...place, extra])
  for (const [field, { type, nullable }] of Object.entries(columns)) {
    const value = row[field]
    if (value === undefined) throw refusedJson(name, 'it is not there', [...place, field])
    if (value === null ? !nullable : typeof value !== written[type])
      throw refusedJson(name, `${words[type]} is wanted here${nullable ? ', or null' : ''}`, [...place, field])
  }
}

/** What a value of a column is in JSON. */
const written = { text: 'string', integer: 'number', flag: 'boolean' } as const
const words = { text: 'text', integer: 'a whole number', flag: 'true or false' } as const
