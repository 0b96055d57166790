import type { QrsModifier, QrsTable } from './qrsModel.ts'
import type { Face } from '../fonts.ts'
import type { Box } from '../marks.ts'
import { PaperTable, type DrawCell } from '../paperTable.ts'
import type { Pen } from '../pen.ts'
import { cellPad } from './columns.ts'
import { drawMark } from './rows.ts'
import { smallOf, type Setting } from './setting.ts'
import { leading, setLines, type SetLine, type Wording, type Words } from './words.ts'

const gap = 10
const ground = 0.945

/** Modifiers laid out, on a grey ground. */
export interface Modifiers {
  readonly height: number
  readonly draw: (pen: Pen, at: Omit<Box, 'h'>) => void
}

interface Item {
  readonly words: Words
  readonly lines: readonly SetLine[]
  readonly effect: Words
  readonly effectWidth: number
  readonly height: number
  readonly changed: boolean
}

/** @returns the modifiers of a table: what, and at the right by how much; in columns where that is much lower. */
export function modifiersBlock(wording: Wording, { modifiers }: QrsTable, width: number, set: Setting): Modifiers {
  const { groundPad: pad } = set
  const size = smallOf(set)
  if (modifiers.length === 0) return { height: 0, draw: () => undefined }
  const most = width >= 430 && modifiers.length > 4 ? 3 : width >= 225 && modifiers.length > 2 ? 2 : 1
  const tried = Array.from({ length: most }, (_, i) => inColumns(wording, modifiers, width, size, i + 1))
  const { columns, wide, high } = tried.reduce((best, one) => (one.high < best.high * 0.9 ? one : best))
  const height = high + 2 * pad
  return {
    height,
    draw(pen, { x, y, w }) {
      const paper = new PaperTable()
      if (set.ground === 'grey') pen.fill({ x, y, w, h: height }, ground)
      else pen.line(x, y, x + w, y, set.rule.width, set.rule.grey)
      columns.forEach((column, c) => {
        let top = y + pad
        for (const item of column) {
          const at = { x: x + cellPad + c * (wide + gap), y: top, w: wide, h: item.height }
          drawItem(pen, wording, item, at, size, paper.row(pen))
          top += item.height
        }
      })
    },
  }
}

interface ItemColumns {
  readonly columns: readonly (readonly Item[])[]
  readonly wide: number
  readonly high: number
}

function inColumns(
  wording: Wording,
  modifiers: readonly QrsModifier[],
  width: number,
  size: number,
  count: number,
): ItemColumns {
  const wide = (width - 2 * cellPad - (count - 1) * gap) / count
  const items = modifiers.map((modifier) => itemOf(wording, modifier, wide, size))
  const columns = balanced(items, count)
  return { columns, wide, high: Math.max(...columns.map(heightOf)) }
}

function itemOf(wording: Wording, { text, effect, changed }: QrsModifier, wide: number, size: number): Item {
  const isFigure = effect.length <= 8 && /^[+-]?\d/.test(effect)
  const face: Face = isFigure ? 'typed' : 'narrow'
  const effectWords = wording.of(face, effect)
  const effectWidth = Math.min(effectWords.whole * size, wide * 0.45) + 0.5
  const words = wording.of('narrow', text)
  const lines = wording.lines(words, size, wide - effectWidth - 5)
  const rows = Math.max(lines.length, wording.lines(effectWords, size, effectWidth).length)
  return { words, lines, effect: effectWords, effectWidth, height: rows * size * leading + 0.8, changed }
}

const heightOf = (items: readonly Item[]): number => items.reduce((sum, { height }) => sum + height, 0)

/** Column after column, each as high as its share at most, if only by a line. */
function balanced(items: readonly Item[], count: number): Item[][] {
  const share = heightOf(items) / count
  const columns: Item[][] = [[]]
  let used = 0
  for (const item of items) {
    if (columns.length < count && used >= share * columns.length - 0.5) columns.push([])
    columns.at(-1)!.push(item)
    used += item.height
  }
  return columns
}

function drawItem(pen: Pen, wording: Wording, item: Item, { x, y, w, h }: Box, size: number, drawCell: DrawCell): void {
  const { words, lines, effect, effectWidth } = item
  const left = { x, y, w: w - effectWidth - 5, h }
  drawCell(0, () => {
    setLines(pen, left, lines, { face: words.face, size })
  })
  const right = { x: x + w - effectWidth, y, w: effectWidth, h }
  const by = wording.lines(effect, size, effectWidth)
  drawCell(1, () => {
    setLines(pen, right, by, { face: effect.face, size, align: 'right' })
  })
  if (item.changed) drawMark(pen, x - cellPad, y + size / 2)
}
