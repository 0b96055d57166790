import type { ManReport } from '../../inputs.ts'
import { nothingOfMan } from '../../reportFields.ts'
import { isStar } from '../../people.ts'
import type { Deed, Fate, FngState } from '../../state.ts'
import type { Figure } from '../battle.ts'
import type { LeftHow } from '../collections.ts'

/** How a man who has left the table came out; who was brought off wounded is still wounded. */
const fateOfLeft: Readonly<Record<LeftHow, Fate>> = {
  walked: 'fine',
  lifted: 'fine',
  cheatedDeath: 'fine',
  evacuated: 'outOfTheFight',
  ran: 'retired',
  missing: 'missing',
}

/** @returns how a figure would come out if the battle ended now and nobody lay out of reach (FNG pp. 24, 40). */
export function fateOf(figure: Figure): Fate {
  switch (figure.status) {
    case 'left':
      return figure.evacuation === 'none' ? fateOfLeft[figure.leftHow ?? 'walked'] : 'outOfTheFight'
    case 'carryOn':
    case 'duckBack':
    case 'stunned':
      return 'fine'
    default:
      return figure.status
  }
}

/** @returns what the battle says of one man, as the report takes it. Body counts are rolled there (FNG p. 102). */
export function manReport(state: FngState, figure: Figure & { readonly soldierId: number }): ManReport {
  const fate = withStar(state, figure, fateOf(figure))
  return {
    ...nothingOfMan,
    soldierId: figure.soldierId,
    fate,
    recovered: fate !== 'missing' && fate !== 'captured',
    evacuation: fate === 'outOfTheFight' ? evacuationOf(figure) : 'none',
    burned: figure.burned,
    wasOut: figure.wasOut,
    retired: figure.hadRetired,
    cheatedDeath: figure.leftHow === 'cheatedDeath' && isStar(state, figure.soldierId),
    killsToRoll: killsOf(state, figure.id),
    deed: deedsOf(state, figure.id)[0] ?? null,
  }
}

/** Who is off the table wounded went on foot, unless he was flown out. */
const evacuationOf = ({ evacuation, status }: Figure): ManReport['evacuation'] =>
  evacuation === 'none' && status === 'left' ? 'foot' : evacuation

/** A Star is always recovered by his own side: never missing, never a prisoner (FNG p. 40). */
function withStar(state: FngState, figure: Figure & { readonly soldierId: number }, fate: Fate): Fate {
  if ((fate !== 'missing' && fate !== 'captured') || !isStar(state, figure.soldierId)) return fate
  return figure.wasOut ? 'outOfTheFight' : 'retired'
}

const countOf = (state: FngState, event: string, figureId: number): number =>
  state.tallies
    .filter((row) => row.event === event && row.figureId === figureId)
    .reduce((sum, { count }) => sum + count, 0)

/** @returns enemies that a figure made Obviously Dead. */
export const killsOf = (state: FngState, figureId: number): number => countOf(state, 'kill', figureId)

/** How many put down in melee, or out of action single-handed, make a deed (FNG p. 103). */
const forMelee = 2
const forSingleHanded = 4

const tallied: readonly Deed[] = ['broughtInWounded', 'capturedUnwounded', 'destroyedBunker']

/** @returns the deeds of a figure that let him roll for a medal (FNG p. 103): one roll, however many. */
export const deedsOf = (state: FngState, figureId: number): Deed[] => [
  ...tallied.filter((deed) => countOf(state, `deed.${deed}`, figureId) > 0),
  ...(countOf(state, 'downInMelee', figureId) >= forMelee ? (['twoInMelee'] as const) : []),
  ...(countOf(state, 'putOut', figureId) >= forSingleHanded ? (['fourSingleHanded'] as const) : []),
]
