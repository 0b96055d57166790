import type { BilletView, RosterView, SquadView } from '../../../games/fng/contract/roster.ts'
import { ask, exit, type Command } from '../command.ts'
import { openFile } from '../file.ts'
import { columns, json } from '../text.ts'

/** Shows who is in the platoon. */
export const roster: Command = {
  name: 'roster',
  summary: 'Who is in the platoon, and how many months each man has left.',
  operands: ['FILE'],
  options: { json: { help: 'As JSON.' } },
  async run(context) {
    const { program, campaign } = openFile(context)
    const view = await ask(program, 'fng.roster', { campaign })
    context.io.out(context.options['json'] === true ? json(view) : rosterText(view).join('\n'))
    return exit.ok
  },
}

function rosterText(view: RosterView): string[] {
  return [
    `${view.unit} (${view.force}, ${view.corps}), ${view.date}`,
    `${view.men} of ${view.strength} men, ${view.fit} fit`,
    ...view.squads.flatMap((squad) => ['', squad.name, ...squadText(squad)]),
  ]
}

const squadText = (squad: SquadView) => columns(squad.billets.map(billetCells))

function billetCells({ postName, weapon, soldier, openSince }: BilletView): string[] {
  if (!soldier) return ['', postName, weapon.name, openSince === null ? 'open' : `open since ${openSince}`]
  const mark = soldier.star ? 'Star' : soldier.shortTimer ? 'short' : soldier.isNew ? 'new' : ''
  const state = soldier.status === 'present' ? '' : `${soldier.status} ${soldier.awayMissions}`
  const toServe = `DEROS ${soldier.derosHalfMonths / 2}`
  return ['', postName, weapon.name, soldier.name, `REP ${soldier.rep}`, toServe, mark, state]
}
