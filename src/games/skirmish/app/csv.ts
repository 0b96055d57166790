import type { PlainTable } from '../../../contract/csv.ts'
import type { CsvOf } from '../../../main/app/game.ts'
import type { SquadsView } from '../contract/squads.ts'
import type { SkirmishState } from '../rules/state.ts'
import { squadsView } from './squadsView.ts'

/** The men of both squads, and the games, as tables for spreadsheets. */
export const skirmishCsv: CsvOf<SkirmishState> = {
  men: { title: 'Men', table: ({ state }) => menTable(squadsView(state)) },
  missions: { title: 'Games', table: ({ state }) => gamesTable(squadsView(state)) },
}

const menTable = ({ sides }: SquadsView): PlainTable => ({
  heads: [
    'Player',
    'Force',
    'Squad',
    'Name',
    'Weapon',
    'Status',
    'Games',
    'Put out',
    'Removed',
    'Lost in game',
    'Note',
  ],
  rows: sides.flatMap(({ name: player, force, squads }) =>
    squads.flatMap((squad) =>
      squad.men.map(({ name, weaponName, status, games, kills, removed, lostIn, note }) => [
        ...[player, force, squad.name, name, weaponName],
        ...[status === 'fit' ? 'Fit' : 'Out', games, kills, removed, lostIn, note],
      ]),
    ),
  ),
})

const gamesTable = ({ games }: SquadsView): PlainTable => ({
  heads: ['Game', 'Scenario', 'Turns', 'Over', 'Winner', 'How it ended', 'Player', 'Fielded', 'Lost'],
  rows: games.flatMap(({ number, scenario, turns, over, winner, words, sides }) =>
    sides.map(({ name, fielded, lost }) => [
      ...[number, scenario, turns, over ? 'yes' : 'no', winner, words],
      ...[name, fielded, lost],
    ]),
  ),
})
