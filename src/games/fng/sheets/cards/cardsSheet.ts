import type { CardsModel } from './cardsModel.ts'
import { cutCards } from '../../../../main/sheets/cutCards.ts'
import type { Box, Mark } from '../../../../main/sheets/marks.ts'
import type { Measure } from '../../../../main/sheets/measure.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'
import { drawCard } from './card.ts'

/** @returns soldier cards to cut out, nine to a page. */
export const cardsSheet = (model: CardsModel): Sheet =>
  sheetOf(`Soldier cards: ${model.unit}`, (measure, page) => cardPages(measure, model, page), { trueSize: true })

/** @returns the pages as lists of marks; at least one. */
export const cardPages = (measure: Measure, model: CardsModel, page: Box): Mark[][] =>
  cutCards(
    measure,
    page,
    model.men.map((man) => (pen, corner) => {
      drawCard(pen, corner, man, model)
    }),
    (pen, corner) => {
      drawCard(pen, corner, null, model)
    },
  )
