import { exit, NotSo, type Command } from '../command.ts'
import { openFile } from '../file.ts'
import { choiceOption, textOption } from '../options.ts'
import { openSheetFolder } from '../sheetFolder.ts'

const kinds = ['roster', 'briefing', 'blankRoster', 'diceSlip'] as const

/** Prints the sheets of a campaign into a folder. */
export const sheets: Command = {
  name: 'sheets',
  summary: 'The sheets of a campaign as PDF files.',
  operands: ['FILE'],
  options: {
    out: { value: 'DIR', help: 'Where they go.', otherwise: 'the present folder' },
    sheet: {
      value: kinds.join('|'),
      help: 'Only this one.',
      otherwise: 'roster, and briefing where there is a mission',
    },
    paper: { value: 'letter|a4', help: 'The size of the paper.', otherwise: 'letter' },
  },
  async run(context) {
    const { options, io } = context
    const folder = openSheetFolder(textOption(options, 'out') ?? '.')
    const paper = choiceOption(options, 'paper', ['letter', 'a4'] as const) ?? 'letter'
    const only = choiceOption(options, 'sheet', kinds)
    const { program, campaign } = openFile(context, folder.deliver)
    for (const sheet of only === undefined ? (['roster', 'briefing'] as const) : [only]) {
      const reply = await program.call('print.sheet', { campaign, sheet, paper })
      // Between missions there is no briefing; only who asked for it is told.
      if (!reply.ok && !(sheet === 'briefing' && only === undefined && isMissing(reply.error.code)))
        throw new NotSo(reply.error.message)
    }
    for (const path of folder.written()) io.out(path)
    return exit.ok
  },
}

const isMissing = (code: string) => code === 'not-now' || code === 'not-found'
