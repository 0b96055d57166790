import { RuleError } from '../../engine/errors.ts'
import { tableJson, tableText } from '../../engine/tableJson.ts'
import type { Handlers, Session } from '../session.ts'
import { systems } from '../systems.ts'

type PrintProcedure = Extract<keyof Handlers, `print.${string}` | `tables.${string}`>

const sheetNames = { roster: 'roster', blankRoster: 'blank roster', briefing: 'briefing' } as const

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
      const { file, app } = tours.get(campaign)
      const name = `${file.info().name} ${sheetNames[sheet]}.pdf`
      const bytes = await app.draw(sheet, file.load().state, drawing)
      return { name, url: await options.deliverSheet(name, bytes) }
    },
  }
}

export { tableText }
