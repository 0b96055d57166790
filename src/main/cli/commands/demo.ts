import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { exit, type Command } from '../command.ts'
import { lists, playDemo } from '../demo.ts'
import { choiceOption, numberOption, seedBounds, textOption } from '../options.ts'
import { progressBar } from '../progress.ts'
import { openSheetFolder } from '../sheetFolder.ts'

/** Plays a whole tour by itself. */
export const demo: Command = {
  name: 'demo',
  summary: 'A whole tour, played by the program: seeded dice, simulated battles.',
  operands: [],
  options: {
    list: { value: lists.join('|'), help: 'The force.', otherwise: 'usmc' },
    seed: { value: 'N', help: 'Seed of dice and battles.', otherwise: '1967' },
    turns: { value: 'N', help: 'Half-months to play.', otherwise: '26' },
    out: { value: 'DIR', help: 'Where campaign file, sheets and log go.', otherwise: 'demo' },
  },
  notes: ['The battles are made up, not played. The same seed gives the same tour.'],
  async run({ options, io, open }) {
    const out = resolve(textOption(options, 'out') ?? 'demo')
    mkdirSync(out, { recursive: true })
    const sheets = openSheetFolder(out)
    const program = open({ folder: out, deliverSheet: sheets.deliver })
    const turns = numberOption(options, 'turns', [1, 48]) ?? 26
    const played = await playDemo(program, {
      list: choiceOption(options, 'list', lists) ?? 'usmc',
      seed: numberOption(options, 'seed', seedBounds) ?? 1967,
      turns,
      nameSheet: sheets.nameNext,
      progress: progressBar(io, turns),
    })
    const log = join(out, `${played.name}.txt`)
    writeFileSync(log, `${played.log}\n`)
    io.out([played.summary, join(out, played.campaign), ...sheets.written, log].join('\n'))
    return exit.ok
  },
}
