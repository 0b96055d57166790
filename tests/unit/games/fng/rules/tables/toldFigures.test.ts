import { describe, expect, it } from 'vitest'
import { checkPatch } from '../../../../../../src/main/engine/checkPatch.ts'
import { mentions, tellingIn } from '../../../../../../src/main/engine/figureWords.ts'
import { laidOver, type Given, type RowPatch } from '../../../../../../src/main/engine/houseRules.ts'
import { differencesIn } from '../../../../../../src/main/engine/patchDifferences.ts'
import { missing, type Row, type Table } from '../../../../../../src/main/engine/table.ts'
import { fngTables } from '../../../../../../src/games/fng/rules/tables/index.ts'
import { missionVictoryPoints } from '../../../../../../src/games/fng/rules/tables/missions.ts'

/** Every figure of every row, with its table and place. */
const figures = fngTables.flatMap((table) =>
  table.rows.flatMap((row, position) =>
    Object.entries(row.gives ?? {})
      .filter(([, value]) => value !== missing)
      .map(([figure, value]) => ({ table, row, position, figure, value, where: `${table.id} ${position} ${figure}` })),
  ),
)

const patched = (table: Table, position: number, patch: Omit<RowPatch, 'row'>): Row =>
  laidOver(table, { rows: [{ row: position, ...patch }], modifiers: [] }).rows[position]!

const wordsAt = ({ text, cells }: Row, place: string): string | undefined =>
  place === 'text' ? text : cells?.[place] === undefined ? undefined : String(cells[place])

const all = ({ text = '', cells = {} }: Row): string => [text, ...Object.values(cells)].join(' | ')

/** Another value that the house rules take in its place. */
function other({ table, figure, value }: (typeof figures)[number]): Given | undefined {
  if (typeof value === 'number') return value < 0 ? value - 1 : value + 1
  if (typeof value === 'boolean') return !value
  return table.rows.flatMap(({ gives }) => gives?.[figure] ?? []).find((one) => one !== value && one !== missing)
}

describe('the words of a row and its figures', () => {
  it('are one: whatever figure is changed, the row says it', () => {
    const silent = figures.flatMap((one) => {
      const now = other(one)
      if (now === undefined) return []
      const row = patched(one.table, one.position, { gives: { [one.figure]: now } })
      return all(row) === all(one.row) ? [one.where] : []
    })
    expect(figures.length).toBeGreaterThan(1500)
    expect(silent).toEqual([])
  })

  it('where a table names the words that tell a figure, they tell it', () => {
    const named = figures.flatMap((one) =>
      [one.table.tells?.[one.figure] ?? []].flat().map((place) => ({ ...one, place })),
    )
    const told = named.filter(({ row, place, figure, value }) => {
      const words = wordsAt(row, place)
      return words !== undefined && tellingIn(words, figure, value, false) !== null
    })
    for (const one of told) {
      const now = other(one)
      if (now === undefined || typeof now === 'boolean') continue
      const row = patched(one.table, one.position, { gives: { [one.figure]: now } })
      const size =
        typeof now === 'number' && now < 0 && !mentions(wordsAt(row, one.place)!, one.figure, now) ? -now : now
      expect([one.where, mentions(wordsAt(row, one.place)!, one.figure, size)]).toEqual([one.where, true])
      expect([one.where, all(row)]).toEqual([one.where, expect.not.stringContaining('[')])
    }
    // A name that tells nothing in any row is none.
    const names = fngTables.flatMap(({ id, tells = {} }) =>
      Object.entries(tells).flatMap(([figure, places]) => [places].flat().map((place) => `${id} ${figure} ${place}`)),
    )
    const seen = new Set(told.map(({ table, figure, place }) => `${table.id} ${figure} ${place}`))
    expect(names.filter((name) => !seen.has(name))).toEqual([])
  })

  it('a column that holds a figure and nothing else is made of it', () => {
    const apart = figures.flatMap(({ table, row, figure, value, where }) => {
      if (typeof value !== 'number') return []
      const heads = Object.keys(row.cells ?? {}).filter((head) => head.toLowerCase() === figure.toLowerCase())
      return heads
        .filter((head) => ![table.tells?.[figure] ?? []].flat().includes(head))
        .map((head) => `${where}: ${head}`)
    })
    expect(apart).toEqual([])
  })

  const confirmed = missionVictoryPoints.rows.findIndex(({ key }) => key === 'confirmedDead')

  it('a house rule of points says them in its column, as one difference', () => {
    const rows = [{ row: confirmed, gives: { fight: 4 } }]
    expect(laidOver(missionVictoryPoints, { rows, modifiers: [] }).rows[confirmed]).toMatchObject({
      gives: { fight: 4 },
      cells: { Fight: '+4', Patrol: '+2' },
    })
    expect(differencesIn(missionVictoryPoints, { rows, modifiers: [] }).map(({ what }) => what)).toEqual([
      'confirmedDead, fight',
    ])
    expect(patched(missionVictoryPoints, confirmed, { gives: { fight: -3 } }).cells).toMatchObject({ Fight: '-3' })
    expect(patched(missionVictoryPoints, confirmed, { gives: { fight: null } }).cells).toMatchObject({ Fight: '-' })
    const none = missionVictoryPoints.rows.findIndex(({ key }) => key === 'pefRevealed')
    expect(patched(missionVictoryPoints, none, { gives: { fight: 2 } }).cells).toMatchObject({ Fight: '+2' })
  })

  it('and the column cannot say another', () => {
    const worded = (patch: Omit<RowPatch, 'row'>) => ({ rows: [{ row: confirmed, ...patch }], modifiers: [] })
    const checked = (patch: Omit<RowPatch, 'row'>) => () => {
      checkPatch(missionVictoryPoints, worded(patch))
    }
    expect(checked({ cells: { Fight: '+4' } })).toThrow(/change the figure/)
    expect(checked({ gives: { fight: 4 }, cells: { Fight: '+4' } })).not.toThrow()
    expect(patched(missionVictoryPoints, confirmed, { cells: { Fight: '+4' } }).cells).toMatchObject({ Fight: '+2' })
  })
})
