import type { About } from '../../../main/engine/lines.ts'
import { stepsOf, type Scene as SceneOf, type SceneTitle } from '../../../main/engine/scene.ts'
import type { BookgunState, Troop } from './state.ts'

/** One step under way. */
export type Scene = SceneOf<BookgunState>

/** @returns a step that plays a scene. */
export const stepOf = stepsOf<BookgunState>()

/** The title of what a unit does. Markers have no names but their numbers. */
export const troopTitle =
  <I extends { readonly troop: number }>(does: string): SceneTitle<BookgunState, I> =>
  ({ troops }, { troop }) => {
    const name = troops.find(({ id }) => id === troop)?.name
    return name === undefined ? does : `${does}: ${name}`
  }

export const aboutTroop = ({ id }: Pick<Troop, 'id'>, field = 'acted'): About => ({ collection: 'troops', id, field })
