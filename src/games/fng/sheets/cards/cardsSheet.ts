import { cardsOnPage, cutCards, type Backs, type CutCard } from '../../../../main/sheets/cutCards.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'
import { drawBlank, type BlankKind } from './blankCard.ts'
import { drawCard } from './card.ts'
import { drawBack } from './cardBack.ts'
import type { CardsModel, ManCard } from './cardsModel.ts'
import { drawUnit, drawUnitBack } from './unitCard.ts'

const toCut = { trueSize: true, toEdge: true } as const

/** @returns cards to cut out, that of the unit first. */
export function cardsSheet(model: CardsModel, backs: Backs = 'none'): Sheet {
  const title = `Soldier cards: ${model.unit}`
  return sheetOf(title, (measure, page) => cardPages(measure, model, page, backs), toCut)
}

/** @returns the pages as lists of marks; at least one. Empty cards fill the last. */
export function cardPages(measure: Measure, model: CardsModel, page: Box, backs: Backs = 'none'): Mark[][] {
  const { whole } = model
  const unit: CutCard[] =
    whole === null
      ? []
      : [
          {
            front(pen, corner) {
              drawUnit(pen, corner, model, whole)
            },
            back(pen, corner) {
              drawUnitBack(pen, corner, model, whole)
            },
          },
        ]
  const cards = [...unit, ...model.men.map((man) => manCard(model, man))]
  return cutCards(measure, page, { title: `Soldier cards: ${model.unit}`, cards, empty: blankCard('man'), backs })
}

const manCard = (model: CardsModel, man: ManCard): CutCard => ({
  front(pen, corner) {
    drawCard(pen, corner, man, model)
  },
  ...(man.record && {
    back(pen, corner) {
      drawBack(pen, corner, man, man.record!)
    },
  }),
})

const blankCard = (kind: BlankKind): CutCard => ({
  front(pen, corner) {
    drawBlank(pen, corner, kind)
  },
})

const titles = { man: 'Blank soldier cards', enemy: 'Blank enemy cards' } as const

/** @returns empty cards to cut out; a page of them where nobody says how many. */
export function blankCardsSheet(kind: BlankKind, count = cardsOnPage): Sheet {
  const title = titles[kind]
  const cards = Array.from({ length: count }, () => blankCard(kind))
  return sheetOf(title, (measure, page) => cutCards(measure, page, { title, cards }), toCut)
}
