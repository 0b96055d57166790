import type { ChronicleBlock, ChronicleRun } from '../../../../contract/chronicle.ts'
import type { FngState, Mission, Soldier } from '../../rules/state.ts'
import { listed, paragraph, type Words } from './grammar.ts'
import type { Moment } from './halfMonths.ts'
import type { Happening } from './happenings.ts'
import type { Names } from './names.ts'

/** All that is known when one half-month is told. */
export interface Telling {
  readonly halfMonth: number
  /** How many half-months were told before: it chooses among the ways to say a thing. */
  readonly turn: number
  /** As it stood at the end of the half-month, or stands now. */
  readonly state: FngState
  readonly moments: readonly Moment[]
  readonly happenings: readonly Happening[]
  readonly mission: Mission | null
  readonly name: Names
}

type Kind = Happening['kind']
type Of<K extends Kind> = Extract<Happening, { kind: K }>

/** @returns what happened of one kind, in the order it happened. */
export const all = <K extends Kind>({ happenings }: Telling, kind: K): Of<K>[] =>
  happenings.filter((one): one is Of<K> => one.kind === kind)

/** @returns the names of men as one list: "Sgt Mercer, Cpl Reyes and Pfc Hale". */
export const namesIn = ({ name }: Telling, men: readonly Soldier[]): Words => listed(men.map((man) => [name(man)]))

/** @returns whether a step of this name was taken in the half-month. */
export const hasDone = ({ moments }: Telling, step: string): boolean => moments.some((one) => one.step === step)

/** @returns sentences as a block; none where there is nothing to say. */
export function told(sentences: readonly Words[]): ChronicleBlock[] {
  const runs = paragraph(sentences)
  return runs.length === 0 ? [] : [{ kind: 'paragraph', runs }]
}

/** @returns a list as a block; none where it is empty. */
export const listOf = (title: string, items: readonly (readonly ChronicleRun[])[]): ChronicleBlock[] =>
  items.length === 0 ? [] : [{ kind: 'list', title, items }]

/** From how many of a sort on they are listed one by one and no longer told in a sentence. */
export const manyFrom = 5
