import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { closePages, type OpenPage } from '../../../../main/sheets/openPage.ts'
import { sheetOf, type Pages, type Sheet } from '../../../../main/sheets/sheet.ts'
import { game, openPage } from '../shared/signs.ts'
import type { CardsModel, Paragraph, TeamCard } from './cards.ts'
import { blankHigh, drawBlankCard } from './drawBlankCard.ts'
import { drawCard, headHeightOf, paragraphHeight } from './drawCard.ts'

/** Prints a card for each team, two beside each other, to be cut out. */
export const cardsSheet = (model: CardsModel): Sheet =>
  sheetOf(model.title, (measure, page) => cardPages(measure, model, page))

/** White between cards, and how low one may be: closer where that saves a page. */
const spacings = [
  { gutter: 12, lowest: 110 },
  { gutter: 8, lowest: 72 },
] as const

function cardPages(measure: Measure, model: CardsModel, page: Box): Pages {
  const [wide, close] = spacings.map((spacing) => layOut(measure, model, page, spacing)) as [Laid, Laid]
  const { pages, fill } = close.pages.length < wide.pages.length ? close : wide
  fill()
  const signs = 'Box: once a game     Dash: always     Black square: Combat Fatigue     Cut along the dashes'
  return closePages(pages, page, [`${game}, p. 10-18`, signs], 'cards')
}

interface Laid {
  readonly pages: readonly OpenPage[]
  /** Puts cards to be written by hand into what is left of the last page. */
  readonly fill: () => void
}

function layOut(measure: Measure, model: CardsModel, page: Box, { gutter, lowest }: (typeof spacings)[number]): Laid {
  const pages: OpenPage[] = [openPage(measure, page, model)]
  const { room } = pages[0]!
  const w = (room.w - gutter) / 2
  const end = room.y + room.h
  let bottoms = [room.y, room.y]
  const place = (h: number): Box | null => {
    const column = bottoms[0]! <= bottoms[1]! ? 0 : 1
    const y = bottoms[column]!
    if (y + h > end) return null
    bottoms[column] = y + h + gutter
    return { x: room.x + column * (w + gutter), y, w, h }
  }
  for (const { card, h } of model.cards.flatMap((one) => wholeOrParts(measure, one, { w, most: room.h, lowest }))) {
    let box = place(h)
    if (box === null) {
      pages.push(openPage(measure, page, { ...model, title: `${model.title}, continued` }))
      bottoms = [room.y, room.y]
      box = place(h)!
    }
    drawCard(pages.at(-1)!.pen, box, card)
  }
  const fill = () => {
    for (let box = place(blankHigh); box !== null; box = place(blankHigh)) drawBlankCard(pages.at(-1)!.pen, box)
  }
  return { pages, fill }
}

/** A card that is higher than the page goes on on another. */
function wholeOrParts(
  measure: Measure,
  card: TeamCard,
  { w, most, lowest }: { readonly w: number; readonly most: number; readonly lowest: number },
): { card: TeamCard; h: number }[] {
  const parts: Paragraph[][] = [[]]
  const head = headHeightOf(measure, card, w)
  let high = head
  for (const one of card.paragraphs) {
    const h = paragraphHeight(measure, one, w)
    if (high + h > most) {
      parts.push([])
      high = head
    }
    parts.at(-1)!.push(one)
    high += h
  }
  return parts.map((paragraphs, i) => {
    const added = paragraphs.reduce((sum, one) => sum + paragraphHeight(measure, one, w), 0)
    const name = i === 0 ? card.name : `${card.name}, continued`
    return { card: { ...card, name, paragraphs }, h: Math.max(lowest, head + added) }
  })
}
