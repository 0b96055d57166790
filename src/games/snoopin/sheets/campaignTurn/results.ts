import type { Came } from '../../../../main/sheets/glance/paper.ts'
import { leftOf } from '../../rules/casualties.ts'
import { insurgencyForce } from '../../rules/insurgency.ts'
import { missionName, missionOf } from '../../rules/missions.ts'
import { byTheBook } from '../../rules/scene.ts'
import type { Left, SideTurn, SnoopinState, Turn } from '../../rules/state.ts'
import { margin } from '../../rules/tables/victory.ts'
import { nameIn } from '../shared/words.ts'
import type { StepId } from './paperSteps.ts'

/** What came of the steps of a turn, from the state: only what both sides may know. */

const nameOf = ({ sides }: SnoopinState, id: number | null): string => sides.find((side) => side.id === id)?.name ?? ''

const sidesOf = ({ sideTurns }: SnoopinState, { id }: Turn): SideTurn[] =>
  sideTurns.filter(({ turnId }) => turnId === id)

const listed = (names: readonly string[], most = 4): string => {
  const shown = names.length > most + 1 ? names.slice(0, most) : names
  const left = names.length - shown.length
  return `${shown.join(', ')}${left === 0 ? '' : ` and ${left} more`}`
}

/** @returns what came of a step that is done; empty where there is nothing to tell, or nothing that may be told. */
export const came: Readonly<Record<StepId, (state: SnoopinState, turn: Turn) => Came>> = {
  mission: missionsCame,
  orders: ordersCame,
  assets: boughtCame,
  reconnoiter: (_, turn) => ({
    values: [turn.pieces === null ? null : String(turn.pieces), turn.hotSpots === '' ? null : turn.hotSpots],
  }),
  objectives: (state, turn) => ({ values: [wonBy(state, turn, 'objectives')] }),
  edges: (state, turn) => ({
    words: listed(
      sidesOf(state, turn).flatMap(({ sideId, edge }) => (edge === '' ? [] : [`${nameOf(state, sideId)}: ${edge}`])),
    ),
  }),
  initiate: (state, { id }) => {
    const along = state.accompanying.filter(({ turnId }) => turnId === id)
    const names = along.flatMap(({ manId }) => state.men.find((man) => man.id === manId)?.name ?? [])
    return { words: names.length === 0 ? 'nobody' : listed(names) }
  },
  fogCards: (state, turn) => ({
    values: [String(sidesOf(state, turn).reduce((sum, { fogCards }) => sum + fogCards, 0))],
  }),
  deploy: (state, turn) => ({ values: [wonBy(state, turn, 'deploy')] }),
  game: (_, { gameTurn }) => ({ values: [gameTurn === null ? null : String(gameTurn)] }),
  regularList: (state, turn) => pointsOf(state, turn, 'regulars'),
  insurgentList: (state, turn) => pointsOf(state, turn, 'insurgents'),
  assessment: (state, turn) => ({
    words: [nameOf(state, turn.winnerId), turn.margin === null ? '' : nameIn(margin, turn.margin)]
      .filter(Boolean)
      .join(': '),
  }),
  casualties: () => ({}),
  stragglers: (state, turn) => hitCame(state, turn, 'straggler'),
  accompanied: (state, turn) => hitCame(state, turn, 'accompanied'),
  evacuated: (state, turn) => hitCame(state, turn, 'evacuated'),
  points: (state, turn) => ({
    words: listed(
      sidesOf(state, turn).flatMap(({ sideId, campaignPoints }) =>
        campaignPoints === null ? [] : [`${nameOf(state, sideId)} ${campaignPoints}`],
      ),
    ),
  }),
  development: () => ({}),
  fatigue: (state, { id }) => {
    const tired = state.fatigues.filter(({ turnId }) => turnId === id)
    const names = tired.flatMap(({ teamId }) => state.teams.find((team) => team.id === teamId)?.name ?? [])
    return { words: names.length === 0 ? 'nobody' : listed(names) }
  },
  gains: () => ({}),
  insurgency: () => ({}),
  return: () => ({}),
  replacementPool: () => ({}),
  replacements: (state, { id }) => {
    const names = state.men.filter(({ joinedTurnId }) => joinedTurnId === id).map(({ name }) => name)
    return { words: names.length === 0 ? 'nobody' : listed(names) }
  },
  loss: () => ({}),
}

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

function hitCame({ casualties, men }: SnoopinState, { id }: Turn, left: Left): Came {
  const hit = casualties.filter((one) => one.turnId === id && one.fate === 'wounded' && leftOf(one) === left)
  const names = hit.flatMap(({ manId }) => men.find((man) => man.id === manId)?.name ?? [])
  return { words: names.length === 0 ? 'nobody' : listed(names) }
}
