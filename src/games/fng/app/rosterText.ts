import type { RosterText } from '../../../main/app/game/roster.ts'
import type { BilletView, RosterView, SquadView } from '../contract/roster.ts'

/** @returns the platoon as plain text, squad by squad, with the months that each man has left. */
export const rosterText = (view: RosterView): readonly RosterText[] => [
  `${view.unit} (${view.force}, ${view.corps}), ${view.date}`,
  `${view.men} of ${view.strength} men, ${view.fit} fit`,
  ...view.squads.flatMap(squadText),
]

const squadText = ({ name, billets }: SquadView): readonly RosterText[] => ['', name, billets.map(billetCells)]

function billetCells({ postName, weapon, soldier, openSince }: BilletView): string[] {
  if (!soldier) return ['', postName, weapon.name, openSince === null ? 'open' : `open since ${openSince}`]
  const mark = soldier.star ? 'Star' : soldier.shortTimer ? 'short' : soldier.isNew ? 'new' : ''
  const state = soldier.status === 'present' ? '' : `${soldier.status} ${soldier.awayMissions}`
  const toServe = `DEROS ${soldier.derosHalfMonths / 2}`
  return ['', postName, weapon.name, soldier.name, `REP ${soldier.rep}`, toServe, mark, state]
}
