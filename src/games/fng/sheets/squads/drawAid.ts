import { drawBlockHead } from '../../../../main/sheets/aid/blockHead.ts'
import type { AidBlock } from '../../../../main/sheets/aid/block.ts'
import type { AidColumn } from '../../../../main/sheets/aid/rowHeights.ts'
import { drawTable, rowRule } from '../../../../main/sheets/aid/table.ts'
import { drawWords } from '../../../../main/sheets/aid/words.ts'
import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import { Pen } from '../../../../main/sheets/pen.ts'
import { armColumns } from '../playerAid/pages/armColumns.ts'
import { besideNote } from '../playerAid/pages/besideNote.ts'
import { answersIn } from '../playerAid/pages/shoot.ts'
import type { SquadAid } from './squadsModel.ts'

type Place = Omit<Box, 'h'>

/** How the blocks are set: a large squad leaves them less room. */
interface Setting {
  /** They are made for the player aid's own page; here they may come out smaller: 8.5 points at least. */
  readonly scale: number
  /** Do the reactions say who takes them? */
  readonly who: boolean
  /** White above and below the words of a row, together. */
  readonly pad: number
}

const settings: readonly Setting[] = [
  { scale: 1, who: true, pad: 1.6 },
  { scale: 0.97, who: true, pad: 1.4 },
  { scale: 0.945, who: true, pad: 1.2 },
  { scale: 0.945, who: false, pad: 0.9 },
]

/** What a squad needs while it fights, measured for its page. */
export interface MeasuredAid extends Setting {
  readonly aid: SquadAid
  readonly height: number
}

/** @returns the blocks as large as leaves `room`; the smallest where none does. */
export function measureAid(measure: Measure, aid: SquadAid, width: number, room: number): MeasuredAid {
  const all = settings.map((set) => ({
    ...set,
    aid,
    height: drawBlocks(new Pen(measure), width, aid, set) * set.scale,
  }))
  return all.find(({ height }) => height <= room) ?? all.at(-1)!
}

/** Draws them with their upper left corner at x and y. */
export function drawAid(pen: Pen, { x, y, w }: Place, { aid, ...set }: MeasuredAid): void {
  const { scale } = set
  const blocks = new Pen(pen.measure)
  drawBlocks(blocks, w, aid, set)
  pen.marks.push({ kind: 'placed', matrix: [scale, 0, 0, scale, x, y], marks: blocks.marks })
}

const gutter = 16
const between = 7
const beforeNote = 3
const leftShare = 0.5

/** Weapons on the left, to hit and to recover on the right; under both how fire goes, and the reactions. @returns how high they are. */
function drawBlocks(pen: Pen, width: number, aid: SquadAid, { scale, who, pad }: Setting): number {
  const { arms, hits, recovery, reactions } = aid
  const w = width / scale
  const left = { x: 0, y: 0, w: (w - gutter) * leftShare }
  const right = { x: left.w + gutter, y: 0, w: w - left.w - gutter }
  const armed =
    arms.rows.length === 0
      ? emptyArms(pen, left, arms, writingRow / scale)
      : drawBlock(pen, left, arms, armColumns(left.w), pad)
  const shot = drawBlock(pen, right, hits, hitColumns(right.w, hits), pad)
  const fallen = besideNote(pen, { ...right, y: shot + between }, recovery, right.w / 2)
  const low = Math.max(armed, fallen)
  const noted = drawWords(pen, { x: 0, y: low + beforeNote, w }, hits.notes[0]!)
  const shown = who ? reactions : withoutWho(reactions)
  return drawBlock(pen, { x: 0, y: noted + between, w }, shown, who ? answersIn(w) : answersAlone(w), pad)
}

function drawBlock(pen: Pen, place: Place, block: AidBlock, columns: readonly AidColumn[], pad: number): number {
  return drawTable(pen, { ...place, y: drawBlockHead(pen, place, block) }, block, columns, { pad })
}

const withoutWho = ({ heads, rows, ...block }: AidBlock): AidBlock => ({
  ...block,
  heads: heads.toSpliced(1, 1),
  rows: rows.map((row) => row.toSpliced(1, 1)),
})

const answersAlone = (w: number): AidColumn[] => [
  { w: 86 },
  ...[0.36, 0.44, 0.2].map((share): AidColumn => ({ w: (w - 86) * share, rule: 'thin', pad: 7 })),
]

const hitColumn = 24

const hitColumns = (w: number, { heads }: AidBlock): AidColumn[] => [
  { w: 13, look: 'score' },
  { w: w - 13 - hitColumn * (heads.length - 2), pad: 0 },
  ...heads.slice(2).map((): AidColumn => ({ w: hitColumn, look: 'figure', align: 'centre', pad: 0 })),
]

/** Weapons that a hand writes in. */
const emptyRows = 5

function emptyArms(pen: Pen, place: Place, arms: AidBlock, row: number): number {
  let y = drawTable(pen, { ...place, y: drawBlockHead(pen, place, arms) }, arms, armColumns(place.w))
  for (let i = 0; i < emptyRows; i += 1) {
    y += row
    pen.line(place.x, y, place.x + place.w, y, rowRule.width, rowRule.grey)
  }
  return y
}
