import type * as z from 'zod'
import type { skirmishSteps } from '../../../contract/steps.ts'
import type { Draft } from './draft.ts'
import { ticked, type Field } from './field.ts'

type Steps = typeof skirmishSteps

/** One line of a sum: what is added or taken off, and why. */
export interface SumLine {
  readonly value: string
  readonly text: string
}

/** A step of the battle as the player is asked for it. */
export interface AskOf<N extends keyof Steps> {
  readonly step: N
  /** "Sands listens" */
  readonly title: string
  /** What the button says that does it. */
  readonly button: string
  /** What it says while nobody is named, where that is an answer. */
  readonly buttonOfNobody?: string
  readonly fields: readonly Field[]
  readonly start: Draft
  readonly input: (draft: Draft) => z.input<Steps[N]>
  /** What the rules say of it, in a sentence. */
  readonly said?: string
  /** How the score that is wanted comes about. */
  readonly sum?: (draft: Draft) => readonly SumLine[]
  /** What the chosen figure does in it, in a word for his row: "fires". */
  readonly acts?: string
  /** It matters how far it is from who acts to those who are named. */
  readonly ranged?: boolean
  /** The distance that the drawn table shows for what is named; null where it shows none. The player may write another. */
  readonly measured?: (draft: Draft) => number | null
  /** The other player may have to tell of figures that only he knows. */
  readonly mayBeSealed?: boolean
  /** No die is thrown for it. */
  readonly still?: boolean
}

/** An ask of any step. */
export type Ask = { [N in keyof Steps]: AskOf<N> }[keyof Steps]

/** @returns what is still wanted before it can be done; null when all is there. */
export function wantedOf({ fields }: Pick<Ask, 'fields'>, draft: Draft): string | null {
  for (const field of fields) {
    const wanted = wantedIn(field, draft)
    if (wanted !== null) return wanted
  }
  return null
}

function wantedIn(field: Field, draft: Draft): string | null {
  switch (field.kind) {
    case 'text':
      return field.wanted && draft[field.name].trim() === '' ? `${field.label}: write it down.` : null
    case 'figures':
      return draft.named.length < field.least
        ? `${field.label}: tick at least ${field.least === 1 ? 'one' : field.least}.`
        : null
    case 'noises':
      return draft.noises.some(({ inches }) => inches === null) ? `${field.label}: say how far off each is.` : null
    case 'choice':
      return field.options.some(({ value, refused }) => value === draft[field.name] && refused === null)
        ? null
        : `${field.label}: choose one.`
    default:
      return null
  }
}

/** @returns the draft after a change. A distance that the player has not written himself is that of the drawn table. */
export function changed(
  { measured, start }: Pick<Ask, 'measured' | 'start'>,
  draft: Draft,
  change: Partial<Draft>,
): Draft {
  const next = { ...draft, ...change }
  if (!measured || 'inches' in change) return next
  const offered = (of: Draft) => measured(of) ?? start.inches
  return draft.inches === offered(draft) ? { ...next, inches: offered(next) } : next
}

/** @returns whom a draft names besides who acts, as the drawn table shows them; a form without such a field names nobody. */
export const namedIn = ({ fields }: Pick<Ask, 'fields'>, { named, noises }: Draft): readonly number[] =>
  fields.flatMap(({ kind }) =>
    kind === 'figures'
      ? named.map(({ figure }) => figure)
      : kind === 'noises'
        ? noises.flatMap(({ figures }) => figures)
        : [],
  )

/** @returns whom the form names after a figure was pressed on the drawn table; null where it does not ask for that one. */
export function pressed({ fields }: Pick<Ask, 'fields'>, { named }: Draft, figure: number): Draft['named'] | null {
  const field = fields.find((one) => one.kind === 'figures')
  if (!field?.among.some((one) => one.figure === figure)) return null
  return ticked(field, named, figure)
}
