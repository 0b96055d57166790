import type { CardsModel } from './cardsModel.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'
import { cardPages } from './pages.ts'

/** @returns soldier cards to cut out, nine to a page. */
export const cardsSheet = (model: CardsModel): Sheet =>
  sheetOf(`Soldier cards: ${model.unit}`, (measure, page) => cardPages(measure, model, page), { trueSize: true })
