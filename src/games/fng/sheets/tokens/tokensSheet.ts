import type { TokensModel } from './tokensModel.ts'
import { finishPages, missionPage, type MissionPage } from '../shared/missionPages.ts'
import { sectionHead } from '../../../../main/sheets/furniture.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { rulerLength, scaleRuler } from '../../../../main/sheets/scaleRuler.ts'
import { cellOf, drawCuts } from './cuts.ts'
import { shareOut } from './share.ts'
import { contactToken, playToken, sectorToken, startToken, type Token } from './drawTokens.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'

/** Prints what is cut out and laid on the table of a mission. */
export const tokensSheet = (model: TokensModel): Sheet =>
  sheetOf(`${model.title}, ${model.unit}`, (measure, page) => tokensPages(measure, model, page), { trueSize: true })

const inch = 72
const small = 0.75 * inch
/** Marks of the cutter stand outside. */
const outside = 9
const headRoom = 13 + outside
/** A line to hold a ruler to. */
const checkRoom = 20

/** Tokens of one size under one heading. */
interface Block {
  readonly title: string
  readonly note: string
  readonly side: number
  readonly tokens: readonly Token[]
}

/** Pages that are filled from above. */
interface Filling {
  readonly pages: MissionPage[]
  readonly open: () => void
  /** Where the last page is free. */
  y: number
}

/** Contacts, sectors and markers, as many pages as they take. Markers fill the last one. */
function tokensPages(measure: Measure, model: TokensModel, page: Box): Mark[][] {
  const filling: Filling = {
    pages: [],
    y: 0,
    open() {
      this.pages.push(missionPage(measure, page, model.title, model))
      this.y = this.pages.at(-1)!.room.y
    },
  }
  filling.open()
  const wide = columnsOf(page, inch)
  for (const block of [contactBlock(model, wide), sectorBlock(model)]) drawBlock(filling, block)
  drawBlock(filling, markerBlock(model, placesFor(model, filling)))
  const { pen, room } = filling.pages.at(-1)!
  const x = room.x + outside
  const words = { x: x + rulerLength + 8, y: filling.y, w: room.w - rulerLength - 2 * outside - 8, h: 12 }
  scaleRuler(pen, { x, y: filling.y + 6 }, words)
  return finishPages(filling.pages, page, model, ['Print at full size; paste on card'])
}

const columnsOf = ({ w }: Pick<Box, 'w'>, side: number): number => Math.floor((w - 2 * outside) / side)

/** The last row is filled with spare ones. */
function contactBlock({ contacts }: TokensModel, columns: number): Block {
  const hidden = contacts.filter(({ word }) => word !== 'PC')
  const { word } = hidden[0]!
  const empty = (columns - (contacts.length % columns)) % columns
  const more = Array.from({ length: empty }, (_, i) => ({ word, number: hidden.length + i + 1, sector: null }))
  const found = contacts.filter((contact) => contact.word === 'PC')
  return {
    title: `${word}s and PCs`,
    note: 'one inch: dashed while it is hidden, black in its place when it turns out to be a PC',
    side: inch,
    tokens: [...hidden, ...more, ...found].map(contactToken),
  }
}

const sectorBlock = ({ start }: TokensModel): Block => ({
  title: 'Sectors',
  note: 'one inch: for the far left corner of each',
  side: inch,
  tokens: [...[1, 2, 3, 4, 5, 6].map(sectorToken), ...(start ? [startToken(start.word, start.sector)] : [])],
})

const markerBlock = ({ markers }: TokensModel, places: number): Block => ({
  title: 'Markers',
  note: 'three quarters of an inch: beside a figure, or where it burns',
  side: small,
  tokens: shareOut(markers, places).flatMap(({ marker, count }) =>
    Array.from({ length: count }, () => playToken(marker)),
  ),
})

/** How many markers there are places for: about as many as are wanted, in whole pages. */
function placesFor({ markers }: TokensModel, { pages, y }: Filling): number {
  const at = pages.at(-1)!
  const wanted = markers.reduce((sum, { count }) => sum + count, 0)
  const columns = columnsOf(at.room, small)
  const here = Math.max(0, rowsIn(at, y + checkRoom, small)) * columns
  const onNew = rowsIn(at, at.room.y + checkRoom, small) * columns
  const few = here >= 2 * markers.length && wanted <= 2 * here
  return few ? here : here + Math.max(1, Math.round((wanted - here) / onNew)) * onNew
}

/** How many rows have room under a heading. */
const rowsIn = ({ room }: MissionPage, y: number, side: number): number =>
  Math.floor((room.y + room.h - y - headRoom - outside) / side)

function drawBlock(filling: Filling, { title, note, side, tokens }: Block): void {
  const columns = columnsOf(filling.pages[0]!.room, side)
  for (let left = tokens; left.length > 0;) {
    if (rowsIn(filling.pages.at(-1)!, filling.y, side) < 1) filling.open()
    const at = filling.pages.at(-1)!
    const rows = Math.min(Math.ceil(left.length / columns), rowsIn(at, filling.y, side))
    const { x, w } = at.room
    const y = sectionHead(at.pen, { x, y: filling.y, w }, title, note) + outside
    const sheetlet = { x: x + (w - columns * side) / 2, y, side, columns, rows }
    drawCuts(at.pen, sheetlet)
    left.slice(0, rows * columns).forEach((token, nth) => {
      token(at.pen, cellOf(sheetlet, nth))
    })
    left = left.slice(rows * columns)
    filling.y = y + rows * side + outside + 3
  }
}
