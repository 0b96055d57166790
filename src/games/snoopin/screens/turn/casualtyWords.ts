import type { LineView } from '../../../../contract/journal.ts'
import type { CasualtyView } from '../../contract/turn.ts'

export interface CasualtyGroup {
  readonly key: string
  readonly title: string
  readonly about: string
  readonly men: readonly CasualtyView[]
}

/** @returns casualties by how they left the table, in the order of the dice; whoever was lost sight of in an earlier turn stands for himself. */
export function groupsOf(casualties: readonly CasualtyView[], turn: number | null): CasualtyGroup[] {
  const now = casualties.filter((one) => one.turn === turn)
  const wounded = (left: CasualtyView['left']) => now.filter((one) => one.fate === 'wounded' && one.left === left)
  return [
    {
      key: 'earlier',
      title: 'Whereabouts unknown',
      about: 'of an earlier turn',
      men: casualties.filter((one) => one.turn !== turn),
    },
    { key: 'straggler', title: 'Stragglers', about: 'on the table, alone', men: wounded('straggler') },
    { key: 'accompanied', title: 'Accompanied', about: 'on the table, friends within 2"', men: wounded('accompanied') },
    { key: 'evacuated', title: 'Evacuated', about: 'off the table before the end', men: wounded('evacuated') },
    { key: 'killed', title: 'Killed', about: 'on the table', men: now.filter(({ fate }) => fate === 'killed') },
    { key: 'captured', title: 'Captured', about: 'by the enemy', men: now.filter(({ fate }) => fate === 'captured') },
  ].filter(({ men }) => men.length > 0)
}

/** @returns whether dice are wanted for a casualty, or were rolled. */
export const wantsDice = ({ fate }: CasualtyView): boolean => fate === 'wounded'

/** @returns what the step under way has said of a man so far, last; undefined while nothing. */
export const saidOf = (soFar: readonly LineView[], man: number): LineView | undefined =>
  soFar.findLast(({ about }) => about?.collection === 'men' && about.id === man)
