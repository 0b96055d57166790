import type { Table } from '../../engine/table.ts'
import { pageSpans } from '../phrases.ts'
import type { GlanceStep, Grid, Slot } from './glanceModel.ts'
import { isHouse } from './tableWords.ts'
import type { Words } from './words.ts'

/**
 * How a game makes the rows of its sheet: its flow says the order, the titles and the pages; steps that paper needs finer
 * are data beside it, each with a title of its own and the part of the flow that it belongs to.
 */

/** A place to write in that nothing has come to yet. */
export type OpenSlot = Omit<Slot, 'value'>

/** What a step asks for at a moment of a campaign. */
export interface Asked {
  /** Who or what, under its title. */
  readonly about?: string
  readonly dice?: string
  readonly target: Words
  readonly grid?: Grid
  /** The live tables that its target comes from. */
  readonly tables: readonly Table[]
  /** Pages of the book, where they are not that of its part of the flow. */
  readonly pages?: readonly number[]
  /** Where to write what comes; a free line where it is left out, none where it is empty. */
  readonly slots?: readonly OpenSlot[]
}

/** What came of a step: a value for each of its slots, and words behind them. */
export interface Came {
  readonly values?: readonly (string | null)[]
  readonly words?: string
}

/** How far a step has come. */
export interface Stand {
  readonly done: GlanceStep['done']
  /** Null where it has not been played. */
  readonly came: Came | null
  /** Why it is passed by in this turn; null where it is not. */
  readonly passed?: string | null
  readonly now: boolean
}

/** A line to write on. */
export const free: readonly OpenSlot[] = [{ label: '', width: 'rest' }]

/** @returns a short line behind a word. */
export const lineFor = (label: string, width = 34): OpenSlot => ({ label, width })

/**
 * @param step of the paper: its own title, where it is finer than the flow.
 * @param info the part of the flow that it belongs to.
 * @returns the row of a step.
 */
export function glanceStep(
  step: { readonly id: string; readonly title?: string },
  info: { readonly title: string; readonly page: number | null },
  asked: Asked,
  { done, came, passed = null, now }: Stand,
): GlanceStep {
  const { about = '', dice = '', target, grid, tables, slots = free } = asked
  const pages = asked.pages ?? (info.page === null ? [] : [info.page])
  const isOver = came !== null
  return {
    title: step.title ?? info.title,
    about,
    dice,
    target,
    ...(grid !== undefined && { grid }),
    pages: pageSpans(pages),
    done,
    slots: passed === null ? slots.flatMap((slot, i) => slotOf(slot, came?.values?.[i] ?? null, isOver)) : [],
    came: passed ?? came?.words ?? '',
    now,
    house: isHouse(tables),
  }
}

/** Once a step has been played only those lines are left on which something came. */
const slotOf = (slot: OpenSlot, value: string | null, played: boolean): Slot[] =>
  played && value === null ? [] : [{ ...slot, value }]
