import type { InputOf } from '../../../contract/procedures.ts'
import { RuleError } from '../../engine/errors.ts'
import { tableJson, tableText } from '../../engine/tableJson.ts'
import { drawChronicle } from '../../sheets/drawChronicle.ts'
import { drawSlip } from '../../sheets/drawSlip.ts'
import type { SheetOptions } from '../appSystem.ts'
import { slipModel } from '../campaign/slipModel.ts'
import type { OpenTour } from '../library/openTours.ts'
import { printedStory } from './printedStory.ts'
import type { Handlers, Session } from '../session.ts'
import { systems } from '../systems.ts'

type PrintProcedure = Extract<keyof Handlers, `print.${string}` | `tables.${string}`>

const sheetNames = {
  roster: 'roster',
  blankRoster: 'blank roster',
  briefing: 'briefing',
  diceSlip: 'dice slip',
  chronicle: 'chronicle',
} as const

/** Sheets and tables: what the player takes to the table. */
export function printHandlers({ tours, options }: Session): Pick<Handlers, PrintProcedure> {
  return {
    'tables.list': () => systems.flatMap(({ system }) => system.tables.map((table) => tableJson(table, system.id))),
    'print.sheet': async ({ campaign, sheet, paper, mission }) => {
      const drawing = { paper, mission: mission ?? null }
      if (campaign === undefined) {
        if (sheet !== 'blankRoster')
          throw new RuleError('bad-input', 'Only a blank roster can be printed without a tour.')
        const name = `${sheetNames[sheet]}.pdf`
        return { name, url: await options.deliverSheet(name, await systems[0]!.drawBlank(drawing)) }
      }
      const tour = tours.get(campaign)
      const { file } = tour
      const name = `${file.info().name} ${sheetNames[sheet]}.pdf`
      const bytes = await draw(tour, sheet, drawing)
      return { name, url: await options.deliverSheet(name, bytes) }
    },
  }
}

function draw(tour: OpenTour, sheet: InputOf<'print.sheet'>['sheet'], drawing: SheetOptions): Promise<Uint8Array> {
  const { app, file } = tour
  switch (sheet) {
    case 'diceSlip':
      return drawSlip(slipModel(tour), drawing)
    case 'chronicle':
      return drawChronicle(printedStory(app.chronicle(file.walk()), file), drawing)
    default:
      return app.draw(sheet, file.load().state, drawing)
  }
}

export { tableText }
