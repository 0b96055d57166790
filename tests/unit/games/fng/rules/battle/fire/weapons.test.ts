import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../../../../../src/main/engine/system.ts'
import { weaponFigures } from '../../../../../../../src/games/fng/rules/battle/fire/weapons.ts'
import { weaponTables } from '../../../../../../../src/games/fng/rules/tables/families.ts'
import { laidOver } from '../../../../../../../src/main/engine/houseRules.ts'
import type { Table } from '../../../../../../../src/main/engine/table.ts'

describe('the figures of weapons', () => {
  it.each([
    ['m16', { range: 48, targets: 4, impact: 2, apr: 0, ranking: 3, blast: null, family: 'sf-rifle' }],
    ['springfield', { range: 48, scopedRange: 60, targets: 1 }],
    ['ak-47', { targets: 3, impact: 3 }],
    ['bar-cf', { targets: 3, ranking: 3, family: 'sf-rifle' }],
    ['sks', { range: 48, scopedRange: 48 }],
    ['m79', { minRange: 12, range: 36, blast: 5, targets: 1, impact: 2 }],
    ['rpg-7', { minRange: 12, range: 48, apr: 8, impact: 3, blast: 5 }],
    ['m72-law', { range: 24, apr: 5, impact: 2, blast: 4, minRange: 0 }],
    ['grenade-cf', { range: 6, impact: 2, blast: 5, ranking: 5 }],
    ['c4', { range: 0, impact: 2, apr: 2 }],
    ['claymore', { range: 0, impact: 3, blast: null }],
    ['flame-thrower', { range: 12, targets: 1, impact: 5, apr: 5 }],
  ])('FNG pp. 11, 13: %s', (key, figures) => {
    expect(weaponFigures(bookRules, key)).toMatchObject({ key, ...figures })
  })

  it('are numbers for every weapon of the tables', () => {
    for (const key of weaponTables.flatMap((table) => table.rows.map((row) => row.key))) {
      const { range, targets, impact, ranking } = weaponFigures(bookRules, key)
      for (const figure of [range, targets, impact, ranking]) expect(Number.isInteger(figure), key).toBe(true)
      expect(ranking, key).toBeLessThanOrEqual(5)
    }
  })

  it('follow the house rules', () => {
    const longer = { rows: [{ row: 2, cells: { range: 40 } }], modifiers: [] }
    const table = <T extends Table>(book: T): T => (book.id === 'weapons.fwf.sf-rifle' ? laidOver(book, longer) : book)
    expect(weaponFigures({ table }, 'm16').range).toBe(40)
  })

  it('refuse what is no weapon', () => {
    expect(() => weaponFigures(bookRules, 'slingshot')).toThrow('no weapon slingshot')
  })
})
