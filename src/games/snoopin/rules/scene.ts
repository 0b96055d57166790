import { stepsOf, type Scene as SceneOf } from '../../../main/engine/scene.ts'
import { bookRules } from '../../../main/engine/system.ts'
import { isKept } from './kept.ts'
import type { SnoopinState } from './state.ts'

/** One step of a campaign under way. */
export type Scene = SceneOf<SnoopinState>

/** What is looked at: a step under way, or a state by the tables of the book. */
export type Seen = Pick<Scene, 'state' | 'table'>

/** @returns a state to be looked at. Nobody plays this game by tables of his own. */
export const byTheBook = (state: SnoopinState): Seen => ({ state, table: (book) => bookRules.table(book) })

/** Makes a step; a line about what is kept from the other side is said in secret. */
export const stepOf = stepsOf<SnoopinState>((state, { about }) => about !== null && isKept(state, about))

/** A line about what has become of a man. */
export const aboutMan = (id: number) => ({ collection: 'men', id, field: 'status' })
