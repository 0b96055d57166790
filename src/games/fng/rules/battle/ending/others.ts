import { cameOut } from '../../aftermath/cameOut.ts'
import { priceOf } from '../../aftermath/points.ts'
import { rulesOf } from '../../house/rulesOf.ts'
import { missionOf } from '../../people.ts'
import type { FngState } from '../../state.ts'
import type { Figure } from '../battle.ts'
import type { BattleReport } from '../../inputs.ts'
import { partOf } from '../task/task.ts'
import { fateOf } from './manReport.ts'

/** Points that the report names by hand. */
type ByHand = BattleReport['otherPoints'][number]

/** Losses of other units that fought for us: every man of the Free World counts (FNG pp. 98-101). */
const losses = [
  { out: 'missing', event: 'ownMissing', words: 'missing' },
  { out: 'dead', event: 'ownDead', words: 'dead' },
  { out: 'wounded', event: 'ownWounded', words: 'wounded' },
] as const

/** @returns what the battle brought or cost beyond the printed boxes of the report, each reason once. */
export function otherPointsOf(state: FngState): ByHand[] {
  const sums = new Map<string, number>()
  for (const { event, text, points, count } of state.tallies)
    if (event === 'otherPoints') sums.set(text, (sums.get(text) ?? 0) + points * count)
  const named = [...sums].map(([reason, points]) => ({ reason, points }))
  return [...named, ...lossesOfOthers(state)]
    .filter(({ points, reason }) => points !== 0 && reason !== '')
    .flatMap(inLines)
}

/** Most points that one line of the report takes. */
const mostInLine = 99

function inLines({ reason, points }: ByHand): ByHand[] {
  const lines = Math.ceil(Math.abs(points) / mostInLine)
  return Array.from({ length: lines }, (_, i) => {
    const left = Math.abs(points) - i * mostInLine
    return { reason, points: Math.sign(points) * Math.min(left, mostInLine) }
  })
}

function lossesOfOthers(state: FngState): ByHand[] {
  const went = new Set(state.party.map(({ soldierId }) => soldierId))
  const others = state.figures.filter((figure) => figure.side === 'ours' && !went.has(figure.soldierId ?? 0))
  // Who was wounded before the battle costs nothing for it (ruling to FNG p. 99).
  const before = partOf(state, 'wounded').map(({ id }) => id)
  return losses.flatMap(({ out, event, words }) => {
    const count = others.filter(
      (figure) => outOf(figure) === out && !(out === 'wounded' && before.includes(figure.id)),
    ).length
    const price = priceOf(event, missionOf(state), rulesOf(state))
    return count === 0 || price === null
      ? []
      : [{ points: count * price.points, reason: `Of other units ${count} ${words}` }]
  })
}

const outOf = (figure: Figure) => cameOut({ fate: fateOf(figure), recovered: true }, false)
