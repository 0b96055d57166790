import { ask, exit, type Command } from '../command.ts'
import { openFile } from '../file.ts'
import { json } from '../text.ts'

/** Proves a tour: runs its journal from an empty file. */
export const replay: Command = {
  name: 'replay',
  summary: 'Runs the journal again from the start: is the tour what its dice say?',
  operands: ['FILE'],
  options: { json: { help: 'As JSON.' } },
  async run(context) {
    const { program, campaign } = openFile(context)
    const view = await ask(program, 'campaign.replay', { campaign })
    const { io, options } = context
    if (options['json'] === true) io.out(json(view))
    else if (view.same) io.out(`The same: ${view.entries} entries replayed.`)
    else io.out(differs(view.first))
    return view.same ? exit.ok : exit.no
  },
}

const differs = (first: { depth: number; title: string; how: string } | null) =>
  first === null ? 'It differs.' : `It differs first at entry ${first.depth}, ${first.title}: ${first.how}`
