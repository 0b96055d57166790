import { afterName } from '../rules/abilities.ts'
import { rowText, type Table } from '../../../main/engine/table.ts'
import { capital } from '../../../main/sheets/phrases.ts'
import { officerKey } from '../rules/score.ts'
import { casualtyStatus } from '../rules/tables/casualties.ts'
import {
  combatFatigue,
  leadershipDevelopment,
  ranks,
  specialDevelopment,
  unitDevelopment,
} from '../rules/tables/development.ts'
import { insurgency, insurgencyRanks, insurgencySpecial } from '../rules/tables/insurgency.ts'
import { mission } from '../rules/tables/mission.ts'
import { replacement } from '../rules/tables/replacements.ts'
import { margin, vpFreeWorld, vpVc } from '../rules/tables/victory.ts'

/** What a row of a table is called, and what it does, for the player. */
export interface RowWords {
  readonly name: string
  readonly does: string
}

/** @returns every row of a table by what steps know it by: its outcome or its key. */
function wordsOf(table: Table): ReadonlyMap<string, RowWords> {
  return new Map(
    table.rows.map((row) => {
      const text = rowText(row)
      const named = row.gives?.['name'] ?? row.cells?.['category'] ?? row.cells?.['event']
      const name = typeof named === 'string' ? named : text
      return [String(row.outcome ?? row.key), { name, does: capital(afterName(text, name)) }]
    }),
  )
}

/** @returns the losses that cost another number of points for an officer, each by its own key. */
const officersIn = (table: typeof vpFreeWorld): ReadonlyMap<string, RowWords> =>
  new Map(
    table.rows
      .filter(({ gives }) => 'officer' in gives)
      .map(({ key, cells }) => [officerKey(key), { name: `${cells.event}, officers`, does: cells.officer }]),
  )

/** Each table's rows in words, made once. */
export const words = {
  casualty: wordsOf(casualtyStatus),
  fatigue: wordsOf(combatFatigue),
  ranks: wordsOf(ranks),
  special: wordsOf(specialDevelopment),
  leadership: wordsOf(leadershipDevelopment),
  development: wordsOf(unitDevelopment),
  insurgency: wordsOf(insurgency),
  insurgencyRanks: wordsOf(insurgencyRanks),
  insurgencySpecial: wordsOf(insurgencySpecial),
  mission: wordsOf(mission),
  replacement: wordsOf(replacement),
  margin: wordsOf(margin),
  events: new Map([...wordsOf(vpFreeWorld), ...officersIn(vpFreeWorld), ...wordsOf(vpVc)]),
} as const

/** Columns that hold outcomes, by collection and field. */
const outcomes: Readonly<Record<string, readonly ReadonlyMap<string, RowWords>[]>> = {
  'men.quality': [words.replacement],
  'men.category': [words.casualty],
  'casualties.category': [words.casualty],
  'developments.key': [words.special, words.leadership],
  'fatigues.key': [words.fatigue],
  'insurgencySpecials.key': [words.insurgencySpecial],
  'turns.margin': [words.margin],
  'missions.known': [words.mission],
  'conduct.result': [words.development],
  'tallies.event': [words.events],
}

/** @returns what a column's outcome is called; null of one that holds none, and of words of the players' own. */
export function outcomeWords(collection: string, field: string, value: string): string | null {
  const found = outcomes[`${collection}.${field}`]?.find((all) => all.has(value))
  return found?.get(value)?.name ?? null
}

/** @returns what an outcome is called; itself where it is the players' own words. */
export const nameIn = (table: ReadonlyMap<string, RowWords>, key: string): string => table.get(key)?.name ?? key
