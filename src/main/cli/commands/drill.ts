import { menInWords } from '../../../contract/menInWords.ts'
import { ask, exit, type Command } from '../command.ts'
import { openFile } from '../file.ts'
import { json } from '../text.ts'

/** Restores the latest snapshot of a campaign for trial. */
export const drill: Command = {
  name: 'drill',
  summary: 'A fire drill: does the latest snapshot come back? Restores it to a scratch file, compares, plays it again.',
  operands: ['FILE'],
  options: { json: { help: 'As JSON.' } },
  async run(context) {
    const { program, campaign } = openFile(context)
    const proof = await ask(program, 'library.drill', { campaign })
    const { io, options } = context
    const { date, entries, roster, called, inJournal, fault } = proof
    if (options['json'] === true) io.out(json(proof))
    else if (fault !== null) io.out([`The snapshot of ${date} does not come back whole.`, `  ${fault}`])
    else {
      io.out(
        `Proven: the snapshot of ${date} comes back, with ${menInWords(roster, called)} and ${entries} journal lines.`,
      )
      if (!inJournal) io.out('  The journal of the campaign holds another line there: they could not be compared.')
    }
    if (fault !== null)
      io.err(
        'Nothing was changed. Older snapshots are in the library, under Deleted and kept copies; the next is kept when a turn ends.',
      )
    return fault === null ? exit.ok : exit.no
  },
}
