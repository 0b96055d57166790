import type { Came } from '../../../../main/sheets/glance/paper.ts'
import { insurgencyForce } from '../../rules/insurgency.ts'
import { missionName, missionOf } from '../../rules/missions.ts'
import { byTheBook } from '../../rules/scene.ts'
import type { Moments } from '../../rules/moments.ts'
import type { SideTurn, SnoopinState, Turn } from '../../rules/state.ts'
import { margin } from '../../rules/tables/victory.ts'
import { nameIn } from '../shared/words.ts'
import { afterwards } from './afterwards.ts'
import { listed } from './listed.ts'
import type { StepId } from './paperSteps.ts'

/** What came of the steps of a turn, from the state: only what both sides may know. */

const nameOf = ({ sides }: SnoopinState, id: number | null): string => sides.find((side) => side.id === id)?.name ?? ''

const sidesOf = ({ sideTurns }: SnoopinState, { id }: Turn): SideTurn[] =>
  sideTurns.filter(({ turnId }) => turnId === id)

/** @returns what came of a step that is done; empty where there is nothing to tell, or nothing that may be told. */
export const came = (id: StepId, at: Moments, turn: Turn): Came =>
  id in ofGame ? ofGame[id as keyof typeof ofGame](at.end, turn) : afterwards[id as keyof typeof afterwards](at, turn)

/** Up to the assessment it stays in the rows of the turn. */
const ofGame = {
  mission: missionsCame,
  orders: ordersCame,
  assets: boughtCame,
  reconnoiter: (_, turn) =>
    noted([turn.pieces === null ? null : String(turn.pieces), turn.hotSpots === '' ? null : turn.hotSpots]),
  objectives: (state, turn) => noted([wonBy(state, turn, 'objectives')]),
  edges: (state, turn) => ({
    words:
      listed(
        sidesOf(state, turn).flatMap(({ sideId, edge }) => (edge === '' ? [] : [`${nameOf(state, sideId)}: ${edge}`])),
      ) || nothingNoted,
  }),
  initiate: (state, { id }) => {
    const along = state.accompanying.filter(({ turnId }) => turnId === id)
    const names = along.flatMap(({ manId }) => state.men.find((man) => man.id === manId)?.name ?? [])
    return { words: names.length === 0 ? 'nobody' : listed(names) }
  },
  fogCards: (state, turn) => ({
    values: [String(sidesOf(state, turn).reduce((sum, { fogCards }) => sum + fogCards, 0))],
  }),
  deploy: (state, turn) => noted([wonBy(state, turn, 'deploy')]),
  game: (_, { gameTurn }) => noted([gameTurn === null ? null : String(gameTurn)]),
  regularList: (state, turn) => pointsOf(state, turn, 'regulars'),
  insurgentList: (state, turn) => pointsOf(state, turn, 'insurgents'),
  assessment: (state, turn) => ({
    words: [nameOf(state, turn.winnerId), turn.margin === null ? '' : nameIn(margin, turn.margin)]
      .filter(Boolean)
      .join(': '),
  }),
  points: (state, turn) => ({
    words: listed(
      sidesOf(state, turn).flatMap(({ sideId, campaignPoints }) =>
        campaignPoints === null ? [] : [`${nameOf(state, sideId)} ${campaignPoints}`],
      ),
    ),
  }),
} as const satisfies Partial<Record<StepId, (state: SnoopinState, turn: Turn) => Came>>

const nothingNoted = 'not noted'

/** What players settle among themselves they need not write down. */
const noted = (values: readonly (string | null)[]): Came =>
  values.every((value) => value === null) ? { words: nothingNoted } : { values }

/** What a side has to do, once it has been opened. */
function missionsCame(state: SnoopinState, turn: Turn): Came {
  const told = state.sides.flatMap((side) => {
    const mission = missionOf(state, turn, side.id)
    if (!mission) return []
    return [`${side.name}: ${mission.known === null ? 'sealed' : missionName(byTheBook(state), mission.known)}`]
  })
  return { words: listed(told) }
}

function ordersCame({ momentum, forces }: SnoopinState, { id }: Turn): Came {
  const rolled = momentum.filter(({ turnId }) => turnId === id)
  const told = rolled.map((one) => {
    const name = forces.find((force) => force.id === one.forceId)?.name ?? ''
    return `${name} ${one.sitsOut ? 'sits out' : one.rolled}`
  })
  return { words: listed(told) }
}

function boughtCame({ purchases }: SnoopinState, { id }: Turn): Came {
  const names = purchases.filter(({ turnId }) => turnId === id).map(({ name }) => name)
  return { words: names.length === 0 ? 'nothing' : listed(names) }
}

const wonBy = (state: SnoopinState, { id }: Turn, what: 'objectives' | 'deploy'): string | null => {
  const won = state.rollOffs.find((one) => one.turnId === id && one.what === what)
  return won === undefined ? null : nameOf(state, won.winnerId)
}

function pointsOf(state: SnoopinState, turn: Turn, kind: 'regulars' | 'insurgents'): Came {
  const sides = state.sides.filter((side) => side.kind === kind)
  const told = sides.flatMap(({ id, name }) => {
    const points = sidesOf(state, turn).find(({ sideId }) => sideId === id)?.points ?? null
    return points === null ? [] : [{ name, points }]
  })
  if (kind === 'insurgents' && insurgencyForce(state) === undefined) return { words: 'no insurgents' }
  return told.length === 1
    ? { values: [String(told[0]!.points)] }
    : { words: listed(told.map((one) => `${one.name} ${one.points}`)) }
}
