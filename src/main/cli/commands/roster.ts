import type { QueryName } from '../../../contract/gameProcedures.ts'
import type { RosterText } from '../../app/game/roster.ts'
import { gameOf } from '../../app/gameOf.ts'
import { ask, exit, NotSo, type Command } from '../command.ts'
import { openFile } from '../file.ts'
import { columns, json } from '../text.ts'

/** Shows who is in the unit of a campaign, as its game tells it. */
export const roster: Command = {
  name: 'roster',
  summary: 'Who is in the unit of a campaign, man by man.',
  operands: ['FILE'],
  options: { json: { help: 'As JSON.' } },
  async run(context) {
    const { program, campaign } = openFile(context)
    const { card } = await ask(program, 'campaign.overview', { campaign })
    const { contract, roster: own } = gameOf(card.game)
    if (!own) throw new NotSo(`${contract.title} keeps no roster.`)
    // A game names its own queries alone.
    const view = await ask(program, `${contract.id}.${own.query}` as QueryName, { campaign })
    context.io.out(context.options['json'] === true ? json(view) : inLines(own.text(view as never)))
    return exit.ok
  },
}

const inLines = (text: readonly RosterText[]): string[] =>
  text.flatMap((part) => (typeof part === 'string' ? [part] : columns(part)))
