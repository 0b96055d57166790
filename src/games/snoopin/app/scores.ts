import type { ScorePoint } from '../contract/overview.ts'
import type { SideName } from '../contract/parts.ts'
import { compare, totalOf } from '../rules/margin.ts'
import { byTheBook } from '../rules/scene.ts'
import type { SnoopinState } from '../rules/state.ts'
import { nameIn, words } from './outcomeWords.ts'
import { sideById, sideNames } from './who.ts'

/** @returns a side's campaign points, turn by turn. */
export function scoresOf(state: SnoopinState, side: number): ScorePoint[] {
  let total = 0
  const recorded = new Map(
    state.sideTurns.flatMap((one) => (one.sideId === side ? [[one.turnId, one.campaignPoints] as const] : [])),
  )
  return state.turns.flatMap((turn) => {
    const points = recorded.get(turn.id) ?? null
    if (points === null) return []
    total += points
    return [{ turn: turn.number, points, total }]
  })
}

/** @returns both sides with what they have in all. */
export const totalsOf = (state: SnoopinState): (SideName & { readonly total: number })[] =>
  sideNames(state).map((side) => ({ ...side, total: totalOf(state, side) }))

/** @returns how a campaign ended; null while it goes on. */
export function overWords(state: SnoopinState): { readonly text: string; readonly winner: number | null } | null {
  const [tour] = state.tour
  if (tour?.part !== 'over') return null
  const winner = tour.winnerId === null ? undefined : sideById(state, tour.winnerId)
  const points = totalsOf(state).map(({ total }) => total)
  const tie = tour.length === null ? 'Open ended, the campaign has no winner' : 'The campaign is a draw'
  const how = winner ? `${winner.name} won the campaign` : tie
  const said = tour.words === '' ? '' : ` ${tour.words}`
  return { text: `${how}, ${Math.max(...points)} to ${Math.min(...points)}.${said}`, winner: tour.winnerId }
}

/** @returns "Marginal Victory"; null before the assessment. */
export const marginWords = (margin: string | null): string | null =>
  margin === null ? null : nameIn(words.margin, margin)

/** @returns how the campaign stands: by which margin somebody is ahead; nothing before the first turn is recorded. */
export function standingOf(state: SnoopinState): { readonly standing: string; readonly ahead: number | null } {
  const [first, second] = totalsOf(state)
  const isPlayed = state.sideTurns.some(({ campaignPoints }) => campaignPoints !== null)
  if (!first || !second || !isPlayed) return { standing: '', ahead: null }
  const { text, ahead } = compare(byTheBook(state), first.total, second.total)
  return { standing: text, ahead: ahead === null ? null : [first, second][ahead]!.id }
}
