import { expect, it } from 'vitest'
import { equipmentWords } from '../../../../../src/games/fng/app/weaponView.ts'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { extraItem } from '../../../../../src/games/fng/rules/aftermath/tables.ts'
import { armyLists } from '../../../../../src/games/fng/rules/platoon/lists.ts'
import { rosterModel } from '../../../../../src/games/fng/sheets/roster/roster.ts'
import { itemName } from '../../../../../src/games/fng/sheets/shared/sheetWords.ts'
import { squadsModel } from '../../../../../src/games/fng/sheets/squads/squads.ts'
import type { FreeWorldList } from '../../../../../src/games/fng/rules/state.ts'
import { gear } from '../../../../../src/games/fng/rules/tables/gear.ts'
import { marines } from '../../../sheets/samplePlatoon.ts'

const ours: readonly FreeWorldList[] = [
  'us-army-infantry',
  'usmc',
  'sf-cidg',
  'anzac',
  'arvn-pre-1968',
  'arvn-post-1968',
]
/** Rows of the lists that come to no thing: an Attribute. And what only helicopter crews wear. */
const noThings = ['fluent', 'chicken-plate']
const held = new Set([
  'radio',
  ...ours.flatMap((list) => armyLists[list].equipment.rows.map(({ key }) => key!)),
  ...extraItem.rows.map(({ outcome }) => outcome),
  ...gear.rows.map(({ key }) => key),
])

/** A key as code has it: "m60", "politicalAppointee", "flak-jacket". */
const isId = (word: string): boolean => /^[a-z]+\d|[a-z][A-Z]|^[a-z]+-[a-z]/.test(word)

it('FNG pp. 7-10, 102: all that equipment can hold has a name, on paper and on the screen', () => {
  const things = [...held].filter((item) => !noThings.includes(item))
  expect(things.length).toBeGreaterThan(12)
  for (const item of things) {
    const names = [itemName(item, bookRules), itemName(item, bookRules, 2), equipmentWords(item, 1, bookRules)]
    expect(names.filter(isId), item).toEqual([])
  }
})

it('FNG p. 102: roster and squad sheet have the extra item of a Good Mission by its name', () => {
  const extra = { id: 7001, squad: 1, soldierId: null, item: 'm60', quantity: 1 }
  const appointed = {
    ...extra,
    id: 7002,
    squad: 0,
    soldierId: marines.billets[0]!.soldierId,
    item: 'politicalAppointee',
  }
  const state = { ...marines, equipment: [...marines.equipment, extra, appointed] }
  const printed = JSON.stringify([rosterModel(state, bookRules), squadsModel(state, bookRules)])
  expect(printed).toContain('M-60')
  expect(printed).toContain('political appointee')
  expect(printed).not.toMatch(/"m60|\bm60\b|politicalAppointee/)
})
