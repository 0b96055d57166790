import type { PlainTable } from '../../../contract/csv.ts'
import type { CsvOf } from '../../../main/app/game.ts'
import type { ForcesData } from '../contract/forces.ts'
import type { SnoopinState } from '../rules/state.ts'
import { forcesView } from './forcesView.ts'
import { gameLines } from './gameLines.ts'
import { sideNames } from './who.ts'

/** The men of all platoons, and the missions that were opened, as tables for spreadsheets; as anybody may see them. */
export const snoopinCsv: CsvOf<SnoopinState> = {
  men: { title: 'Men', table: ({ state }) => menTable(forcesView(state, null)) },
  missions: { title: 'Missions', table: ({ state }) => missionsTable(state) },
}

const menTable = ({ forces }: ForcesData): PlainTable => ({
  heads: ['Platoon', 'Squad', 'Team', 'Name', 'Role', 'Leadership', 'Came as', 'Away', 'Note'],
  rows: forces.flatMap(({ name: force, men, squads }) => {
    const squadNames = new Map(squads.map(({ id, name }) => [id, name]))
    const teamNames = new Map(squads.flatMap(({ teams }) => teams.map(({ id, name }) => [id, name] as const)))
    return men.map(({ name, squad, team, roleName, leadership, quality, away, note }) => [
      ...[force, nameIn(squadNames, squad), nameIn(teamNames, team), name],
      ...[roleName, leadership, quality, away, note],
    ])
  }),
})

const nameIn = (names: ReadonlyMap<number, string>, id: number | null): string | null =>
  id === null ? null : (names.get(id) ?? null)

const missionsTable = (state: SnoopinState): PlainTable => ({
  heads: ['Turn', 'Scenario', 'Side', 'Mission', 'Achieved', 'Points', 'Margin', 'Won', 'Losses'],
  rows: gameLines(state)
    .toReversed()
    .flatMap(({ turn, scenario, missions, points, margin, winner, losses }) =>
      sideNames(state).map(({ id, name }, at) => {
        const mission = missions.find(({ side }) => side === id)
        const achieved = mission?.achieved ?? null
        return [
          ...[turn, scenario, name, mission?.name ?? null, achieved === null ? null : achieved ? 'yes' : 'no'],
          ...[points[at] ?? null, margin, winner === id ? 'yes' : 'no', losses[at] ?? null],
        ]
      }),
    ),
})
