import type { GameView, ManView, SquadsView } from '../contract/squads.ts'
import { rulesOf } from '../rules/copy/rulesOf.ts'
import { figureIn } from '../rules/copy/needed.ts'
import { sideName } from '../rules/game.ts'
import type { Game, Man, SkirmishState } from '../rules/state.ts'
import { weapons } from '../rules/tables/copy.ts'
import { weaponName } from '../rules/weapons.ts'

/** @returns the squads of both players, and the games so far. */
export function squadsView(state: SkirmishState): SquadsView {
  const table = rulesOf(state).table(weapons)
  return {
    title: state.tour[0]?.title ?? '',
    sides: state.sides.map(({ id, name, force }) => ({
      ...{ id, name, force },
      squads: state.squads
        .filter(({ sideId }) => sideId === id)
        .map((squad) => ({
          id: squad.id,
          name: squad.name,
          men: state.men.filter(({ squadId }) => squadId === squad.id).map((man) => manView(state, man)),
        })),
    })),
    games: state.games.map((game) => gameView(state, game)),
    weapons: table.rows
      .filter(({ key }) => figureIn(table, key, 'name') !== null)
      .map(({ key }) => ({ key, name: weaponName(table, key) })),
  }
}

function manView(state: SkirmishState, man: Man): ManView {
  const { id, name, weapon, status, games, kills, removed, lostIn, note } = man
  return {
    ...{ id, name, weapon, status, games, note, kills: kills ?? 0, removed: removed ?? 0 },
    weaponName: weaponName(rulesOf(state).table(weapons), weapon),
    lostIn: state.games.find((game) => game.id === lostIn)?.number ?? null,
  }
}

const gameView = (state: SkirmishState, { id, number, scenario, turn, part, winnerId, words }: Game): GameView => ({
  ...{ number, scenario, words, turns: turn, over: part === 'over' },
  winner: winnerId === null ? null : sideName(state, winnerId),
  sides: state.gameSides
    .filter(({ gameId }) => gameId === id)
    .map(({ sideId, fielded, lost }) => ({ name: sideName(state, sideId), fielded, lost })),
})
