import {
  Backs,
  sheetGroups,
  type Fold,
  type PrintSetup,
  type SheetOffer,
  type SheetWish,
} from '../../../contract/sheets.ts'
import { tonightOf } from '../../../contract/tonight.ts'
import {
  ask,
  exit,
  NotSo,
  UsageError,
  type Command,
  type Context,
  type ExitCode,
  type Io,
  type Options,
} from '../command.ts'
import { openFile } from '../file.ts'
import { perhaps } from '../../../contract/nearest.ts'
import { choiceOption, textOption } from '../options.ts'
import { openSheetFolder } from '../sheetFolder.ts'
import { askChoices, optionOf, withChoices } from '../sheetChoices.ts'
import { columns } from '../text.ts'

/** What is laid out for one evening, in its order. */
const forTonight = 'tonight'

/** Prints the sheets of a campaign into a folder. */
export const sheets: Command = {
  name: 'sheets',
  summary: 'The sheets of a campaign as PDF files.',
  operands: ['FILE'],
  options: {
    out: { value: 'DIR', help: 'Where they go.', otherwise: 'the present folder' },
    only: {
      value: 'NAMES',
      help: `Only these, with commas between: sheets, or groups of them (${sheetGroups.join(', ')}); or ${forTonight}, what goes to the table in its order; --list shows all.`,
      otherwise: 'what goes to every table',
    },
    setup: { value: 'NAME', help: 'A print set-up that the campaign keeps: its sheets, paper and all.' },
    paper: { value: 'letter|a4', help: 'The size of the paper.', otherwise: 'letter' },
    accent: {
      value: 'olive|blue|red|full',
      help: 'A colour for heads and rules; what the book prints in colours has its own then, and in full colour water and ground too.',
      otherwise: 'black and white',
    },
    ink: { value: 'saver|mono', help: 'Less ink, or black without greys.', otherwise: 'as drawn' },
    large: { help: 'A fifth larger, but for what is folded, cut out, or fills its page as it is.' },
    booklet: {
      value: 'long|short|pages',
      help: 'What can be a booklet as one: in the order of folding, for a printer that turns over the long or the short edge, or page after page.',
    },
    'two-up': { help: 'Two pages side by side, at about two thirds of their size, but for what is cut out.' },
    together: { help: 'All of them in one PDF.', otherwise: 'each in its own' },
    'both-sides': { help: 'For printing on both sides: each sheet begins on a front.' },
    mission: { value: 'NUMBER', help: 'Which mission, counted from 1.', otherwise: 'that of now, or the last one' },
    turn: { value: 'NUMBER', help: 'The tour as of the end of this campaign turn, from 1.', otherwise: 'as of now' },
    men: { value: 'NAMES', help: '"going" for those who go on the mission, or names with commas between.' },
    tables: { value: 'IDS', help: 'The tables of a reference sheet of your own, with commas between.' },
    picture: { value: 'ID', help: 'The drawing of a calendar.' },
    backs: {
      value: Backs.options.join('|'),
      help: 'Backs of cards: behind their fronts, for a printer that turns over the long or the short edge, or beside them, to fold.',
      otherwise: 'none',
    },
    count: { value: 'NUMBER', help: 'How many of a blank form.', otherwise: 'as many as go on a page' },
    holder: {
      value: 'NAME',
      help: 'The player for whose eyes alone a sealed sheet is, or his side: without him it is not printed.',
    },
    list: { help: 'Only lists the sheets and set-ups that there are.' },
  },
  notes: [
    'What a sheet does not take, such as the men of a map, it passes over.',
    'What is in the folder already is kept: a file whose name is taken gets a number.',
  ],
  async run(context) {
    return context.options['list'] === true ? list(context) : print(context)
  },
}

async function print(context: Context): Promise<ExitCode> {
  const { options, io } = context
  const folder = openSheetFolder(textOption(options, 'out') ?? '.')
  const paper = choiceOption(options, 'paper', ['letter', 'a4'] as const)
  const accent = choiceOption(options, 'accent', ['olive', 'blue', 'red', 'full'] as const)
  if (textOption(options, 'setup') !== undefined && textOption(options, 'only') !== undefined)
    throw new UsageError('--setup says which sheets: leave --only out, or the set-up.')
  const fold = foldOf(options)
  const ink = choiceOption(options, 'ink', ['saver', 'mono'] as const)
  const { program, campaign } = openFile(context, folder.deliver)
  const offers = await ask(program, 'print.offers', { campaign })
  const choices = await askChoices(program, campaign, options)
  const setup = setupNamed(choices?.setups ?? [], textOption(options, 'setup'))
  const wanted = setup
    ? readyOf(setup, offers)
    : textOption(options, 'only') === forTonight
      ? readyTonight(offers)
      : chosen(offers, options, io).map(({ sheet }) => ({ sheet }))
  const { sheets: printed, refused } = await withChoices(program, { campaign, wanted, offers, choices, options })
  if (refused !== null) io.err([`${refused} What is for one player alone was left out.`])
  const { left } = await ask(program, 'print.sheets', {
    campaign,
    sheets: printed,
    paper: paper ?? setup?.paper ?? 'letter',
    accent: accent ?? setup?.accent ?? null,
    fold: fold ?? setup?.fold ?? 'none',
    ink: ink ?? setup?.ink ?? 'usual',
    large: options['large'] === true || setup?.large === true,
    bothSides: options['both-sides'] === true || setup?.bothSides === true,
    together: options['together'] === true || setup?.together === true,
  })
  for (const path of folder.written()) io.out([path])
  for (const { sheet, message } of left) io.err([`Not printed: ${sheet}. ${message}`])
  return left.length === 0 && refused === null ? exit.ok : exit.no
}

