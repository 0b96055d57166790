import { mostCopies, type PrintChoices } from '../../contract/print.ts'
import { Backs, type SheetChoice, type SheetOffer, type SheetWish } from '../../contract/sheets.ts'
import type { Program } from '../app/program.ts'
import { ask, NotSo, UsageError, type Options } from './command.ts'
import { holderNamed } from './holderNamed.ts'
import { menNamed } from './menNamed.ts'
import { choiceOption, numberOption, textOption } from './options.ts'

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

/** What is printed, and what is not for want of its player. */
interface Chosen {
  readonly sheets: SheetWish[]
  readonly refused: string | null
}

/**
 * @returns the sheets with what the options say of them; each gets only what it takes. A player whom there is not keeps
 *   back only what is for the eyes of one alone.
 * @throws UsageError for an option that none of the sheets takes, or that is written wrongly; NotSo for a mission, man or
 *   table that there is not, and where nothing is left to print.
 */
export async function withChoices(program: Program, all: Wanted): Promise<Chosen> {
  const { campaign, offers, choices, options } = all
  const tables = listOption(options, 'tables')
  if (tables) await mustBeTables(program, campaign, tables)
  const men = menOf(choices, listOption(options, 'men'))
  const mission = missionOf(choices, numberOption(options, 'mission', [1, 9999]))
  const turn = numberOption(options, 'turn', [1, 9999])
  const picture = textOption(options, 'picture')
  const backs = choiceOption(options, 'backs', Backs.options)
  const count = numberOption(options, 'count', [1, mostCopies])
  const { holder, refused } = holderOf(choices, textOption(options, 'holder'))
  const isOpen = ({ sheet }: SheetWish) => offers.find((offer) => offer.sheet === sheet)?.needs !== 'holder'
  const wanted = refused === null ? all.wanted : all.wanted.filter(isOpen)
  if (refused !== null && wanted.length === 0) throw new NotSo(refused)
  const takes = (sheet: string, choice: SheetChoice) =>
    offers.find((offer) => offer.sheet === sheet)?.takes.includes(choice) === true
  const given: Partial<Omit<SheetWish, 'sheet'>> = {
    ...(tables && { tables }),
    ...(men && { men }),
    ...(mission !== undefined && { mission }),
    ...(turn !== undefined && { turn }),
    ...(picture !== undefined && { picture }),
    ...(backs !== undefined && { backs }),
    ...(count !== undefined && { count }),
    ...(holder !== undefined && { holder }),
  }
  for (const choice of Object.keys(given) as (keyof typeof given)[])
    if (!wanted.some(({ sheet }) => takes(sheet, choice)))
      throw new UsageError(`None of these sheets takes --${optionOf[choice]}.`)
  const sheets = wanted.map((wish) => ({
    ...wish,
    ...Object.fromEntries(Object.entries(given).filter(([choice]) => takes(wish.sheet, choice as SheetChoice))),
  }))
  return { sheets, refused }
}

/** The player who is named; or why there is none. */
function holderOf(choices: PrintChoices | null, named: string | undefined) {
  if (named === undefined || !choices) return { holder: undefined, refused: null }
  try {
    return { holder: holderNamed(choices.players, named), refused: null }
  } catch (error) {
    if (error instanceof NotSo) return { holder: undefined, refused: error.message }
    throw error
  }
}

/** Which option makes a choice. */
export const optionOf: Readonly<Record<SheetChoice, string>> = {
  mission: 'mission',
  turn: 'turn',
  men: 'men',
  tables: 'tables',
  picture: 'picture',
  holder: 'holder',
  backs: 'backs',
  count: 'count',
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
