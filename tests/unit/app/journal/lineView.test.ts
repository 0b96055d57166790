import { expect, it } from 'vitest'
import { tablesById, lineView } from '../../../../src/main/app/journal/lineView.ts'
import { explain } from '../../../../src/main/engine/lines.ts'
import { rollOnTable } from '../../../../src/main/engine/rollOnTable.ts'
import { defineTable } from '../../../../src/main/engine/table.ts'
import { openTape } from '../../../../src/main/engine/tape.ts'

const march = defineTable({
  id: 'test.march',
  title: 'March',
  page: 1,
  dice: { kind: 'added', count: 4, sides: 8, off: [{ die: 'lowest', times: 1 }] },
  how: '4d8, lowest off',
  modifiers: [{ when: 'rough', text: 'Rough ground', to: 'highest', by: 1 }],
  rows: [{ from: 'less', to: 'more', text: 'They march' }],
})

it('a line says which of its dice were taken off, by the table and by what applied', () => {
  const roll = (when: { readonly rough?: boolean }) => {
    const dice = openTape({ faces: [3, 8, 1, 5], dice: 'ask', choices: 'ask', seed: 1, depth: 1 })
    const line = explain(rollOnTable(march, dice, { subject: 0, why: 'March', when }), 'They march.')
    return lineView(line, tablesById([march])).dice
  }
  expect(roll({}).map(({ face, sides, off }) => [face, sides, off])).toEqual([
    [3, 8, undefined],
    [8, 8, undefined],
    [1, 8, true],
    [5, 8, undefined],
  ])
  expect(roll({ rough: true }).map(({ off }) => off)).toEqual([undefined, true, true, undefined])
})
