import { refuse } from '../../../../main/engine/mustBe.ts'
import type { TableRoll } from '../../../../main/engine/rollOnTable.ts'
import {
  barredBy,
  developingSide,
  restingTeams,
  teamsOut,
  undeveloped,
  wentTired,
  type Conduct,
} from '../development.ts'
import { isIneffective } from '../fatigue.ts'
import { gain, hear, type Learning } from '../learning.ts'
import type { DevelopTeams } from '../inputs.ts'
import { mayBuild } from '../insurgency.ts'
import { sideOfTeam } from '../kept.ts'
import { settlePointMen } from '../pointMan.ts'
import { stepOf, type Scene } from '../scene.ts'
import type { SnoopinState, Team, Turn } from '../state.ts'
import { combatFatigue, unitDevelopment } from '../tables/development.ts'
import { mustBe } from '../turn.ts'
import { inTurn, nameOf } from '../titles.ts'
import { passOn } from '../flow.ts'
import { teamName } from '../units.ts'

const idle: Conduct = { engaged: false, wasEngaged: false, abandoned: false }

/**
 * Teams that fought well roll on Unit Development; who is told of it, or went out tired, rolls on Combat Fatigue, once; who
 * sat out recuperates (p. 10-18). Of a team that is left out nothing is known that would let it roll.
 */
export const developTeams = stepOf<DevelopTeams>(titleOf, (scene, { side: named = null, teams: said }) => {
  const turn = mustBe(scene.state, 'development')
  const side = developingSide(scene.state, named)
  if (side === undefined) refuse('Ranks are sealed: each side develops its own teams. Name the side.')
  if (side !== null) settlePointMen(scene, side)
  const isOf = ({ id }: Team) => side === null || sideOfTeam(scene.state, id) === side
  const out = teamsOut(scene.state, turn.id).filter(isOf)
  mustBeNew(scene, turn, out)
  const teams = out.map((team) => ({ ...team, name: teamName(scene.state, team) }))
  mustHaveGone(scene, teams, said)
  const conductOf = (team: Team): Conduct => said.find((one) => one.team === team.id) ?? idle
  const bars = teams.map((team) => ({ team, bar: barredBy(scene.state, team, turn.id, conductOf(team)) }))
  for (const { team, bar } of bars)
    if (bar !== '') scene.note(`${bar} It does not roll on Unit Development.`, { collection: 'teams', id: team.id })
  const fit = bars.filter(({ bar }) => bar === '').map(({ team }) => team)
  const learning = rollDevelopment(scene, fit)
  for (const team of teams) {
    const { engaged, wasEngaged, abandoned } = conductOf(team)
    const result = learning.find((one) => one.team.id === team.id)?.roll.row.outcome ?? null
    scene.add('conduct', { turnId: turn.id, teamId: team.id, engaged, wasEngaged, abandoned, result })
  }
  hear(scene, turn, learning)
  tire(scene, turn, teams, learning)
  gain(scene, turn, learning)
  if (undeveloped(scene.state, turn.id).length === 0 && !mayBuild(scene.state, turn)) endDevelopment(scene, turn)
})

function titleOf(state: SnoopinState, { side = null }: DevelopTeams): string {
  const of = developingSide(state, side) ?? null
  return inTurn(`combat development${of === null ? '' : `, ${nameOf(state, 'sides', of)}`}`)(state)
}

function mustBeNew({ state }: Scene, { id }: Turn, teams: readonly Team[]): void {
  const open = undeveloped(state, id)
  const all = teams.length > 0 ? teams : teamsOut(state, id)
  if (all.length > 0 && !all.some((team) => open.includes(team))) refuse('The teams of this turn have been developed.')
}

function mustHaveGone(scene: Scene, teams: readonly Team[], said: DevelopTeams['teams']): void {
  if (new Set(said.map(({ team }) => team)).size < said.length) refuse('A team is named twice.')
  const other = said.find(({ team }) => !teams.some(({ id }) => id === team))
  if (!other) return
  const name = scene.state.teams.find(({ id }) => id === other.team)?.name ?? 'That team'
  refuse(`${name} did not go out in this turn: leave it out.`)
}

const rollDevelopment = (scene: Scene, teams: readonly Team[]): Learning[] =>
  scene
    .rollAll(
      unitDevelopment,
      teams.map(({ id, name }) => ({ subject: id, why: name })),
    )
    .map((roll, i) => ({ team: teams[i]!, roll }))

/** Whoever went out tired rolls again, and rolls once, whatever Unit Development brought (ruling). */
function tire(scene: Scene, turn: Turn, teams: readonly Team[], learning: readonly Learning[]): void {
  const isNew = ({ id }: Team) => learning.some(({ team, roll }) => team.id === id && roll.row.outcome === 'fatigue')
  const tired = teams.filter((team) => isNew(team) || wentTired(scene.state, team.id, turn.id))
  const rolls = scene.rollAll(
    combatFatigue,
    tired.map(({ id, name, troopQuality: quality }) => ({
      ...{ subject: id, why: `${name}, Troop Quality d${quality}`, numbers: { quality } },
    })),
  )
  rolls.forEach((roll, i) => {
    fatigue(scene, turn, tired[i]!, roll)
  })
}

function fatigue(scene: Scene, turn: Turn, team: Team, roll: TableRoll<typeof combatFatigue>): void {
  const again = wentTired(scene.state, team.id, turn.id) ? ' went out tired' : ''
  const id = scene.add('fatigues', { teamId: team.id, key: roll.row.outcome, turnId: turn.id })
  scene.tell(roll, `${team.name}${again}: ${roll.row.gives.name}.`, { collection: 'fatigues', id })
  if (roll.row.outcome === 'morale' && isIneffective(scene.state, team))
    scene.note(`${team.name} is combat ineffective: it may not be fielded until it has sat out a turn.`, {
      ...{ collection: 'fatigues', id },
    })
}

/** A team that was not sent sheds all combat stress. */
function recuperate(scene: Scene, turn: Turn): void {
  for (const team of restingTeams(scene.state, turn.id)) {
    const { id } = team
    scene.note(`${teamName(scene.state, team)} has sat out this turn, and recovers.`, { collection: 'teams', id })
    scene.remove('fatigues', ({ teamId }) => teamId === id)
  }
}

/** Development is over, by whatever step came last: only now may a team that sat out recover. */
export function endDevelopment(scene: Scene, turn: Turn): void {
  recuperate(scene, turn)
  passOn(scene)
}
