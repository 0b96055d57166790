import type { Change } from '../../../../main/engine/state.ts'
import type { Figure } from '../../rules/battle/battle.ts'

/** What can become of a figure in one entry, gravest first. */
export const fates = ['dead', 'out', 'captured', 'missing', 'ranOff', 'backUp', 'retired', 'stunned', 'ducked'] as const
export type Fate = (typeof fates)[number]

/** Those that stand in a headline before all else; the others pass. */
export const lasting: readonly Fate[] = ['dead', 'out', 'captured', 'missing', 'ranOff', 'backUp']

export const fateWords: Readonly<Record<Fate, string>> = {
  dead: 'dead',
  out: 'out of the fight',
  captured: 'captured',
  missing: 'missing',
  ranOff: 'ran off',
  backUp: 'back in the fight',
  retired: 'retired',
  stunned: 'stunned',
  ducked: 'ducked back',
}

/** Somebody of whom an entry made something. */
export interface Fated {
  readonly figure: Figure
  readonly fate: Fate
}

/** @returns what an entry's changes made of figures that stood on the table before it. */
export const fatesIn = (changes: readonly Change[]): Fated[] =>
  changes.flatMap(({ collection, before, after }) => {
    if (collection !== 'figures' || before === null || after === null) return []
    const [was, is] = [before, after] as unknown as readonly [Figure, Figure]
    const fate = fateOf(was, is)
    return fate === null ? [] : [{ figure: is, fate }]
  })

function fateOf(was: Figure, is: Figure): Fate | null {
  if (was.status === is.status) return null
  switch (is.status) {
    case 'obviouslyDead':
      return 'dead'
    case 'outOfTheFight':
      return 'out'
    case 'captured':
      return 'captured'
    case 'retired':
      return 'retired'
    case 'stunned':
      return 'stunned'
    case 'duckBack':
      return 'ducked'
    case 'left':
      return is.leftHow === 'missing' ? 'missing' : is.leftHow === 'ran' ? 'ranOff' : null
    case 'carryOn':
      return was.status === 'outOfTheFight' ? 'backUp' : null
  }
}
