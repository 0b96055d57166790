import type { RosterText } from '../../../main/app/game/roster.ts'
import type { CountView, ForcesData, ForceView, ManView, TeamView } from '../contract/forces.ts'
import type { RankView } from '../contract/parts.ts'

/** @returns the forces of both sides as plain text: team by team, and man by man. */
export const rosterText = ({ sides, forces }: ForcesData): readonly RosterText[] =>
  forces.flatMap((force, i) => [
    ...(i === 0 ? [] : ['']),
    `${force.name} (${sides.find(({ id }) => id === force.side)?.name ?? ''}${force.player === '' ? '' : `, ${force.player}`})`,
    `Troop Quality d${force.troopQuality}, Morale d${force.morale}, ${force.confidence}, Supply ${force.supply}`,
    ...(force.insurgency ? [insurgencyText(force.insurgency)] : platoonText(force)),
  ])

function insurgencyText({ ranks, specials, disillusioned, sealed }: NonNullable<ForceView['insurgency']>): string {
  if (sealed) return 'Its ranks are sealed.'
  const told = [...rankWords(ranks), ...specials.map(({ name }) => name), ...(disillusioned ? ['Disillusioned'] : [])]
  return told.length === 0 ? 'Not built up yet.' : told.join(', ')
}

const rankWords = (ranks: readonly RankView[]): string[] =>
  ranks.filter(({ rank }) => rank > 0).map(({ area, rank }) => `${area} ${rank}`)

const countWords = ({ fit, strength }: CountView): string => `${fit} of ${strength}`

const platoonText = ({ headquarters, headCount, squads, men }: ForceView): readonly RosterText[] => [
  ...(headquarters.length === 0 ? [] : [`Headquarters, ${countWords(headCount)}`, headquarters.map(manCells)]),
  ...squads.flatMap((squad): RosterText[] => [
    '',
    `${squad.leader === '' ? squad.name : `${squad.name}, ${squad.leader}`}, ${countWords(squad)}`,
    besideTeams(men, squad.id).map(manCells),
    ...squad.teams.flatMap((team): RosterText[] => [
      teamText(team),
      men.filter((man) => man.team === team.id).map(manCells),
    ]),
  ]),
]

/** Leaders who stand beside the teams of their squad. */
const besideTeams = (men: readonly ManView[], squad: number): readonly ManView[] =>
  men.filter((man) => man.squad === squad && man.team === null)

function teamText({ name, troopQuality, morale, ranks, specials, fatigues, ...count }: TeamView): string {
  const told = [...rankWords(ranks), ...[...specials, ...fatigues].map((one) => one.name)]
  const bears = told.length === 0 ? '' : `: ${told.join(', ')}`
  return `  ${name}, d${troopQuality.sides}, Morale d${morale.sides}, ${countWords(count)}${bears}`
}

const manCells = ({ name, roleName, leadership, quality, away, note }: ManView): string[] => [
  '   ',
  name,
  roleName,
  leadership === null ? '' : `Leadership ${leadership > 0 ? '+' : ''}${leadership}`,
  quality,
  away,
  note,
]
