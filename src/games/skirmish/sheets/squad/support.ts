import { label, sectionHead, tickBoxes, tickedBox } from '../../../../main/sheets/furniture.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import type { Pen } from '../../../../main/sheets/pen.ts'
import type { SupportModel } from './squadModel.ts'

/** Fire support under a squad: a line for each turn of it, a die and where it fell for each shot. */

const heads = 13 + 12
const line = writingRow
const turnWidth = 26
/** Words of the target have as much room at least. */
const targetWidth = 90
const widestShot = 50

export interface SupportLine {
  readonly turn: string
  readonly fired: number
}

/** @returns the turn that is on, where it has begun, and those to come. */
export const supportLines = ({ turns, fired }: SupportModel): readonly SupportLine[] => [
  ...(fired > 0 ? [{ turn: 'now', fired }] : []),
  ...Array.from({ length: turns }, (_, i) => ({ turn: String(i + 1), fired: 0 })),
]

/** @returns how high it stands on one page; nothing where there is no support. */
export const supportHeight = (support: SupportModel | null): number =>
  support === null ? 0 : heads + supportLines(support).length * line

/** @returns how many lines have room in a height. */
export const supportRoom = (height: number): number => Math.floor((height - heads + 0.01) / line)

/** Draws as many turns as it is given. */
export function drawSupport(pen: Pen, { x, y, w }: Omit<Box, 'h'>, shots: number, lines: readonly SupportLine[]): void {
  const note = 'die and where it fell; on a 1 or 2 where the last one did. Within 6": 3 counters, in hard cover 1'
  const top = sectionHead(pen, { x, y, w }, 'Fire support', note)
  const wide = Math.min(widestShot, (w - turnWidth - targetWidth) / shots)
  const left = (shot: number) => x + turnWidth + (shot - 1) * wide
  const word = (at: number, room: number, text: string) => {
    pen.text({ x: at, y: top, w: room, h: 12 }, text.toUpperCase(), label)
  }
  word(x, turnWidth - 2, 'Turn')
  for (let shot = 1; shot <= shots; shot++) word(left(shot), wide - 2, wide < 30 ? String(shot) : `Shot ${shot}`)
  word(left(shots + 1), x + w - left(shots + 1), 'Target, correction')
  lines.forEach(({ turn, fired }, i) => {
    const at = top + 12 + i * line
    pen.text({ x, y: at, w: turnWidth - 4, h: line }, turn, { face: 'typedBold', size: 9 })
    for (let shot = 1; shot <= shots; shot++) {
      if (shot <= fired) tickedBox(pen, left(shot), at + 6)
      else tickBoxes(pen, left(shot), at + 6, 1, 0)
      pen.line(left(shot) + 10, at + line - 5, left(shot) + wide - 4, at + line - 5, 0.5, 0.55)
    }
    pen.line(x, at + line, x + w, at + line, 0.55, 0.6)
  })
}
