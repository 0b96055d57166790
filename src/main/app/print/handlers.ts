import { sheetGroups, type SheetOffer } from '../../../contract/sheets.ts'
import type { DrawnSheet, SheetDesk } from '../program.ts'
import type { Handlers, Session } from '../session.ts'
import { askedOf, type Asked } from '../asked.ts'
import type { AnyGame } from '../game.ts'
import { drawFiles, ownMistake } from './drawFiles.ts'
import type { Opened } from './makeSheet.ts'
import { groupTitle } from './groupNames.ts'
import { choicesOf, placeOfForm, tonightOf, wordsOf } from './partsOf.ts'
import { openPreviews } from './preview.ts'
import { readForm } from './readForm.ts'
import type { PrintableSheet, SheetSource } from '../../sheets/offer.ts'
import { sourceOf } from './source.ts'

type PrintProcedure = Extract<keyof Handlers, `print.${string}`>

/** Sheets: what the player takes to the table, and brings back from it. */
export function printHandlers({ tours, jobs, options }: Session): Pick<Handlers, PrintProcedure> {
  const previews = openPreviews()
  const log = (fault: unknown, sheet: string) => {
    options.log(fault, `sheet ${sheet}`)
  }
  const opened = (asked: Asked): Opened => {
    const { game, tour } = askedOf(tours, asked)
    return { game, source: tour && sourceOf(tour) }
  }
  const placeOf = ({ campaign, game }: Asked) =>
    campaign === undefined ? game! : `${tours.path(campaign)} ${tours.get(campaign).file.info().head}`
  const handOut = async (drawn: readonly DrawnSheet[], to: keyof SheetDesk | 'open') => {
    if (to !== 'open' && options.desk) {
      const done = await options.desk[to](drawn)
      return { files: drawn.map(({ name }) => ({ name, url: null })), done }
    }
    const files = []
    for (const { name, bytes } of drawn) files.push({ name, url: await options.deliverSheet(name, bytes) })
    return { files, done: true }
  }
  return {
    'print.offers': (wished) => {
      const { game, source } = opened(wished)
      const offers = inGroups(game.sheets).map((one) => offerOf(one, game, source, log))
      return source === null ? offers.filter((offer) => offer.lacking === null) : offers
    },
    'print.sheets': async ({ campaign, game, sheets, together, to, job, ...how }) => {
      const open = opened({ campaign, game })
      const work = drawFiles(open, sheets, { together, how, log })
      const { drawn, left } = await jobs.run(job, work)
      return { ...(await handOut(drawn, to)), left }
    },
    'print.preview': ({ campaign, game, job, ...look }) =>
      jobs.run(
        job,
        previews.look(() => opened({ campaign, game }), placeOf({ campaign, game }), look),
      ),
    'print.choices': ({ campaign }) => {
      const { game, file } = tours.get(campaign)
      return choicesOf(game, file.load().state)
    },
    'print.code': ({ code, ...asked }) => {
      const { game, tour } = askedOf(tours, asked)
      return placeOfForm(game, tour?.file.load().state ?? null, code)
    },
    'print.readForm': ({ name, bytes, ...asked }) =>
      readForm(askedOf(tours, asked), { name, bytes: Buffer.from(bytes, 'base64') }),
  }
}

/** Group by group, whatever order the game lists them in. */
const inGroups = (sheets: readonly PrintableSheet[]): PrintableSheet[] =>
  sheets.toSorted((a, b) => sheetGroups.indexOf(a.group) - sheetGroups.indexOf(b.group))

function offerOf(
  one: PrintableSheet,
  game: AnyGame,
  source: SheetSource | null,
  log: (fault: unknown, sheet: string) => void,
): SheetOffer {
  const { sheet, title, about, group, usual, folds, pictures } = one
  const { takes, needs } = source && one.isOpen?.(source.state) ? forAll(one) : one
  const more = {
    ...{ ...(usual ? { usual } : {}), ...(folds ? { folds } : {}) },
    ...{ ...(needs ? { needs } : {}), ...(pictures ? { pictures } : {}) },
  }
  const named = {
    sheet,
    title,
    about,
    group,
    groupTitle: groupTitle(group, wordsOf(game)),
    ...tonightOf(game, source?.state ?? null, sheet),
  }
  const holders = one.holders && source ? { holders: one.holders(source.state) } : {}
  return { ...named, takes, lacking: lackingOf(one, source, log), ...more, ...holders }
}

/** Of what has been opened nobody is asked for whose eyes it is. */
const forAll = ({ takes }: PrintableSheet): Pick<PrintableSheet, 'takes' | 'needs'> => ({
  takes: takes.filter((choice) => choice !== 'holder'),
})

/** A sheet in which the program makes a mistake lacks no more than itself: the others are offered. */
function lackingOf(
  { sheet, lacking }: PrintableSheet,
  source: SheetSource | null,
  log: (fault: unknown, sheet: string) => void,
): string | null {
  try {
    return lacking(source)
  } catch (fault) {
    log(fault, sheet)
    return ownMistake
  }
}
