import type { BriefingModel } from './briefingModel.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'
import { briefingPages } from './pages.ts'

/** @returns the briefing of a mission: map, situation, turns, victory points and who goes (FNG pp. 57-60, 98-102). */
export const briefingSheet = (model: BriefingModel): Sheet =>
  sheetOf(`${model.title}, ${model.unit}`, (measure, page) => briefingPages(measure, model, page))
