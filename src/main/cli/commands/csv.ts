import { resolve } from 'node:path'
import { csvKinds } from '../../../contract/csv.ts'
import { ask, exit, UsageError, type Command } from '../command.ts'
import { openFile } from '../file.ts'
import { writeNew } from '../newFile.ts'
import { choiceOption, textOption } from '../options.ts'

/** Tells what a tour has as a table for spreadsheets. */
export const csv: Command = {
  name: 'csv',
  summary: 'Men, missions, dice or entries of a campaign as a table for spreadsheets.',
  operands: ['FILE'],
  options: {
    what: { value: csvKinds.join('|'), help: 'What the table tells of.' },
    out: { value: 'CSV', help: 'Writes it into this new file.', otherwise: 'it is printed' },
  },
  notes: [
    'RFC 4180 in UTF-8, with heads. A cell that a spreadsheet would take for a formula begins with an apostrophe.',
  ],
  async run(context) {
    const what = choiceOption(context.options, 'what', csvKinds)
    if (what === undefined) throw new UsageError(`--what says which table: ${csvKinds.join(', ')}.`)
    const { program, campaign } = openFile(context)
    const { text, lines } = await ask(program, 'csv.make', { campaign, what })
    const out = textOption(context.options, 'out')
    if (out === undefined) context.io.out(linesOf(text))
    else {
      writeNew(resolve(out), text)
      context.io.out(`${resolve(out)}: ${lines === 1 ? 'one line' : `${lines} lines`}`)
    }
    return exit.ok
  },
}

/** A terminal needs no mark of UTF-8, has line ends of its own, and ends the last line itself. */
const linesOf = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replace(/\n$/, '')
