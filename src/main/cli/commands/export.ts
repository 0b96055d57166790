import { resolve } from 'node:path'
import { ask, exit, UsageError, type Command } from '../command.ts'
import { openFile } from '../file.ts'
import { writeNew } from '../newFile.ts'
import { textOption } from '../options.ts'

/** Writes a tour as JSON. */
export const exportTour: Command = {
  name: 'export',
  summary: 'All that the file of a campaign holds, as JSON for other programs.',
  operands: ['FILE'],
  options: { json: { value: 'OUT', help: 'The new file: "Bravo.tour.json".' } },
  notes: ['Its form is published in docs/format; import takes it in again.'],
  async run(context) {
    const out = textOption(context.options, 'json')
    if (out === undefined) throw new UsageError('--json says which file is to be written.')
    const { program, campaign } = openFile(context)
    const { text } = await ask(program, 'campaign.export', { campaign })
    writeNew(resolve(out), text)
    context.io.out(resolve(out))
    return exit.ok
  },
}
