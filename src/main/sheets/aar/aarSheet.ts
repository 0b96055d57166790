import type { AarModel } from '../../rules/fng/sheets/aarModel.ts'
import { sheetOf, type Sheet } from '../sheet.ts'
import { aarPages } from './pages.ts'

/** @returns the after action report of a mission. */
export const aarSheet = (model: AarModel): Sheet =>
  sheetOf(`${model.title}, ${model.when}`, (measure, page) => aarPages(measure, model, page))
