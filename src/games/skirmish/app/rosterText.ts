import type { RosterText } from '../../../main/app/game/roster.ts'
import type { ManView, SquadsView } from '../contract/squads.ts'

/** @returns the squads of both players as plain text, with what became of each man. */
export const rosterText = ({ title, sides }: SquadsView): readonly RosterText[] => [
  title,
  ...sides.flatMap(({ name, force, squads }) =>
    squads.flatMap((squad) => ['', `${squad.name} (${name}, ${force})`, squad.men.map(manCells)]),
  ),
]

function manCells({ name, weaponName, games, kills, removed, status, lostIn, note }: ManView): string[] {
  const fate = lostIn !== null ? `lost in game ${lostIn}` : status === 'fit' ? '' : 'out'
  const deeds = [kills === 0 ? '' : `${kills} put out`, removed === 0 ? '' : `removed ${removed}×`]
  const record = deeds.filter((word) => word !== '').join(', ')
  return ['', name, weaponName, `${games} ${games === 1 ? 'game' : 'games'}`, record, fate, note]
}
