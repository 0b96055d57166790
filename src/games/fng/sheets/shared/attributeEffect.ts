import type { Rules } from '../../../../main/engine/system.ts'
import { capital } from '../../../../main/sheets/phrases.ts'
import { modifierEffect } from '../../../../main/sheets/qrs/qrsTable.ts'
import { attributeShortEffects, fngTables } from '../../rules/tables/index.ts'

/** Tables call an Attribute by its key in one word: Nerves of Steel is `nervesOfSteel`. */
export const oneWord = (key: string): string => key.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/**
 * @returns what an Attribute does, in short, by any key: a house attribute without one says nothing. Where a house rule has
 *   changed a modifier of it, that stands behind.
 */
export function attributeEffect(rules: Rules, key: string): string {
  const short = (attributeShortEffects as Readonly<Record<string, string>>)[key] ?? ''
  const own = houseEffects(rules, oneWord(key))
  return own.length === 0 ? short : `${short}${short === '' ? '' : '. '}House rule: ${own.join(', ')}`
}

/** "In Sight +2d6" for each table in which a campaign plays a circumstance otherwise. */
const houseEffects = (rules: Rules, when: string): string[] =>
  fngTables.flatMap((book) => {
    const table = rules.table(book)
    return (table.house?.modifiers ?? []).flatMap(({ modifier }) => {
      const now = table.modifiers[modifier]!
      return now.when === when ? [`${capital(table.title)} ${modifierEffect(now, table)}`] : []
    })
  })
