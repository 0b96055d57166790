import { armyIndex, attributes, terrainEffects, weaponTables } from '../../tables/index.ts'
import { weaponShortName } from '../../weapons.ts'

/** Columns that name weapons or Attributes by id alone; elsewhere "fast" and "bar" are words. */
const namesOnly = /^(weapon|FWF$|CF$|attribute$|list$)/

/** Words that tables write as ids, as a player reads them. */
const names: ReadonlyMap<string, string> = new Map<string, string>([
  ...weaponTables.flatMap(({ rows }) => rows.map(({ key }) => [key, weaponShortName(key)] as const)),
  ...['m79', 'm203'].map((key) => [key, weaponShortName(key)] as const),
  ...attributes.rows.map(({ key, text }) => [key, text] as const),
  ...armyIndex.rows.map(({ key, cells }) => [key, cells.list.replace(/^America: /, '')] as const),
  ...terrainEffects.rows.map(({ cells }) => [cells.id, cells.id.replaceAll('-', ' ')] as const),
  ['dmz', 'DMZ'],
  ['free-fire-zone', 'Free Fire Zone'],
])

const ofIds = /^id$/

/** @returns a cell with names in place of ids: "m14a1 kept" is "M-14A1 kept". */
export const plainWords = (text: string, head = ''): string =>
  (ofIds.test(head) ? text.replaceAll('-', ' ') : text).replace(/(?<![\w.-])[a-z][\w-]*\w/g, (word) =>
    namesOnly.test(head) || /[\d-]|^dmz$/.test(word) ? (names.get(word) ?? word) : word,
  )
