import type { FriendCard, FriendGroup, FriendRow } from '../../../contract/friends.ts'
import type { FriendsOf } from '../../../main/app/game/friends.ts'
import { rowIn } from '../../../main/engine/state.ts'
import type { RosterUnit } from '../contract/rosters.ts'
import type { BookgunState, Unit } from '../rules/state.ts'
import { unitCard } from '../sheets/cards/cards.ts'
import { rostersView } from './rostersView.ts'

/** What friends see of the rosters. A unit under a marker is told as its roster has it, as on its printed card. */
export const friends: FriendsOf<BookgunState> = {
  players: ({ sides }) => sides.map(({ name }) => ({ name, man: null })),
  roster: (state) =>
    rostersView(state).forces.flatMap(({ player, formations }) =>
      formations.map(({ name, under, units }): FriendGroup => ({
        title: under === null ? name : `${name} ${under}`,
        note: player,
        rows: units.map(rowOf),
      })),
    ),
  card(state, id) {
    const unit = rowIn(state.units, id)
    return unit ? cardOf(state, unit) : null
  },
  rowsOf: ({ troops }, id) => [id, ...troops.filter(({ unitId }) => unitId === id).map((one) => one.id)],
}

function rowOf({ id, name, partTitle, leader, figures, games }: RosterUnit): FriendRow {
  const here = figures.filter(({ out }) => !out).length
  return {
    ...{ id, name },
    about: leader === '' ? partTitle : `${partTitle}, ${leader}`,
    figures: [
      { label: 'Strength', value: here === figures.length ? String(here) : `${here}/${figures.length}` },
      { label: 'Games', value: String(games) },
    ],
    mark: here === 0 ? 'lost' : '',
    out: here === 0,
  }
}

function cardOf(state: BookgunState, unit: Unit): FriendCard {
  const { leader, lines, spots, figures } = unitCard(state, unit)
  const told = (text: string) => (text === '' ? 'not known yet' : text)
  return {
    name: unit.name,
    about: leader ?? 'Nobody leads it',
    stamp: figures.length === 0 ? 'Lost' : null,
    figures: [
      { label: 'Strength', value: String(figures.length) },
      { label: 'Games', value: String(unit.games) },
    ],
    parts: [
      { title: 'Moves', lines: lines.map(({ what, value }) => ({ text: what, also: told(value.text) })) },
      {
        title: `Spots within ${spots.reach}`,
        lines: [
          ...(spots.withLeader ? [{ text: 'With its leader', also: told(spots.withLeader.text) }] : []),
          { text: 'Without a leader', also: told(spots.without.text) },
        ],
      },
      { title: 'Figures', lines: figures.map(({ label, leads }) => ({ text: label, also: leads ? 'leads' : '' })) },
    ].filter((part) => part.lines.length > 0),
  }
}
