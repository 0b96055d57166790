import type { TableRoll } from '../../../main/engine/rollOnTable.ts'
import type { OutcomeOf } from '../../../main/engine/table.ts'
import { heldBy, highestRank, rankOfArea } from './development.ts'
import type { Scene } from './scene.ts'
import type { Team, TeamArea, Turn } from './state.ts'
import { leadershipDevelopment, specialDevelopment, type unitDevelopment } from './tables/development.ts'

/** What a team has rolled on Unit Development. */
export interface Learning {
  readonly team: Team
  readonly roll: TableRoll<typeof unitDevelopment>
}

/** What Unit Development brings each team: ranks at once; of all else it is told what it rolls on next (p. 10-18). */
export function hear(scene: Scene, turn: Turn, all: readonly Learning[]): void {
  for (const { team, roll } of all) {
    const { outcome } = roll.row
    if (outcome === 'firepower' || outcome === 'defence' || outcome === 'reaction') raise(scene, team, outcome, roll)
    else scene.tell(roll, `${team.name}: ${resultWords[outcome]}.`, aboutResult(scene, turn, team))
  }
}

/**
 * Special, then Leadership Developments of those who are to roll for them (p. 10-18). Each is a row of its own, which may
 * be sealed: rows of the same step that all may see are made before, for else their ids would tell how many there are.
 */
export function gain(scene: Scene, turn: Turn, all: readonly Learning[]): void {
  const of = (kind: 'special' | 'leadership') =>
    all.filter(({ roll }) => roll.row.outcome === kind).map(({ team }) => team)
  rollNew(scene, turn, 'special', of('special'))
  rollNew(scene, turn, 'leadership', of('leadership'))
}

const resultWords: Readonly<Record<Exclude<OutcomeOf<typeof unitDevelopment>, TeamArea>, string>> = {
  fatigue: 'it is tired, and rolls on Combat Fatigue',
  none: 'no development',
  special: 'a Special Development',
  leadership: 'a Leadership Development',
}

function aboutResult({ state }: Scene, turn: Turn, team: Team) {
  const { id } = state.conduct.find((one) => one.turnId === turn.id && one.teamId === team.id)!
  return { collection: 'conduct', id, field: 'result' }
}

/** A fourth result of a kind brings nothing (ruling). */
function raise(scene: Scene, team: Team, area: TeamArea, roll: TableRoll): void {
  const about = { collection: 'teams', id: team.id, field: area }
  const rank = Math.min(highestRank, team[area] + 1)
  const nothing = rank === team[area] ? ' already: nothing new' : ''
  scene.patch('teams', team.id, { [area]: rank })
  scene.tell(roll, `${team.name}: ${rankOfArea(area, rank)}${nothing}.`, about)
}

const tables = { special: specialDevelopment, leadership: leadershipDevelopment }

/** What a team holds is rolled again, but for what may be held as a spare (ruling). */
function rollNew(scene: Scene, turn: Turn, kind: 'special' | 'leadership', teams: readonly Team[]): void {
  const table = scene.table(tables[kind])
  let rolling = teams.filter((team) => {
    if (table.rows.some((row) => isNew(scene, team, kind, row))) return true
    scene.note(`${team.name} holds them all: nothing new.`, aboutResult(scene, turn, team))
    return false
  })
  while (rolling.length > 0) {
    const asked = rolling.map(({ id, name }) => ({ subject: id, why: name }))
    const rolls = scene.rollAll<typeof specialDevelopment | typeof leadershipDevelopment>(tables[kind], asked)
    rolling = rolling.filter((team, i) => !take(scene, turn, team, kind, rolls[i]!))
  }
}

/** What a table says of a development. */
export interface DevelopmentRow {
  readonly outcome: string
  readonly gives: { readonly name: string; readonly spare?: boolean }
}

const isNew = (scene: Scene, { id }: Team, kind: 'special' | 'leadership', { outcome, gives }: DevelopmentRow) =>
  gives.spare === true || !heldBy(scene.state, id, kind).some(({ key }) => key === outcome)

/** @returns false where it has to be rolled again. */
function take(
  scene: Scene,
  turn: Turn,
  team: Team,
  kind: 'special' | 'leadership',
  roll: TableRoll<typeof specialDevelopment | typeof leadershipDevelopment>,
): boolean {
  const row: DevelopmentRow = roll.row
  if (!isNew(scene, team, kind, row)) {
    scene.tell(roll, `${team.name} holds ${row.gives.name} already: rolled again.`, aboutResult(scene, turn, team))
    return false
  }
  const { id: teamId, name } = team
  const id = scene.add('developments', { teamId, kind, key: row.outcome, turnId: turn.id, manId: null })
  const spare = row.gives.spare === true ? ' Name its point man.' : ''
  scene.tell(roll, `${name} gains ${row.gives.name}.${spare}`, { collection: 'developments', id })
  return true
}
