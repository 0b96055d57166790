import type { CasualtyView } from '../../contract/turn.ts'

/** What can become of a figure that is hit: in a word, as a list says it, and in a sentence. */
export const ways = [
  {
    value: 'evacuated',
    label: 'Evacuated',
    long: 'wounded, evacuated',
    says: 'Wounded, and off the table before the end.',
  },
  {
    value: 'accompanied',
    label: 'With friends',
    long: 'wounded, with friends',
    says: 'Wounded, on the table at the end with friends within 2".',
  },
  {
    value: 'straggler',
    label: 'Alone',
    long: 'wounded, alone',
    says: 'Wounded, on the table at the end with no friends near.',
  },
  { value: 'killed', label: 'Killed', long: 'killed', says: 'Killed.' },
  { value: 'captured', label: 'Captured', long: 'captured', says: 'Captured.' },
] as const
export type Way = (typeof ways)[number]['value']

/** @returns what the step takes for it. */
export const fateOf = (way: Way): Pick<CasualtyView, 'fate' | 'left'> =>
  way === 'killed' || way === 'captured' ? { fate: way, left: null } : { fate: 'wounded', left: way }

/** @returns what became of a figure; a wounded one of whom nothing more is said counts as left alone. */
export const wayOf = ({ fate, left }: Pick<CasualtyView, 'fate' | 'left'>): Way =>
  fate === 'wounded' ? (left ?? 'straggler') : fate
