import type { FriendCard, FriendGroup, FriendRow } from '../../../contract/friends.ts'
import type { FriendsOf } from '../../../main/app/game/friends.ts'
import type { CountView, ForceView, ManView, TeamView } from '../contract/forces.ts'
import type { DieView } from '../contract/parts.ts'
import { playerOf } from '../rules/forces.ts'
import type { SnoopinState } from '../rules/state.ts'
import { forcesView } from './forcesView.ts'

/** What friends see of the forces: what anybody may see of them, so that sealed ranks stay sealed. */
export const friends: FriendsOf<SnoopinState> = {
  players: (state) => {
    const names = [...state.sides.map(({ player }) => player), ...state.forces.map((force) => playerOf(state, force))]
    return [...new Set(names)].filter((name) => name !== '').map((name) => ({ name, man: null }))
  },
  roster: (state) => forcesView(state, null).forces.flatMap(groupsOf),
  card(state, id) {
    const force = forcesView(state, null).forces.find(({ men }) => men.some((man) => man.id === id))
    const man = force?.men.find((one) => one.id === id)
    return force && man ? cardOf(force, man) : null
  },
  rowsOf: (_, id) => [id],
}

const count = ({ fit, strength }: CountView): string => `${fit} of ${strength} fit`

const die = ({ sides, from }: DieView): string => (from === null ? `d${sides}` : `d${sides}, usually d${from}`)

function groupsOf({ kind, name, player, headquarters, headCount, squads, men }: ForceView): FriendGroup[] {
  if (kind === 'insurgency') return [{ title: name, note: player, rows: [] }]
  const group = (title: string, of: CountView, own: readonly ManView[]): FriendGroup[] =>
    own.length === 0 ? [] : [{ title, note: count(of), rows: own.map(rowOf) }]
  return [
    ...group(`${name}, headquarters`, headCount, headquarters),
    ...squads.flatMap((squad) => [
      ...group(
        squad.name,
        squad,
        men.filter((man) => man.squad === squad.id && man.team === null),
      ),
      ...squad.teams.flatMap((team) =>
        group(
          `${squad.name}, ${team.name}`,
          team,
          men.filter((man) => man.team === team.id),
        ),
      ),
    ]),
  ]
}

const rating = (leadership: number): string => (leadership > 0 ? `+${leadership}` : String(leadership))

const rowOf = ({ id, name, roleName, leadership, status, away, note }: ManView): FriendRow => ({
  ...{ id, name, about: roleName },
  figures: leadership === null ? [] : [{ label: 'Leadership', value: rating(leadership) }],
  mark: away === '' ? note : away,
  out: status !== 'fit',
})

function cardOf({ name: force, squads }: ForceView, man: ManView): FriendCard {
  const { name, roleName, leadership, quality, away, note, team: teamId } = man
  const squad = squads.find(({ id }) => id === man.squad)
  const team = squad?.teams.find(({ id }) => id === teamId)
  const unit = team ?? squad
  const own = [away, quality, note].filter((text) => text !== '').map((text) => ({ text, also: '' }))
  return {
    name,
    about: [roleName, team?.name, squad?.name ?? force].filter((word) => word !== undefined).join(', '),
    stamp: null,
    figures: [
      ...(leadership === null ? [] : [{ label: 'Leadership', value: rating(leadership) }]),
      ...(unit ? [{ label: 'Fit', value: `${unit.fit}/${unit.strength}` }] : []),
    ],
    parts: [{ title: 'Now', lines: own }, ...(team ? partsOf(team) : [])].filter(({ lines }) => lines.length > 0),
  }
}

const partsOf = ({ troopQuality, morale, reaction, ranks, specials, fatigues }: TeamView): FriendCard['parts'] => [
  {
    title: 'Dice of his team',
    lines: [
      { text: 'Troop Quality', also: die(troopQuality) },
      { text: 'Morale', also: die(morale) },
      { text: 'Reaction', also: die(reaction) },
    ],
  },
  {
    title: 'Developments',
    lines: [
      ...ranks
        .filter(({ rank }) => rank > 0)
        .map(({ area, rank, does }) => ({ text: `${area} ${rank}`, also: does.join(' ') })),
      ...specials.map(({ name, does }) => ({ text: name, also: does })),
    ],
  },
  { title: 'Fatigue', lines: fatigues.map(({ name, does }) => ({ text: name, also: does })) },
]
