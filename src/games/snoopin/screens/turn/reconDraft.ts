import type * as z from 'zod'
import type { snoopinSteps } from '../../contract/steps.ts'
import type { TurnData } from '../../contract/turn.ts'

export const edges = ['north', 'east', 'south', 'west'] as const
type Edge = (typeof edges)[number]

/** @returns the edge across the table. */
export const opposite = (edge: Edge): Edge => edges[(edges.indexOf(edge) + 2) % 4]!

/** What is found out before the plan: terrain, objectives in the order in which they are chosen, edges. */
interface ReconDraft {
  pieces: number
  hotSpots: string
  objectives: { quarter: number; place: string }[]
  /** Of the side that chooses first. */
  edge: Edge
}

export const emptyRecon = (): ReconDraft => ({
  ...{ pieces: 10, hotSpots: '', edge: 'north' },
  objectives: [1, 2, 3, 4].map((quarter) => ({ quarter, place: '' })),
})

/** @returns who won a roll-off; null before it. */
export const winnerOf = ({ rollOffs }: Pick<TurnData, 'rollOffs'>, what: string): number | null =>
  rollOffs.find((one) => one.what === what)?.winner ?? null

/** @returns what is still missing, in a sentence; empty where nothing is. */
export function missingIn({ objectives }: ReconDraft, data: Pick<TurnData, 'rollOffs' | 'random'>): string {
  // A scenario lays the table out itself.
  if (!data.random) return ''
  if (winnerOf(data, 'objectives') === null) return 'Roll off for the objectives first.'
  if (winnerOf(data, 'edges') === null) return 'Roll off for the edges first.'
  if (objectives.some(({ place }) => place.trim() === '')) return 'Name a piece of terrain in each quarter.'
  return new Set(objectives.map(({ quarter }) => quarter)).size < objectives.length
    ? 'One objective in each quarter.'
    : ''
}

/** @returns the side that chooses its edge: who won the roll-off; of a scenario without one the first. */
export const edgeChooser = (data: Pick<TurnData, 'rollOffs' | 'sides'>): number | null =>
  winnerOf(data, 'edges') ?? data.sides[0]?.id ?? null

/** @returns what the step takes. */
export function reconInput(
  draft: ReconDraft,
  data: Pick<TurnData, 'rollOffs' | 'sides'>,
): z.input<typeof snoopinSteps.reconnoiter> {
  const first = edgeChooser(data)
  return {
    pieces: draft.pieces,
    hotSpots: draft.hotSpots.trim(),
    objectives: draft.objectives
      .map(({ quarter, place }) => ({ quarter, place: place.trim() }))
      .filter(({ place }) => place !== ''),
    edges: data.sides.map(({ id }) => ({ side: id, edge: id === first ? draft.edge : opposite(draft.edge) })),
  }
}
