import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { exit, type Command } from '../command.ts'
import { lists, playDemo } from '../demo.ts'
import { choiceOption, numberOption, seedBounds, textOption } from '../options.ts'
import { progressBar } from '../progress.ts'
import { openSheetFolder } from '../sheetFolder.ts'

/** Plays a whole tour by itself. */
export const demo: Command = {
  name: 'demo',
  summary: 'A whole tour as a simulation: seeded dice, and battles that the program makes up.',
  operands: [],
  options: {
    list: { value: lists.join('|'), help: 'The force.', otherwise: 'usmc' },
    seed: { value: 'N', help: 'Seed of dice and battles.', otherwise: '1967' },
    turns: { value: 'N', help: 'Half-months to play.', otherwise: '26' },
    out: { value: 'DIR', help: 'Where campaign file, sheets and log go.', otherwise: 'demo' },
  },
  notes: [
    'The battles are a simulation: made up, not played. The same seed gives the same tour.',
    'Makes the campaign file, rosters at start, middle and end, the first briefing, and the log of the tour as text.',
    'What is in the folder already is kept: a file whose name is taken gets a number.',
  ],
  async run({ options, io, open }) {
    const list = choiceOption(options, 'list', lists) ?? 'usmc'
    const seed = numberOption(options, 'seed', seedBounds) ?? 1967
    const turns = numberOption(options, 'turns', [1, 48]) ?? 26
    const out = resolve(textOption(options, 'out') ?? 'demo')
    mkdirSync(out, { recursive: true })
    const sheets = openSheetFolder(out)
    const program = open({ folder: out, deliverSheet: sheets.deliver })
    const played = await playDemo(program, {
      list,
      seed,
      turns,
      nameSheet: sheets.nameNext,
      progress: progressBar(io, turns),
    })
    const paths = [join(out, played.campaign), ...sheets.written()]
    const log = join(out, `${basename(played.campaign, '.tour')} log.txt`)
    writeFileSync(log, `${played.log}\n`)
    io.out([played.summary, ...paths, log].join('\n'))
    return exit.ok
  },
}
