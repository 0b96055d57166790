import type { InputOf } from '../../../contract/procedures.ts'
import { RuleError } from '../../engine/errors.ts'
import { tableText } from '../../engine/tableJson.ts'
import type { Work } from '../../engine/work.ts'
import { drawChronicle } from '../../sheets/drawChronicle.ts'
import { drawSlip } from '../../sheets/drawSlip.ts'
import type { SheetOptions } from '../appSystem.ts'
import { slipModel } from '../campaign/slipModel.ts'
import type { OpenTour } from '../library/openTours.ts'
import { printedStory } from './printedStory.ts'
import type { Handlers, Session } from '../session.ts'
import { systems } from '../systems.ts'

type PrintProcedure = Extract<keyof Handlers, `print.${string}`>

const sheetNames = {
  roster: 'roster',
  blankRoster: 'blank roster',
  briefing: 'briefing',
  diceSlip: 'dice slip',
  chronicle: 'chronicle',
} as const

/** Sheets: what the player takes to the table. */
export function printHandlers({ tours, jobs, options }: Session): Pick<Handlers, PrintProcedure> {
  return {
    'print.sheet': async ({ campaign, sheet, paper, mission, job }) => {
      const drawing = { paper, mission: mission ?? null }
      const tour = campaign === undefined ? null : tours.get(campaign)
      const name = `${tour ? `${tour.file.info().name} ` : ''}${sheetNames[sheet]}.pdf`
      const bytes = await jobs.run(job, tour ? draw(tour, sheet, drawing) : drawBlank(sheet, drawing))
      return { name, url: await options.deliverSheet(name, bytes) }
    },
  }
}

type SheetKind = InputOf<'print.sheet'>['sheet']

function drawBlank(sheet: SheetKind, drawing: SheetOptions): Work<Promise<Uint8Array>> {
  if (sheet !== 'blankRoster') throw new RuleError('bad-input', 'Only a blank roster can be printed without a tour.')
  return systems[0]!.drawBlank(drawing)
}

/** All that stands on a sheet is read before its first page: what happens to the tour meanwhile is not on it. */
function* draw(tour: OpenTour, sheet: SheetKind, drawing: SheetOptions): Work<Promise<Uint8Array>> {
  const { app, file } = tour
  switch (sheet) {
    case 'diceSlip':
      return yield* drawSlip(yield* slipModel(tour), drawing)
    case 'chronicle':
      return yield* drawChronicle(printedStory(app.chronicle(file.walk()), file), drawing)
    default:
      return yield* app.draw(sheet, file.load().state, drawing)
  }
}

export { tableText }
