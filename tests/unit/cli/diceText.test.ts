import { expect, it } from 'vitest'
import { lineText } from '../../../src/main/app/journal/entryText.ts'
import type { LineView } from '../../../src/contract/journal.ts'

const line = (dice: LineView['dice']) =>
  lineText({ text: 'They march.', dice, table: null, page: 4 } as unknown as LineView)

it('a line at the terminal names dice that have not six sides, and brackets those taken off', () => {
  expect(line([{ face: 4, passed: null }])).toBe('They march. [4] (p. 4)')
  expect(
    line([
      { face: 11, sides: 12, passed: null },
      { face: 8, sides: 8, passed: null, off: true },
      { face: 6, passed: null, off: true },
    ]),
  ).toBe('They march. [11/d12 (8/d8) (6)] (p. 4)')
})
