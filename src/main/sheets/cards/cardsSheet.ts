import type { CardsModel } from '../../rules/fng/sheets/cardsModel.ts'
import { sheetOf, type Sheet } from '../sheet.ts'
import { cardPages } from './pages.ts'

/** @returns soldier cards to cut out, nine to a page. */
export const cardsSheet = (model: CardsModel): Sheet =>
  sheetOf(`Soldier cards: ${model.unit}`, (measure, page) => cardPages(measure, model, page), { trueSize: true })
