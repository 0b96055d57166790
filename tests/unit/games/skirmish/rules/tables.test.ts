import { describe, expect, it } from 'vitest'
import { checkPatch } from '../../../../../src/main/engine/checkPatch.ts'
import { rowCounts, rowFits, type Table } from '../../../../../src/main/engine/table.ts'
import { skirmishTables } from '../../../../../src/games/skirmish/rules/tables/index.ts'

/** The ids of the rules digest, in its order. */
const digest = [
  'phases',
  'kia-check',
  'grenade-distance',
  'noise',
  'alternate-spotting',
  'speculative-fire',
  'fire-support-effect',
  'apc-attack',
  'ap-mine',
  'claymore',
]

const scores: Readonly<Record<string, readonly number[]>> = {
  read: [1, 2, 3, 4, 5, 6],
  added: Array.from({ length: 11 }, (_, i) => i + 2),
}

/** Every score of a table with ranges meets one row, under each circumstance that it knows. */
function unmet(table: Table): string[] {
  if (table.rows.every(({ from }) => from === undefined)) return []
  const kinds = [...new Set(table.rows.map(({ when }) => when))]
  const numbers = [1, 2, 3, 5, 8, 12].map((value) => ({ counters: value, noise: value, range: value }))
  return (scores[table.dice.kind] ?? []).flatMap((score) =>
    kinds.flatMap((kind) =>
      numbers.flatMap((situation) => {
        const when = kind === undefined ? undefined : { [kind]: true }
        const met = table.rows.filter((row) => rowCounts(row, when) && rowFits(row, score, situation)).length
        return met === 1 ? [] : [`${table.id}: ${score} with ${JSON.stringify(situation)} meets ${met} rows`]
      }),
    ),
  )
}

describe('the tables', () => {
  it('hold all of the rules digest, in its order, none twice', () => {
    const ids = skirmishTables.map(({ id }) => id)
    expect(ids.filter((id) => digest.includes(id.replace('skirmish.', '')))).toEqual(
      digest.map((id) => `skirmish.${id}`),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(skirmishTables.map((table) => [table.id, table] as const))('%s: every score meets one row', (_, table) => {
    expect(unmet(table)).toEqual([])
    expect(() => {
      checkPatch(table, { rows: [], modifiers: [] })
    }).not.toThrow()
  })
})
