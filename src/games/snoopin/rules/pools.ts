import type { Man, SnoopinState } from './state.ts'

/** Who is where: in a pool, lost for good, or to be replaced (p. 10-18). All read the state and change nothing. */

/** Gone for good: killed, dead of wounds, a POW, sent home. */
export const isGone = ({ status }: Pick<Man, 'status'>): boolean =>
  status === 'dead' || status === 'captured' || status === 'sentHome'

/** @returns the sides of the dice of a man's unit: of his team, or of the platoon where he has none. */
export function unitDie({ teams, forces }: SnoopinState, man: Pick<Man, 'teamId' | 'forceId'>): number {
  const team = teams.find(({ id }) => id === man.teamId)
  return (team ?? forces.find(({ id }) => id === man.forceId)!).troopQuality
}

/** A die that is rolled at the end of a turn, or a place that is filled. */
export type PoolKind = 'return' | 'replacement' | 'new'

export interface PoolDie {
  readonly man: Man
  readonly pool: PoolKind
  /** Sides of his die; of a place that is filled at once, those of the replacement's. */
  readonly die: number
}

/** The die of the Replacement table (ruling). */
const replacementDie = 6

/**
 * @returns the dice that step 5 of a turn rolls, in the order of the book: the Return to Duty Pool, the Replacement Pool,
 * then places that are filled at once. Who was hit in this turn is in his pool, but not rolled for yet (ruling).
 */
export function poolDice(state: SnoopinState, turnId: number): PoolDie[] {
  const waits = ({ sinceTurnId }: Man) => sinceTurnId === null || sinceTurnId < turnId
  const of = (pool: PoolKind, men: readonly Man[]): PoolDie[] =>
    men.map((man) => ({ man, pool, die: pool === 'new' ? replacementDie : unitDie(state, man) }))
  return [
    ...of(
      'return',
      state.men.filter((man) => man.status === 'returnPool' && waits(man)),
    ),
    ...of(
      'replacement',
      state.men.filter((man) => man.status === 'replacementPool' && waits(man)),
    ),
    ...of(
      'new',
      state.men.filter((man) => isGone(man) && !man.replaced),
    ),
  ]
}

/** @returns the men who came into a pool in a turn, and are not rolled for at its end. */
export const waitingIn = ({ men }: SnoopinState, turnId: number): Man[] =>
  men.filter(
    ({ status, sinceTurnId }) => (status === 'returnPool' || status === 'replacementPool') && sinceTurnId === turnId,
  )
