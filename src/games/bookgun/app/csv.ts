import type { PlainTable } from '../../../contract/csv.ts'
import type { CsvOf } from '../../../main/app/game.ts'
import type { GamesView } from '../contract/games.ts'
import type { RostersView } from '../contract/rosters.ts'
import type { BookgunState } from '../rules/state.ts'
import { gamesView } from './gamesView.ts'
import { rostersView } from './rostersView.ts'

/** The figures of all rosters, and the games, as tables for spreadsheets. */
export const bookgunCsv: CsvOf<BookgunState> = {
  men: { title: 'Figures', table: ({ state }) => figuresTable(rostersView(state)) },
  missions: { title: 'Games', table: ({ state }) => gamesTable(gamesView(state)) },
}

const figuresTable = ({ forces }: RostersView): PlainTable => ({
  heads: ['Player', 'Force', 'Formation', 'Unit', 'Part', 'Leader', 'Games', 'Figure', 'Kind', 'Leads', 'Lost'],
  rows: forces.flatMap(({ player, name: force, formations }) =>
    formations.flatMap((formation) =>
      formation.units.flatMap(({ name, partTitle, leader, games, figures }) =>
        figures.map(({ label, kind, leads, out }) => [
          ...[player, force, formation.name, name, partTitle, leader, games],
          ...[label, kind, leads ? 'yes' : 'no', out ? 'yes' : 'no'],
        ]),
      ),
    ),
  ),
})

const gamesTable = ({ games }: GamesView): PlainTable => ({
  heads: ['Game', 'Scenario', 'Turns', 'Over', 'Winner', 'How it ended', 'Side', 'Fielded', 'Lost'],
  rows: games
    .toReversed()
    .flatMap(({ number, scenario, turns, over, winner, words, sides }) =>
      sides.map(({ name, fielded, lost }) => [
        ...[number, scenario, turns, over ? 'yes' : 'no', winner, words],
        ...[name, fielded, lost],
      ]),
    ),
})
