import type { KeptAsPlayed, ReplayView } from '../../../contract/campaign.ts'
import { ask, exit, type Command } from '../command.ts'
import { openFile } from '../file.ts'
import { json } from '../text.ts'

/** For the standard error output. */
const leftAsItIs =
  'Nothing was written to the file. Go on from an earlier turn of it: the library keeps the last ten and more, under Deleted and kept copies and in the settings of the tour.'

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
    else io.out([cameOut(view), ...view.kept.flatMap(keptLines)])
    if (!view.same) io.err(leftAsItIs)
    return view.same ? exit.ok : exit.no
  },
}

function cameOut({ same, entries, kept, first }: ReplayView): string {
  if (!same) return differs(first)
  return kept.length === 0 ? `The same: ${entries} entries replayed.` : `In order: ${entries} entries replayed.`
}

const keptLines = ({ text, mends, entries }: KeptAsPlayed): string[] => [
  text,
  ...mends.map((mend) => `  ${mend}`),
  ...entries.map(({ depth, title }) => `  entry ${depth}, ${title}`),
]

const differs = (first: { depth: number; title: string; how: string } | null) =>
  first === null
    ? 'It differs.'
    : `It differs first at entry ${first.depth}, ${first.title}: ${first.how.replace(/\.?$/, '.')}`
