import type { PrintChoices } from '../../contract/print.ts'
import type { SheetChoice, SheetOffer, SheetWish } from '../../contract/sheets.ts'
import type { Program } from '../app/program.ts'
import { ask, NotSo, UsageError, type Options } from './command.ts'
import { holderNamed } from './holderNamed.ts'
import { menNamed } from './menNamed.ts'
import { numberOption, textOption } from './options.ts'

/** What is to be printed, before it is said of whom and of when. */
export interface Wanted {
  readonly campaign: string
  readonly wanted: readonly SheetWish[]
  readonly offers: readonly SheetOffer[]
  readonly choices: PrintChoices | null
  readonly options: Options
}

/** @returns what can be chosen in the campaign; null where the options choose nothing of it. */
export const askChoices = async (program: Program, campaign: string, options: Options): Promise<PrintChoices | null> =>
  ['setup', 'mission', 'men', 'holder'].some((name) => textOption(options, name) !== undefined)
    ? ask(program, 'print.choices', { campaign })
    : null

/**
 * @returns the sheets with what the options say of them; each gets only what it takes.
 * @throws UsageError for an option that none of the sheets takes, or that is written wrongly; NotSo for a mission, man or
 *   table that there is not.
 */
export async function withChoices(program: Program, all: Wanted): Promise<SheetWish[]> {
  const { campaign, wanted, offers, choices, options } = all
  const tables = listOption(options, 'tables')
  if (tables) await mustBeTables(program, campaign, tables)
  const men = menOf(choices, listOption(options, 'men'))
  const mission = missionOf(choices, numberOption(options, 'mission', [1, 9999]))
  const turn = numberOption(options, 'turn', [1, 9999])
  const picture = textOption(options, 'picture')
  const named = textOption(options, 'holder')
  const holder = named === undefined || !choices ? undefined : holderNamed(choices.players, named)
  const takes = (sheet: string, choice: SheetChoice) =>
    offers.find((offer) => offer.sheet === sheet)?.takes.includes(choice) === true
  const given: Partial<Omit<SheetWish, 'sheet'>> = {
    ...(tables && { tables }),
    ...(men && { men }),
    ...(mission !== undefined && { mission }),
    ...(turn !== undefined && { turn }),
    ...(picture !== undefined && { picture }),
    ...(holder !== undefined && { holder }),
  }
  for (const choice of Object.keys(given) as (keyof typeof given)[])
    if (!wanted.some(({ sheet }) => takes(sheet, choice)))
      throw new UsageError(`None of these sheets takes --${optionOf[choice]}.`)
  return wanted.map((wish) => ({
    ...wish,
    ...Object.fromEntries(Object.entries(given).filter(([choice]) => takes(wish.sheet, choice as SheetChoice))),
  }))
}

/** Which option makes a choice. */
export const optionOf: Readonly<Record<SheetChoice, string>> = {
  mission: 'mission',
  turn: 'turn',
  men: 'men',
  tables: 'tables',
  picture: 'picture',
  holder: 'holder',
}

/** @throws UsageError for an empty list. */
function listOption(options: Options, name: string): string[] | undefined {
  const text = textOption(options, name)
  if (text === undefined) return undefined
  const list = text.split(',').map((word) => word.trim())
  if (list.includes('')) throw new UsageError(`--${name} wants words with commas between, not "${text}".`)
  return list
}

function missionOf(choices: PrintChoices | null, number: number | undefined): number | undefined {
  if (number === undefined || !choices) return undefined
  const found = choices.missions.find((mission) => mission.number === number)
  if (found) return found.id
  const { length } = choices.missions
  const { mission } = choices.words
  throw new NotSo(
    length === 0
      ? `There has been no ${mission} yet.`
      : `There is no ${mission} ${number}: the tour has had ${length}.`,
  )
}

function menOf(choices: PrintChoices | null, names: readonly string[] | undefined): SheetWish['men'] {
  if (!names || !choices) return undefined
  if (names.length === 1 && names[0] === 'going') return 'going'
  return menNamed(choices.men, names)
}

async function mustBeTables(program: Program, campaign: string, ids: readonly string[]): Promise<void> {
  const known = new Set((await ask(program, 'tables.list', { campaign })).map(({ id }) => id))
  const wrong = ids.find((id) => !known.has(id))
  if (wrong !== undefined) throw new NotSo(`There is no table "${wrong}": "tour tables" lists them.`)
}
