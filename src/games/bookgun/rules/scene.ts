import type { About } from '../../../main/engine/lines.ts'
import { stepsOf, type Scene as SceneOf } from '../../../main/engine/scene.ts'
import type { BookgunState, Troop } from './state.ts'

/** One step under way. */
export type Scene = SceneOf<BookgunState>

/** @returns a step that plays a scene. */
export const stepOf = stepsOf<BookgunState>()

export const aboutTroop = ({ id }: Pick<Troop, 'id'>, field = 'acted'): About => ({ collection: 'troops', id, field })
