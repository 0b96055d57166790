import type { Box, FieldMark } from '../../../../main/sheets/marks.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'

/** Height of the line with a form's code. */
export const codeHeight = 20

/** How a form is filled on the left, and on the right the code that opens it in the program. @returns the y under it. */
export function drawCode(pen: Pen, { x, y, w }: Omit<Box, 'h'>, how: string, code: string): number {
  const wide = pen.measure.width('typedBold', 12, code) + 14
  const box = { x: x + w - wide, y, w: wide, h: codeHeight - 3 }
  pen.frame(box, 1, 1.5)
  pen.text(box, code, { face: 'typedBold', size: 12, align: 'centre' })
  const words = 'Type this code in the program to open the form'
  const telling = pen.measure.width('narrow', 8, words) + 2
  const middle = { x: box.x - telling - 7, y, w: telling, h: box.h }
  pen.text(middle, words, { face: 'narrow', size: 8, align: 'right' })
  const rest = { x, y, w: middle.x - x - 10, h: box.h }
  pen.text(rest, how, { face: 'narrow', size: 8.5, least: 7 })
  return y + codeHeight + 2
}

/** The number of a box, the same as on the screen. */
export function boxNumber(pen: Pen, { x, y, h }: Omit<Box, 'w'>, number: number): void {
  const box = { x, y: y + (h - 9.5) / 2, w: numberWidth, h: 9.5 }
  pen.frame(box, 0.6, 2)
  pen.text(box, String(number), { face: 'narrowBold', size: 7.5, align: 'centre' })
}
export const numberWidth = 13

/** What a box is called where it can be filled in on a screen. */
type Named = Pick<FieldMark, 'name' | 'words'>

/** Letters to put a ring round, evenly over a width; empty ones are left out. */
export function ringLetters(pen: Pen, { x, y, w, h }: Box, letters: readonly string[], named: Named): void {
  const across = w / letters.length
  letters.forEach((letter, i) => {
    const cell = { x: x + i * across, y, w: across, h }
    pen.text(cell, letter, { face: 'typed', size: 9.5, align: 'centre' })
    if (letter !== '') ringField(pen, cell, named, letter)
  })
}

/** A letter that gets a ring where the PDF is looked at; of those with one name only one has it. */
export function ringField(pen: Pen, box: Box, { name, words }: Named, letter: string): void {
  pen.field({ name, words, box, filling: { kind: 'ring', letter } })
}

/** A figure to be typed in where the PDF is looked at, over a box that is drawn, and as high as that. */
export function countField(pen: Pen, { x, y, w, h }: Box, named: Named, most: number): void {
  const box = { x: x + 1, y, w: w - 2, h }
  pen.field({ ...named, box, filling: { kind: 'text', size: 9, most: String(most).length, align: 'centre' } })
}
