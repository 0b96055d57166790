import type { SnoopinState } from '../state.ts'
import { platoonsOf } from '../forces.ts'
import { suggestedRatings } from '../ratings.ts'
import type { Decision } from './decision.ts'

/** The first step of a campaign that plays itself. */
export const beginCampaign: Decision = {
  step: 'beginCampaign',
  input: {
    ...{ title: 'Que Son patrols', kind: 'free', setting: 'Que Son valley, spring 1967', length: 12 },
    ...{ coop: false, blockingInches: 6, ranksSealed: false },
    sides: [
      { name: 'Kilo Company', kind: 'regulars', player: 'Ellis' },
      { name: 'Local VC', kind: 'insurgents', player: 'Marek' },
    ],
  },
}

const platoons = ['3rd Platoon, Kilo', '1st Platoon, Lima']
const leaders = ['Sgt Delgado', 'Sgt Prewitt', 'Cpl Sandford']

/** Four a team, team by team. */
const men = [
  ...['Cpl Yarrow', 'LCpl Bixby', 'Pfc Quill', 'Pvt Amaro', 'LCpl Ferris', 'Pfc Teague', 'Pfc Novo', 'Pvt Ransom'],
  ...['Cpl Whitlow', 'Pfc Odom', 'Pfc Kessler', 'Pvt Luna', 'Cpl Lindqvist', 'LCpl Hobbs', 'Pfc Varga', 'Pvt Stokes'],
  ...['LCpl Mabry', 'Pfc Cardoza', 'Pfc Ito', 'Pvt Pell', 'Cpl Oyler', 'Pfc Granger', 'Pfc Bauer', 'Pvt Nash'],
  ...['LCpl Berger', 'Pfc Lopes', 'Pfc Dane', 'Pvt Crow', 'LCpl Novak', 'Pfc Hale', 'Pfc Ruiz', 'Pvt Toomey'],
  ...['Cpl Hathorn', 'Pfc Emery', 'Pfc Sikes', 'Pvt Vance'],
]
const teamsOfSquad = 3
const menOfTeam = 4

const assets = [
  { name: 'Sniper Team', price: 2 },
  { name: 'On Call Light Mortars', price: 2 },
  { name: 'Transport Helo', price: 6 },
]

/** @returns the next step towards two forces that can begin; null when they are there. */
export function muster(state: SnoopinState): Decision | null {
  const side = state.sides.find(({ id }) => !state.forces.some(({ sideId }) => sideId === id))
  if (side) {
    const isPlatoon = side.kind === 'regulars'
    const headquarters = isPlatoon
      ? { officer: 'Lt Harlow', sergeant: 'SSgt Okafor', medic: 'Doc Penrose' }
      : { officer: '', sergeant: '', medic: '' }
    const platoon = platoons[platoonsOf(state).length]!
    const name = isPlatoon ? platoon : 'The valley insurgency'
    return { step: 'addForce', input: { ...suggestedRatings, ...headquarters, side: side.id, player: '', name } }
  }
  for (const { id: force } of platoonsOf(state)) {
    const nth = state.squads.filter(({ forceId }) => forceId === force).length
    if (nth < leaders.length) return { step: 'addSquad', input: { force, ...squad(nth) } }
    const asset = assets[state.assets.filter(({ forceId }) => forceId === force).length]
    if (asset) return { step: 'addAsset', input: { ...asset, force, kind: 'available' } }
  }
  return null
}

function squad(nth: number) {
  const ordinal = ['1st', '2nd', '3rd'][nth]!
  const teams = Array.from({ length: teamsOfSquad }, (_, i) => {
    const first = (nth * teamsOfSquad + i) * menOfTeam
    return { name: `${nth + 1}-${'ABC'[i]!}`, men: men.slice(first, first + menOfTeam) }
  })
  return { name: `${ordinal} Squad`, leader: leaders[nth]!, teams }
}
