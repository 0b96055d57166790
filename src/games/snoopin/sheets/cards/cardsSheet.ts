import type { Box } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { closePages, type OpenPage } from '../../../../main/sheets/openPage.ts'
import { sheetOf, type Pages, type Sheet } from '../../../../main/sheets/sheet.ts'
import { game, openPage } from '../shared/signs.ts'
import type { CardsModel, Paragraph, TeamCard } from './cards.ts'
import { drawCard, headHeightOf, paragraphHeight } from './drawCard.ts'

/** Prints a card for each team, two beside each other, to be cut out. */
export const cardsSheet = (model: CardsModel): Sheet =>
  sheetOf(model.title, (measure, page) => cardPages(measure, model, page))

const gutter = 12
const lowest = 110

function cardPages(measure: Measure, model: CardsModel, page: Box): Pages {
  const pages: OpenPage[] = [openPage(measure, page, model)]
  const { room } = pages[0]!
  const w = (room.w - gutter) / 2
  let bottoms = [room.y, room.y]
  for (const { card, h } of model.cards.flatMap((one) => wholeOrParts(measure, one, w, room.h))) {
    let column = bottoms[0]! <= bottoms[1]! ? 0 : 1
    if (bottoms[column]! + h > room.y + room.h) {
      pages.push(openPage(measure, page, { ...model, title: `${model.title}, continued` }))
      bottoms = [room.y, room.y]
      column = 0
    }
    const box = { x: room.x + column * (w + gutter), y: bottoms[column]!, w, h }
    drawCard(pages.at(-1)!.pen, box, card)
    bottoms[column] = box.y + h + gutter
  }
  const signs = 'Box: once a game     Black square: Combat Fatigue     Cut along the dashes'
  return closePages(pages, page, [`${game}, p. 10-18`, signs], 'cards')
}

/** A card that is higher than the page goes on on another. */
function wholeOrParts(measure: Measure, card: TeamCard, w: number, most: number): { card: TeamCard; h: number }[] {
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
