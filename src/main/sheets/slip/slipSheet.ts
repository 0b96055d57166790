import { sheetOf, type Sheet } from '../sheet.ts'
import { slipPages } from './pages.ts'
import type { SlipModel } from './slipModel.ts'

/** @returns a dice slip: all throws of a stretch, with an empty box for every die. */
export const slipSheet = (model: SlipModel): Sheet =>
  sheetOf(`${model.title}: ${model.unit}`, (measure, page) => slipPages(measure, model, page))
