import { boxSide, label, sectionHead, tickBoxes, tickedBox } from '../../../../main/sheets/furniture.ts'
import { circlePath, linePath, type Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { closePages, type OpenPage } from '../../../../main/sheets/openPage.ts'
import { writingRow } from '../../../../main/sheets/paper.ts'
import type { Pen, TextStyle } from '../../../../main/sheets/pen.ts'
import { sheetOf, type Pages, type Sheet } from '../../../../main/sheets/sheet.ts'
import { die } from '../../../../main/sheets/signs.ts'
import { forceMark, game, openPage, reloads } from '../shared/signs.ts'
import type { Colour, InitiativeModel, TrackLine } from './initiative.ts'

/** Prints the initiative track: who has acted turn by turn, the deck to tick off, the joker's chart. */
export const initiativeSheet = (model: InitiativeModel): Sheet =>
  sheetOf('Initiative track', (measure, page) => initiativePages(measure, model, page), { ownSize: true })

const colours: readonly Colour[] = ['black', 'red']
const sides = { black: 'Army, black cards', red: 'Insurgents, red cards' } as const
const gutter = 16
const row = 17
const headsHeight = 23
const between = 10
const turns = 5
const turnWidth = 20.5
const fitWidth = 20
const reloadWidth = 31
const spiritWidth = 22
const cardsHeight = 58
const chartHeight = 106
const small: TextStyle = { face: 'narrow', size: 7, align: 'centre' }

/** How many lines of each side have been drawn. */
type Drawn = Readonly<Record<Colour, number>>

function initiativePages(measure: Measure, model: InitiativeModel, page: Box): Pages {
  const pages: OpenPage[] = []
  let drawn: Drawn = { black: 0, red: 0 }
  do {
    const title = pages.length === 0 ? 'Initiative track' : 'Initiative track, continued'
    const whose = model.whose === '' ? { whose: game, when: '' } : { whose: model.whose, when: model.when }
    const sheet = openPage(measure, page, { title, ...whose })
    pages.push(sheet)
    drawn = drawTrack(sheet, model, drawn)
  } while (colours.some((colour) => drawn[colour] < model.lines[colour].length))
  return closePages(pages, page, ['M moved, F fired; shaken S, routed R. p. 11-13'], 'initiative')
}

/** Units above, the deck and the charts below. @returns how far each side is drawn then. */
function drawTrack({ pen, room }: OpenPage, model: InitiativeModel, from: Drawn): Drawn {
  const below = room.y + room.h - cardsHeight - between - chartHeight
  const w = (room.w - gutter) / 2
  const [black, red] = colours.map((colour, i) => {
    const box = { x: room.x + i * (w + gutter), w }
    const top = sectionHead(pen, { ...box, y: room.y }, sides[colour])
    drawHeads(pen, { ...box, y: top }, model.turn)
    const lines = model.lines[colour].slice(from[colour])
    const count = drawLines(pen, { ...box, y: top + headsHeight, h: below - between - top - headsHeight }, lines)
    drawCards(pen, { ...box, y: below }, model, colour)
    return from[colour] + count
  })
  const y = below + cardsHeight + between
  drawJoker(pen, { x: room.x, y, w }, model)
  drawRoe(pen, { x: room.x + w + gutter, y, w }, model)
  return { black: black!, red: red! }
}

/** As many lines as there is room for; those that somebody writes in are higher. @returns how many there are. */
function drawLines(pen: Pen, { x, y, w, h }: Box, lines: readonly TrackLine[]): number {
  let [count, top] = [0, y]
  for (;;) {
    const line = lines[count] ?? null
    const high = line === null ? writingRow : row
    if (top + high > y + h) return count
    drawLine(pen, { x, y: top, w, h: high }, line)
    top += high
    count += 1
  }
}

/** Where the columns of a side begin. */
const placesOf = ({ x, w }: Pick<Box, 'x' | 'w'>) => {
  const spirit = x + w - spiritWidth
  const reload = spirit - reloadWidth
  const turn = reload - turns * turnWidth
  return { spirit, reload, turn, fit: turn - fitWidth }
}

function drawHeads(pen: Pen, { x, y, w }: Omit<Box, 'h'>, first: number): void {
  const at = placesOf({ x, w })
  pen.text({ x, y, w: at.fit - x, h: headsHeight }, 'UNIT', label)
  pen.text({ x: at.fit, y, w: fitWidth, h: headsHeight }, 'fit', small)
  for (let i = 0; i < turns; i += 1) {
    const left = at.turn + i * turnWidth
    pen.text({ x: left, y: y + 2, w: turnWidth, h: 10 }, String(first + i), {
      face: 'typedBold',
      size: 8.5,
      align: 'centre',
    })
    for (const [k, word] of ['M', 'F'].entries())
      pen.text({ x: left + 1.5 + k * 9.5, y: y + 12, w: 8, h: 9 }, word, small)
  }
  pen.text({ x: at.reload, y, w: reloadWidth, h: headsHeight }, 'reload', small)
  for (const [k, word] of ['S', 'R'].entries())
    pen.text({ x: at.spirit + 2 + k * 10, y: y + 12, w: 8, h: 9 }, word, small)
  pen.line(x, y + headsHeight, x + w, y + headsHeight, 0.75)
}

function drawLine(pen: Pen, { x, y, w, h }: Box, line: TrackLine | null): void {
  const at = placesOf({ x, w })
  const middle = y + h / 2
  const top = middle - boxSide / 2
  if (line) {
    forceMark(pen, { x: x + 4, y: middle }, line.force, 3)
    const name: TextStyle = { face: 'typed', size: 9, lines: 2, smaller: 7, leading: 0.9 }
    pen.text({ x: x + 11, y, w: at.fit - x - 12, h }, line.name, name)
    pen.text({ x: at.fit, y, w: fitWidth, h }, line.fit, { face: 'typedBold', size: 9, align: 'centre' })
  }
  for (let i = 0; i < turns; i += 1) {
    const boxes = [line?.moved === true, ...(line?.takesCard === false ? [] : [line?.fired === true])]
    for (const [k, done] of boxes.entries()) box(pen, at.turn + 2 + i * turnWidth + k * 9.5, top, i === 0 && done)
    pen.line(at.turn + i * turnWidth, y, at.turn + i * turnWidth, y + h, 0.4, 0.7)
  }
  pen.line(at.reload, y, at.reload, y + h, 0.4, 0.7)
  reloads(pen, { x: at.reload + 6, y: middle }, line?.reload ?? 0)
  box(pen, at.spirit + 2.5, top, line?.spirit === 'shaken')
  box(pen, at.spirit + 12.5, top, line?.spirit === 'routed')
  pen.line(x, y + h, x + w, y + h, 0.5, 0.67)
}

const box = (pen: Pen, x: number, y: number, ticked: boolean): void => {
  if (ticked) tickedBox(pen, x, y)
  else tickBoxes(pen, x, y, 1, 0)
}

/** Two suits of thirteen and the joker; those drawn are struck out. */
function drawCards(pen: Pen, { x, y, w }: Omit<Box, 'h'>, { deck, jokers }: InitiativeModel, colour: Colour): void {
  const note = 'shuffled each turn; tick off what is drawn'
  const top = sectionHead(pen, { x, y, w }, colour === 'black' ? 'The deck' : '', colour === 'black' ? note : '') + 5
  const named = 44
  const step = (w - named) / 14
  const suits = deck.filter((suit) => suit.colour === colour)
  for (const [line, { suit, cards }] of suits.entries()) {
    const high = { y: top + line * 19, h: 15 }
    pen.text({ x, ...high, w: named }, suit, { face: 'narrowSemi', size: 8.5 })
    for (const [i, { rank, drawn }] of cards.entries())
      card(pen, { x: x + named + i * step, ...high, w: step - 2.2 }, rank, drawn, colour)
  }
  const joker = { x: x + named + 13 * step, y: top, w: step - 2.2, h: 34 }
  card(pen, joker, 'J', jokers[colour], colour)
  pen.frame({ x: joker.x + 1.8, y: joker.y + 1.8, w: joker.w - 3.6, h: joker.h - 3.6 }, 0.4, 0.6)
}

/** A card: black ones have a bar, red ones are open. */
function card(pen: Pen, cell: Box, word: string, drawn: boolean, colour: Colour): void {
  pen.frame(cell, 0.7, 1.4)
  if (colour === 'black') pen.fill({ x: cell.x, y: cell.y, w: cell.w, h: 2 }, 0)
  pen.text({ ...cell, y: cell.y + 1 }, word, { face: 'narrowSemi', size: 8, align: 'centre' })
  if (drawn) pen.path(linePath(cell.x, cell.y + cell.h, cell.x + cell.w, cell.y), { stroke: 0, width: 1.3 })
}

function drawJoker(pen: Pen, { x, y, w }: Omit<Box, 'h'>, { joker }: InitiativeModel): void {
  let top = sectionHead(pen, { x, y, w }, 'Joker, movement', 'its side names the unit') + 1
  for (const { die: face, text } of joker) {
    die(pen, { x: x + 1, y: top + 1.5 }, 11, face)
    pen.text({ x: x + 20, y: top, w: w - 20, h: 14.5 }, text, { face: 'narrow', size: 9 })
    top += 14.5
    pen.line(x, top, x + w, top, 0.5, 0.67)
  }
}

/** The rule in force is ringed; where none is, it is ringed by hand. */
function drawRoe(pen: Pen, { x, y, w }: Omit<Box, 'h'>, { roe }: InitiativeModel): void {
  let top =
    sectionHead(pen, { x, y, w }, 'Rules of engagement', 'ring the one in force while civilians are present') + 3
  for (const { rule, name, inForce } of roe) {
    pen.path(circlePath(x + 7, top + 7.5, 4.6), inForce ? { fill: 0 } : { stroke: 0, width: 0.7 })
    pen.text({ x: x + 18, y: top, w: 40, h: 15 }, rule, { face: 'typedBold', size: 9 })
    pen.text({ x: x + 58, y: top, w: w - 58, h: 15 }, name, { face: inForce ? 'narrowBold' : 'narrow', size: 9.5 })
    top += 17
  }
  const words = 'Deck empty and units left: shuffle all 54 again. A card of a side without units left is passed over.'
  pen.text({ x, y: top + 1, w, h: 22 }, words, { face: 'narrow', size: 8, lines: 2, smaller: 8, leading: 1.05 })
}
