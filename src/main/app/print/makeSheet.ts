import type { SheetChoice, SheetChoices, SheetWish } from '../../../contract/sheets.ts'
import { RuleError } from '../../engine/errors.ts'
import type { Work } from '../../engine/work.ts'
import type { Sheet } from '../../sheets/sheet.ts'
import type { AppSystem } from '../appSystem.ts'
import type { SheetSource } from './printable.ts'
import { asOf } from './source.ts'

/** A game, and the tour that is printed; null where none is open. */
export interface Opened {
  readonly app: AppSystem
  readonly source: SheetSource | null
}

/** A sheet that can be laid out, and what it is called by itself. */
export interface MadeSheet {
  /** "Bravo roster" */
  readonly name: string
  readonly sheet: Sheet
}

/**
 * Makes a sheet as it is wished for. What a wish says that its sheet does not take is passed over: one wish for the
 * whole evening may name the men for those sheets that ask for them.
 * @throws RuleError `bad-input` for a sheet that there is not, `not-now` for one that lacks something.
 */
export function* makeSheet({ app, source }: Opened, { sheet: wanted, ...wish }: SheetWish): Work<MadeSheet> {
  const sheet = app.sheets.find((one) => one.sheet === wanted)
  if (!sheet) throw new RuleError('bad-input', `There is no sheet called "${wanted}".`)
  const taken = Object.entries(wish).filter(([choice]) => (sheet.takes as readonly string[]).includes(choice))
  const { men, ...rest } = Object.fromEntries(taken) as Omit<SheetWish, 'sheet'>
  const from = source && asOf(source, app, rest.halfMonth)
  const lacking = sheet.lacking(from)
  if (lacking !== null) throw new RuleError('not-now', lacking)
  const choices: SheetChoices = { ...rest, ...(men === undefined ? {} : { men: menOf(app, from, men, rest.mission) }) }
  const whose = source === null ? '' : `${source.name} `
  const of = source === null ? '' : whatOf(app, source, sheet.takes, rest)
  return { name: `${whose}${sheet.title.toLowerCase()}${of}`, sheet: yield* sheet.make(from, choices) }
}

/** @returns of which mission, and as of when: ", mission 2", ", early March 1967"; so that no sheet is taken for another. */
function whatOf(
  app: AppSystem,
  { state }: SheetSource,
  takes: readonly SheetChoice[],
  { mission, halfMonth }: Pick<SheetWish, 'mission' | 'halfMonth'>,
): string {
  const { missions, halfMonths } = app.print.choices(state)
  // Where none is named it is that of now, or the last one: the newest.
  const found = mission === undefined ? missions[0] : missions.find(({ id }) => id === mission)
  const when = halfMonths.find(({ number }) => number === halfMonth)?.title
  return [
    ...(takes.includes('mission') && found ? [`, mission ${found.number}`] : []),
    ...(when === undefined ? [] : [`, ${when.charAt(0).toLowerCase()}${when.slice(1)}`]),
  ].join('')
}

function menOf(
  app: AppSystem,
  source: SheetSource | null,
  men: NonNullable<SheetWish['men']>,
  mission: number | undefined,
): number[] {
  if (men !== 'going') return men
  return source === null ? [] : [...app.print.going(source.state, mission ?? null)]
}
