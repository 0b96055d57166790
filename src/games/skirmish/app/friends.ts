import type { FriendCard, FriendGroup, FriendRow } from '../../../contract/friends.ts'
import type { FriendsOf } from '../../../main/app/game/friends.ts'
import { rowIn } from '../../../main/engine/state.ts'
import type { ManView } from '../contract/squads.ts'
import { rulesOf } from '../rules/copy/rulesOf.ts'
import type { Man, SkirmishState } from '../rules/state.ts'
import { squadLines } from '../sheets/squad/lines.ts'
import { grenades, type SquadLine } from '../sheets/squad/squadModel.ts'
import { squadsView } from './squadsView.ts'

/** What friends see of the squads. Of a figure that nobody has found the printed squad sheet tells nothing, and so does this. */
export const friends: FriendsOf<SkirmishState> = {
  players: ({ sides }) => sides.map(({ name }) => ({ name, man: null })),
  roster: (state) =>
    squadsView(state).sides.flatMap(({ name: player, squads }) =>
      squads.map(({ name, men }): FriendGroup => ({ title: name, note: player, rows: men.map(rowOf) })),
    ),
  card(state, id) {
    const man = rowIn(state.men, id)
    const squads = squadsView(state).sides.flatMap((side) => side.squads)
    const squad = squads.find(({ men }) => men.some((one) => one.id === id))
    const view = squad?.men.find((one) => one.id === id)
    return man && squad && view ? cardOf(view, squad.name, lineOf(state, man)) : null
  },
  // A hidden figure has no man: whoever is sealed is not asked here.
  rowsOf: ({ figures }, id) => [id, ...figures.filter(({ manId }) => manId === id).map((one) => one.id)],
}

const isOut = ({ status, lostIn }: ManView): boolean => status === 'out' || lostIn !== null

const outWords = ({ lostIn }: ManView): string => (lostIn === null ? 'out' : `lost in game ${lostIn}`)

function rowOf(man: ManView): FriendRow {
  const { id, name, weaponName, games, kills, note } = man
  return {
    ...{ id, name, about: weaponName },
    figures: [
      { label: 'Games', value: String(games) },
      { label: 'Kills', value: String(kills) },
    ],
    mark: isOut(man) ? outWords(man) : note,
    out: isOut(man),
  }
}

/** His line of the squad sheet; null while he has none there. */
function lineOf(state: SkirmishState, { id, squadId }: Man): SquadLine | null {
  const squad = rowIn(state.squads, squadId)
  const place = state.men.filter((man) => man.squadId === squadId).findIndex((man) => man.id === id) + 1
  const lines = squad ? squadLines(state, rulesOf(state), squad) : []
  return lines.find(({ mark }) => mark === String(place)) ?? null
}

function cardOf(man: ManView, squad: string, line: SquadLine | null): FriendCard {
  const { name, weaponName, games, kills, removed, note } = man
  const suppress = line?.suppress ?? ''
  const scores = suppress === grenades ? 'by the table of grenades' : suppress === '' ? '' : `suppresses on ${suppress}`
  return {
    ...{ name, about: squad },
    stamp: isOut(man) ? outWords(man).replace(/^./, (letter) => letter.toUpperCase()) : null,
    figures: [
      { label: 'Games', value: String(games) },
      { label: 'Kills', value: String(kills) },
      { label: 'Hit', value: String(removed) },
      ...(line?.now ? [{ label: 'Counters', value: String(line.now.counters) }] : []),
    ],
    parts: [
      { title: 'Weapon', lines: [{ text: weaponName, also: scores }] },
      { title: 'Notes', lines: [line?.note ?? note].filter((one) => one !== '').map((text) => ({ text, also: '' })) },
    ].filter(({ lines }) => lines.length > 0),
  }
}
