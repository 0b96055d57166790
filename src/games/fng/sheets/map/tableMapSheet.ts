import type { TableMapModel } from './tableMapModel.ts'
import { sheetOf, type Sheet } from '../../../../main/sheets/sheet.ts'
import { tableMapPages } from './tableMapPages.ts'

/** Prints the table of a mission on a page of its own, with its inches (FNG p. 44). */
export const tableMapSheet = (model: TableMapModel): Sheet =>
  sheetOf(`${model.title}, ${model.unit}`, (measure, page) => tableMapPages(measure, model, page))
