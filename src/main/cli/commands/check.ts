import { ask, exit, type Command } from '../command.ts'
import { openFile } from '../file.ts'
import { json } from '../text.ts'

/** Looks a campaign file over. */
export const check: Command = {
  name: 'check',
  summary: 'Is the file sound?',
  operands: ['FILE'],
  options: { json: { help: 'As JSON.' } },
  async run(context) {
    const { program, campaign } = openFile(context)
    const view = await ask(program, 'campaign.check', { campaign })
    const { io, options } = context
    if (options['json'] === true) io.out(json(view))
    else io.out([view.sound ? 'Sound.' : 'Not sound.', ...view.findings.map((finding) => `  ${finding}`)])
    if (view.asides !== undefined && options['json'] !== true) io.out(view.asides)
    if (view.advice !== undefined) io.err(view.advice)
    return view.sound ? exit.ok : exit.no
  },
}
