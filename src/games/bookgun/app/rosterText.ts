import type { RosterText } from '../../../main/app/game/roster.ts'
import type { RosterFormation, RostersView, RosterUnit } from '../contract/rosters.ts'

/** @returns the rosters of all forces as plain text, with what is not kept of the organisation. */
export const rosterText = ({ title, forces }: RostersView): readonly RosterText[] => [
  title,
  ...forces.flatMap(({ force, player, formations }) =>
    formations.flatMap((formation) => formationText(formation, player === '' ? force : `${force}, ${player}`)),
  ),
]

function formationText({ name, under, units, checks }: RosterFormation, whose: string): readonly RosterText[] {
  const broken = checks.filter(({ kept }) => !kept).map(({ text, wayOut }) => `  ${text}. ${wayOut}.`)
  return ['', `${name}${under === null ? '' : ` ${under}`} (${whose})`, units.map(unitCells), ...broken]
}

function unitCells({ name, leader, partTitle, figures, games }: RosterUnit): string[] {
  const lost = figures.filter(({ out }) => out).length
  const strength = `${figures.length - lost}${lost === 0 ? '' : ` of ${figures.length}`}`
  return ['', name, partTitle, leader, strength, `${games} ${games === 1 ? 'game' : 'games'}`]
}
