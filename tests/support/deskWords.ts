import { attributes, weaponTables } from '../../src/games/fng/rules/tables/index.ts'

/** Words of those who wrote the rules down from the book, about their own work; a player has no use for them. */
export const editorial =
  /digest|not printed|printed as|name unsure|Attribute text|only on the (test's )?table|given only in the text|used by other tables|structured effects|figures for every type|at the head of p\.|modifiers above|paper strength|\bsum per\b|[<>]=/i

/** What a screen may say in a list of switches, or of a table that it shows as it is, but no sheet. */
const notOnPaper = /\bruling\b|, footnotes? \(/i

/** Names in code that no word of English is: "politicalAppointee", "mission.contact", "m60", "born-leader". */
const camelCase = /\b[a-z]+\d*[A-Z]\w*/g
const dotted = /(?<![\w.-])[a-z][a-z-]{2,}\.[a-z][\w.-]+/g
const tokens = /(?<![\w."'-])[a-z][\w-]*\w(?![\w-])/g
const keys: ReadonlySet<string> = new Set([
  ...weaponTables.flatMap(({ rows }) => rows.map(({ key }) => key)).filter((key) => /\d/.test(key)),
  ...attributes.rows.map(({ key }) => key).filter((key) => key.includes('-')),
  ...['m79', 'm203', 'c4'],
])

/**
 * @param texts of a sheet, in reading order: a phrase may be broken over several.
 * @returns what no player should read.
 */
export function deskWords(texts: readonly string[]): string[] {
  const text = texts.join(' ').replace(/\s+/g, ' ')
  return [
    ...(editorial.exec(text) ?? []).filter(Boolean),
    ...(notOnPaper.exec(text) ?? []),
    ...(text.match(camelCase) ?? []),
    ...(text.match(dotted) ?? []),
    ...(text.match(tokens) ?? []).filter((token) => keys.has(token)),
  ]
}
