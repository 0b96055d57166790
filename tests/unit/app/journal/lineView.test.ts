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

it('a line says what its dice had to show as the slip said it, and what moved them', () => {
  const nerve = defineTable({
    id: 'test.nerve',
    title: 'Nerve',
    page: 1,
    dice: { kind: 'passing', count: 2, versus: 'REP' },
    how: '2d6 passing vs REP',
    modifiers: [{ when: 'brave', text: 'Brave', to: 'dice', by: 1 }],
    rows: [{ from: 0, to: 'more', text: 'Holds' }],
  })
  const view = (REP: number) => {
    const dice = openTape({ faces: [3, 5, 1], dice: 'ask', choices: 'ask', seed: 1, depth: 1 })
    const roll = rollOnTable(nerve, dice, { subject: 0, why: 'Nerve', numbers: { REP }, when: { brave: true } })
    return lineView(explain(roll, 'He holds.'), tablesById([nerve]))
  }
  expect(view(4)).toMatchObject({ needs: 'A 4 or less passes', result: '2 passed' })
  expect(view(4).modifiers).toEqual([{ text: 'Brave', effect: '1 die more' }])
  expect([1, 6, 0].map((rep) => view(rep).needs)).toEqual(['Only a 1 passes', 'Every die passes', 'No die can pass'])
})