/** @throws UsageError where both are wanted. */
function foldOf(options: Options): Fold | undefined {
  const booklet = choiceOption(options, 'booklet', ['long', 'short', 'pages'] as const)
  if (options['two-up'] !== true) return booklet
  if (booklet !== undefined) throw new UsageError('Either --booklet or --two-up, not both.')
  return 'twoUp'
}

/** @throws NotSo where nothing of it can be printed. */
function readyTonight(offers: readonly SheetOffer[]): SheetWish[] {
  const ready = tonightOf(offers)
  if (ready.length > 0) return ready
  throw new NotSo(
    'There is nothing to lay out for tonight: nothing is being played. Name the sheets, or a group of them.',
  )
}

/** Every sheet with its group, what it takes and what it lacks; then the set-ups. */
async function list(context: Context): Promise<typeof exit.ok> {
  const { program, campaign } = openFile(context)
  const offers = await ask(program, 'print.offers', { campaign })
  const { setups } = await ask(program, 'print.choices', { campaign })
  const rows = offers.map(({ group, sheet, title, takes, lacking }) => [
    group,
    sheet,
    title,
    lacking ?? takes.map((choice) => `--${optionOf[choice]}`).join(' '),
  ])
  context.io.out(columns(rows))
  for (const { name, setup } of setups ?? [])
    context.io.out([`set-up "${name}": ${setup.sheets.map(({ sheet }) => sheet).join(', ')}`])
  return exit.ok
}

/** @throws NotSo for a name that no set-up has. */
function setupNamed(
  setups: readonly { readonly name: string; readonly setup: PrintSetup }[],
  name: string | undefined,
): PrintSetup | null {
  if (name === undefined) return null
  const found = setups.find((one) => isSame(one.name, name.trim()))
  if (found) return found.setup
  const kept = setups.map((one) => `"${one.name}"`).join(', ')
  throw new NotSo(
    `The campaign keeps no print set-up "${name}". ${kept === '' ? 'It keeps none.' : `It keeps ${kept}.`}`,
  )
}

/**
 * Of a set-up, as of a group, only what can be printed today is taken.
 * @throws NotSo where there is nothing.
 */
function readyOf({ sheets: kept }: PrintSetup, offers: readonly SheetOffer[]): SheetWish[] {
  const lacking = (name: string) => offers.find(({ sheet }) => sheet === name)?.lacking
  const ready = kept.filter(({ sheet }) => lacking(sheet) === null)
  if (ready.length === 0) throw new NotSo(lacking(kept[0]!.sheet) ?? 'This version has none of its sheets.')
  return ready
}

/**
 * A sheet asked for by its name that lacks something is told by the program; of a group, only what can be printed is
 * taken, and a sheet that waits for a choice of tables is left out with a word.
 * @throws UsageError for a word that is neither sheet nor group, NotSo when nothing of a group can be printed.
 */
function chosen(offers: readonly SheetOffer[], options: Options, io: Io): SheetOffer[] {
  const only = textOption(options, 'only')
  if (only === undefined) {
    const ready = offers.filter(({ lacking }) => lacking === null)
    const usual = ready.filter((one) => one.usual)
    return usual.length === 0 ? ready.slice(0, 1) : usual
  }
  const words = only.split(',').map((word) => word.trim())
  const found = words.flatMap((word) => {
    const one = offers.find(({ sheet }) => sheet === word)
    if (one) return [one]
    const group = offers.filter(({ group: id, groupTitle }) => id === word || isSame(groupTitle, word))
    if (group.length === 0)
      throw new UsageError(
        `There is no sheet or group of sheets "${word}".${perhaps(word, namesOf(offers))} Nothing was printed; --list shows all.`,
      )
    const ready = group.filter(({ lacking }) => lacking === null)
    if (ready.length === 0) throw new NotSo(group[0]!.lacking!)
    const waits = ({ needs }: SheetOffer) => needs !== undefined && textOption(options, optionOf[needs]) === undefined
    const rest = ready.filter((offer) => !waits(offer))
    if (rest.length === 0) return ready
    for (const { sheet, needs } of ready.filter(waits))
      io.err(`Left out: ${sheet}. --${optionOf[needs!]} says what is to be on it.`)
    return rest
  })
  return [...new Set(found)]
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const namesOf = (offers: readonly SheetOffer[]): string[] => [
  ...new Set(offers.map(({ group }) => group)),
  ...offers.map(({ sheet }) => sheet),
]
