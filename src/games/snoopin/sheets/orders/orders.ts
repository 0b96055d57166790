import { notNow, refuse } from '../../../../main/engine/mustBe.ts'
import { capital } from '../../../../main/sheets/phrases.ts'
import { isOnTableOf, playerOf } from '../../rules/forces.ts'
import { missionOf, partsOf, shareOf } from '../../rules/missions.ts'
import { sitsOut } from '../../rules/goingOut.ts'
import type { Moments } from '../../rules/moments.ts'
import { momentumOf } from '../../rules/momentum.ts'
import type { Force, Mission, Side, SnoopinState, Turn } from '../../rules/state.ts'
import { gameEnd, lastGameTurn } from '../../rules/tables/game.ts'
import { mission as missions } from '../../rules/tables/mission.ts'
import { vpFreeWorld, vpVc } from '../../rules/tables/victory.ts'
import { turnNow } from '../../rules/turn.ts'
import { otherSide, turnWords } from '../shared/words.ts'
import type { Committed, EventLine, OrdersModel } from './ordersModel.ts'

/**
 * @param at the campaign as it stands, and when its game was played: who was on the table is told by that.
 * @returns the orders of each force of a side.
 * @throws RuleError `not-now` for a side that has no mission.
 */
export function ordersModels(at: Pick<Moments, 'game' | 'now'>, name: string, holder: number): OrdersModel[] {
  const { now: state } = at
  const side = state.sides.find(({ id }) => id === holder)
  if (!side) refuse(`There is no side ${holder}. Nothing was printed.`)
  const turn = turnNow(state)
  const mission = turn && missionOf(state, turn, side.id)
  if (!turn || !mission) notNow(`${side.name} has no mission in this turn.`)
  const forces = state.forces.filter(({ sideId }) => sideId === side.id)
  return forces.map((force) => ordersModel(at, name, { side, turn, mission, force }))
}

interface Case {
  readonly side: Side
  readonly turn: Turn
  readonly mission: Mission
  readonly force: Force
}

function ordersModel(
  { game, now: state }: Pick<Moments, 'game' | 'now'>,
  name: string,
  { side, turn, mission, force }: Case,
): OrdersModel {
  const [tour] = state.tour
  const key = mission.known ?? mission.mission
  const row = turn.random ? missions.rows.find(({ outcome }) => outcome === key) : undefined
  const figures = game.men.filter(isOnTableOf(game, turn)).filter(({ forceId }) => forceId === force.id).length
  const regular = side.kind === 'regulars'
  return {
    player: playerOf(state, force) || side.name,
    force: force.name,
    campaign: tour?.title ?? name,
    turn: turnWords(state, tour),
    scenario: turn.scenario,
    label: row ? `Mission, a ${row.from} on the die` : 'Mission',
    mission: row?.text ?? key,
    parts: row ? partsOf(row) : [],
    facts: [
      ...(row ? deployment(row, tour?.blockingInches) : []),
      ...halfOf(row?.gives.share ?? null, figures),
      length,
    ],
    committed: committedOf(state, turn, force),
    momentum: momentumWords(state, turn, force),
    events: regular ? freeWorldEvents : vcEvents,
    list: `victory points, ${regular ? 'Free World Forces' : 'VC'}`,
    exits: row?.gives.exits ? { title: exitTitle[row.gives.exits], figures } : null,
    failed: failedWords(state, side),
    digest: mission.known === null ? mission.digest : '',
  }
}

type MissionRow = (typeof missions)['rows'][number]

/** The campaign plays one of the two scales. */
function deployment({ gives, cells }: MissionRow, blockingInches: number | undefined): OrdersModel['facts'] {
  const words = cells.deployment.replace(/ \(.*\)$/, '')
  const text = gives.wideInches === blockingInches ? words.replace(`${gives.inches}"`, `${gives.wideInches}"`) : words
  return [{ label: 'Deployment', text }]
}

const halfOf = (share: number | null, figures: number): OrdersModel['facts'] =>
  share === null || figures === 0 ? [] : [{ label: 'Half is', text: shareOf(share, figures) }]

const rolled = gameEnd.rows.flatMap(({ gives, ...row }) =>
  'from' in row && row.outcome === 'on' ? [{ ...gives, from: row.from }] : [],
)

const length = {
  label: 'Length',
  text: `${rolled[0]!.turn} to ${lastGameTurn} turns; at the end of ${rolled.map(({ turn, sides }) => `${turn} a D${sides}`).join(', ')}: on at ${rolled[0]!.from} or more`,
}

const exitTitle = { own: 'Exited over your own edge', enemy: 'Exited over the enemy edge' } as const

function committedOf(state: SnoopinState, { id: turnId }: Turn, force: Force): Committed[] {
  const squads = state.squads.filter(({ forceId }) => forceId === force.id)
  const free = state.committed.filter((one) => one.turnId === turnId && one.purchaseId === null)
  const teams = squads.flatMap((squad) =>
    state.teams.filter((team) => team.squadId === squad.id && free.some(({ teamId }) => teamId === team.id)),
  )
  const along = state.accompanying.flatMap(({ turnId: of, manId }) =>
    of === turnId ? state.men.filter(({ id, forceId }) => id === manId && forceId === force.id) : [],
  )
  const bought = state.purchases.filter((one) => one.turnId === turnId && one.forceId === force.id)
  return [
    ...[...teams, ...along].map(({ name }) => ({ name, price: null })),
    ...bought.map(({ name, price }) => ({ name, price })),
  ]
}

function momentumWords(state: SnoopinState, turn: Turn, force: Force): string {
  if (sitsOut(state, turn, force.id)) return 'sits this turn out'
  const left = momentumOf(state, turn, force.id)
  const points = state.momentum.find((one) => one.turnId === turn.id && one.forceId === force.id)?.rolled
  return left === null ? '' : `momentum ${points}, ${left} kept`
}

const eventText = (event: string): string => capital(event.replace(/^each /, ''))

const freeWorldEvents: readonly EventLine[] = vpFreeWorld.rows.map(({ key, text, cells: { event, officer } }) => ({
  text: `${eventText(event)}${officer === '' ? '' : `, officer ${officer}`}`,
  points: text,
  once: key === 'objective',
}))

const vcEvents: readonly EventLine[] = vpVc.rows.map(({ key, text, cells: { event } }) => ({
  text: eventText(event),
  points: text,
  once: key === 'objectiveFailed',
}))

function failedWords(state: SnoopinState, { id, kind }: Side): string {
  const other = otherSide(state, id)
  const points = vpVc.rows.find(({ key }) => key === 'objectiveFailed')!.gives.points
  return kind === 'regulars' && other?.kind === 'insurgents' ? `failed: ${other.name} score ${points}` : 'failed'
}
