import type { Man, SnoopinState } from './state.ts'

/** New men have no names of their own until their player gives them: they are called by whom they came for. */
const called = /^Replacement(?: (\d+))? for (.+)$/

/** @returns what is said of who comes for a man; for one who was never named, of whom that one came for. */
export function nameFor(gone: string): string {
  const [, nth, first] = called.exec(gone) ?? []
  return first === undefined ? `Replacement for ${gone}` : `Replacement ${Number(nth ?? 1) + 1} for ${first}`
}

/** Has a new man no name of his own yet? */
export const isUnnamed = ({ quality, name }: Pick<Man, 'quality' | 'name'>): boolean =>
  quality !== null && called.test(name)

/** @returns the new men who are there and have no names yet. */
export const unnamedMen = ({ men }: SnoopinState): Man[] => men.filter((man) => !man.replaced && isUnnamed(man))
