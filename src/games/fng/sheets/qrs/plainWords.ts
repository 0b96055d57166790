import type { Rules } from '../../../../main/engine/system.ts'
import type { Row, Table } from '../../../../main/engine/table.ts'
import { armyIndex, attributes, terrainEffects, weaponTables } from '../../rules/tables/index.ts'
import { weaponShortName } from '../../rules/weapons.ts'

/** Columns that name weapons or Attributes by id alone; elsewhere "fast" and "bar" are words. */
const namesOnly = /^(weapon|FWF$|CF$|attribute$|list$)/

/** Words that tables write as ids, as a player of this campaign reads them. */
const namesIn = (rules: Rules): ReadonlyMap<string, string> =>
  new Map<string, string>([
    ...weaponTables.flatMap(({ rows }) => rows.map(({ key }) => [key, weaponShortName(key, rules)] as const)),
    ...['m79', 'm203'].map((key) => [key, weaponShortName(key, rules)] as const),
    ...rules.table(attributes).rows.map(({ key, text }) => [key, text] as const),
    ...rules
      .table<Table>(armyIndex)
      .rows.map(({ key, cells }: Row) => [key!, String(cells!['list']).replace(/^America: /, '')] as const),
    ...terrainEffects.rows.map(({ cells }) => [cells.id, cells.id.replaceAll('-', ' ')] as const),
    ['dmz', 'DMZ'],
    ['free-fire-zone', 'Free Fire Zone'],
  ])

const known = new WeakMap<Rules, ReadonlyMap<string, string>>()

function namesOf(rules: Rules): ReadonlyMap<string, string> {
  const names = known.get(rules) ?? namesIn(rules)
  known.set(rules, names)
  return names
}

const ofIds = /^id$/

/** The marks of footnotes need no word before them: "pistol, footnote (1)" is "pistol (1)". */
const footnotes = /,? footnotes? (?=\(\d\))/g

/** @returns a cell with names in place of ids: "m14a1 kept" is "M-14A1 kept". */
export const plainWords = (rules: Rules, text: string, head = ''): string =>
  (ofIds.test(head) ? text.replaceAll('-', ' ') : text)
    .replace(footnotes, ' ')
    .replace(/(?<![\w.-])[a-z][\w-]*\w/g, (word) =>
      namesOnly.test(head) || /[\d-]|^dmz$/.test(word) ? (namesOf(rules).get(word) ?? word) : word,
    )
