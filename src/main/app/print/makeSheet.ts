import type { SheetChoice, SheetChoices, SheetWish } from '../../../contract/sheets.ts'
import { RuleError } from '../../engine/errors.ts'
import type { Work } from '../../engine/work.ts'
import type { Sheet } from '../../sheets/sheet.ts'
import type { AnyGame } from '../game.ts'
import type { SheetName } from './fileName.ts'
import { making, type SheetSource } from '../../sheets/offer.ts'
import { inName } from '../../sheets/phrases.ts'
import { choicesOf, goingIn } from './partsOf.ts'
import { asOf } from './source.ts'

/** A game, and the tour that is printed; null where none is open. */
export interface Opened {
  readonly game: AnyGame
  readonly source: SheetSource | null
}

/** A sheet that can be laid out, and what the name of its file says of it. */
export interface MadeSheet {
  readonly name: SheetName
  readonly sheet: Sheet
}

/**
 * Makes a sheet as it is wished for. What a wish says that its sheet does not take is passed over: one wish for the
 * whole evening may name the men for those sheets that ask for them.
 * @throws RuleError `bad-input` for a sheet that there is not, `not-now` for one that lacks something.
 */
export function* makeSheet({ game, source }: Opened, { sheet: wanted, ...wish }: SheetWish): Work<MadeSheet> {
  const sheet = game.sheets.find((one) => one.sheet === wanted)
  if (!sheet) throw new RuleError('bad-input', `There is no sheet called "${wanted}".`)
  const taken = Object.entries(wish).filter(([choice]) => (sheet.takes as readonly string[]).includes(choice))
  const { men, ...rest } = Object.fromEntries(taken) as Omit<SheetWish, 'sheet'>
  const from = source && asOf(source, game, rest.turn)
  const lacking = sheet.lacking(from)
  if (lacking !== null) throw new RuleError('not-now', lacking)
  const choices: SheetChoices = { ...rest, ...(men === undefined ? {} : { men: menOf(game, from, men, rest.mission) }) }
  const mission = rest.mission ?? (from === null ? undefined : sheet.shows?.(from.state))
  const of = source === null ? ofNothing : whatOf(game, source, sheet.takes, { ...rest, mission })
  const name = { what: inName(sheet.file ?? sheet.title), group: sheet.group, ...of }
  return { name, sheet: yield* making(sheet, from, choices) }
}

const ofNothing = { mission: null, when: null }

/** @returns of which mission it is, and as of when. */
function whatOf(
  game: AnyGame,
  { state }: SheetSource,
  takes: readonly SheetChoice[],
  { mission, turn }: Pick<SheetWish, 'mission' | 'turn'>,
): Pick<SheetName, 'mission' | 'when'> {
  const { missions, turns } = choicesOf(game, state)
  // Where none is named it is that of now, or the last one: the newest.
  const found = mission === undefined ? missions[0] : missions.find(({ id }) => id === mission)
  const when = turns.find(({ number }) => number === turn)?.title
  return {
    mission: takes.includes('mission') && found ? found.number : null,
    when: when === undefined ? null : inName(when),
  }
}

function menOf(
  game: AnyGame,
  source: SheetSource | null,
  men: NonNullable<SheetWish['men']>,
  mission: number | undefined,
): number[] {
  if (men !== 'going') return men
  return source === null ? [] : [...goingIn(game, source.state, mission ?? null)]
}
