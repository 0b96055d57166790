import { writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { gameIds } from '../../../contract/gameProcedures.ts'
import type { AnyGame } from '../../app/game.ts'
import { gamesWith, mustHave } from '../../app/gameOf.ts'
import { exit, UsageError, type Command, type Options, type OptionSpec } from '../command.ts'
import { playDemo } from '../demo.ts'
import { choiceOption, numberOption, seedBounds, textOption } from '../options.ts'
import { progressBar } from '../progress.ts'
import { openSheetFolder } from '../sheetFolder.ts'

const playing = gamesWith('autoplay')
const ids = gameIds.filter((id) => playing.some(({ contract }) => contract.id === id))

/** @returns what a game says of its demonstration, with its name where there are several to tell apart. */
const ofEach = (say: (game: AnyGame) => string) =>
  playing.length === 1 ? say(playing[0]!) : playing.map((game) => `${say(game)} in ${game.contract.id}`).join(', ')

/** What can be chosen, by the games that it is chosen in. */
const choices: Readonly<Record<string, OptionSpec>> = Object.fromEntries(
  playing.flatMap((game) =>
    Object.entries(mustHave(game, 'autoplay').choices).map(([name, { help, values, usual }]) => [
      name,
      { value: values.join('|'), help, otherwise: usual },
    ]),
  ),
)

/** Plays a whole tour by itself. */
export const demo: Command = {
  name: 'demo',
  summary: 'A whole tour as a simulation: seeded dice, and battles that the program makes up.',
  operands: [],
  options: {
    game: { value: ids.join('|'), help: 'The game; left out, the first of them.', otherwise: ids[0]! },
    ...choices,
    seed: { value: 'N', help: 'Seed of dice and battles.', otherwise: '1967' },
    turns: {
      value: 'N',
      help: 'Turns of the campaign to play.',
      otherwise: ofEach((game) => String(mustHave(game, 'autoplay').turns)),
    },
    out: { value: 'DIR', help: 'Where campaign file, sheets and log go.', otherwise: 'demo' },
  },
  notes: [
    'The battles are a simulation: made up, not played. The same seed gives the same tour.',
    `Makes the campaign file, the log of the tour as text, and sheets: ${ofEach(printsOf)}.`,
    'What is in the folder already is kept: a file whose name is taken gets a number.',
  ],
  async run({ options, io, open }) {
    const named = choiceOption(options, 'game', ids)
    const game = named ?? ids[0]!
    const chosen = chosenOf(game, options)
    const seed = numberOption(options, 'seed', seedBounds) ?? 1967
    const turns = numberOption(options, 'turns', [1, 999]) ?? mustHave(gameNamed(game), 'autoplay').turns
    const out = resolve(textOption(options, 'out') ?? 'demo')
    const others = named === undefined && ids.length > 1 ? '; --game names another' : ''
    io.out(`Plays ${gameNamed(game).contract.title}${others}.`)
    const sheets = openSheetFolder(out)
    const program = open({ folder: out, deliverSheet: sheets.deliver })
    const progress = progressBar(io, turns)
    const played = await playDemo(program, { game, chosen, seed, turns, nameSheet: sheets.nameNext, progress })
    const paths = [join(out, played.campaign), ...sheets.written()]
    const log = join(out, `${basename(played.campaign, '.tour')} log.txt`)
    writeFileSync(log, `${played.log}\n`)
    io.out([played.summary, ...paths, log])
    return exit.ok
  },
}

const gameNamed = (id: string): AnyGame => playing.find(({ contract }) => contract.id === id)!

/** "roster 1 start, briefing" */
function printsOf(game: AnyGame): string {
  return mustHave(game, 'autoplay')
    .prints.map(({ name }) => name)
    .join(', ')
}

/**
 * @returns a value for each choice of the game.
 * @throws UsageError for one that there is not, or that another game has.
 */
function chosenOf(id: string, options: Options): Record<string, string> {
  const game = gameNamed(id)
  const own = mustHave(game, 'autoplay').choices
  const foreign = Object.keys(choices).find((name) => options[name] !== undefined && !Object.hasOwn(own, name))
  if (foreign !== undefined) throw new UsageError(`${game.contract.title} has no --${foreign}.`)
  return Object.fromEntries(
    Object.entries(own).map(([name, { values, usual }]) => [name, choiceOption(options, name, values) ?? usual]),
  )
}
