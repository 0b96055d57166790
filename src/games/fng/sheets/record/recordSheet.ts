import type { Sheet } from '../../../../main/sheets/sheet.ts'
import { recordPages } from './pages.ts'
import type { RecordModel } from './recordModel.ts'

/** @returns service records: each man begins a page of his own. */
export const recordSheet = (model: RecordModel): Sheet => ({
  title: model.men.length === 1 ? `Service record: ${model.men[0]!.name}` : `Service records: ${model.unit}`,
  *layOut(measure, page) {
    const pages = []
    for (const [i, man] of model.men.entries()) {
      yield { done: i, of: model.men.length, what: `Laying out: ${man.name}` }
      pages.push(...recordPages(measure, model, man, page))
    }
    return pages
  },
})
