import type { Box, Role } from '../marks.ts'
import type { Pen } from '../pen.ts'
import { plainText, type AidBlock } from './block.ts'
import { boxOn, standAt, standBefore, widthSo, type Standing } from './onBaseline.ts'
import { drawWords, markBefore, smallestOnAid } from './words.ts'

/** Height of a head with its rule. */
export const blockHead = 16

const baseline = 11
const ruleAt = 14.6
const gap = 5.5
const number: Standing = { face: 'typedBold', size: smallestOnAid, tracking: -0.3 }
const title: Standing = { face: 'printBold', size: 11, tracking: -0.03 }
const pages: Standing = { face: 'typed', size: smallestOnAid, tracking: -0.25, role: { kind: 'furniture' } }

/** What stands in the head of a block. */
export type Headed = Pick<AidBlock, 'cited' | 'title' | 'hint' | 'pages'>

/** Number, title, what is rolled, and pages of the book, over a rule. @returns the y under it. */
export function drawBlockHead(pen: Pen, { x, y, w }: Omit<Box, 'h'>, block: Headed, rule = 0.75): number {
  const role: Role = { kind: 'heading', level: 3, name: `${block.cited} ${plainText(block.title.text)}`.trim() }
  if (block.title.house || block.hint.house) markBefore(pen, x, y + baseline - 3.6)
  // Number and title are one heading.
  const whole = { role, cell: boxOn(y + baseline, x, w, title.size) }
  const afterNumber = block.cited === '' ? x : standAt(pen, x, y + baseline, block.cited, { ...number, ...whole }) + gap
  const afterTitle = standAt(pen, afterNumber, y + baseline, block.title.text, { ...title, ...whole })
  const end = x + w - (block.pages === '' ? 0 : widthSo(pen, block.pages, pages) + gap)
  if (block.hint.text !== '') {
    const at = { x: afterTitle + gap, y: y + baseline - 8.7, w: end - afterTitle - gap }
    drawWords(pen, at, { text: block.hint.text, house: false }, { lines: 1 })
  }
  standBefore(pen, x + w, y + baseline, block.pages, pages)
  pen.line(x, y + ruleAt, x + w, y + ruleAt, rule)
  return y + blockHead
}
