import { stepsOf, type Scene as SceneOf } from '../../../main/engine/scene.ts'
import { isKept } from './kept.ts'
import type { SnoopinState } from './state.ts'

/** One step of a campaign under way. */
export type Scene = SceneOf<SnoopinState>

/** Makes a step; a line about what is kept from the other side is said in secret. */
export const stepOf = stepsOf<SnoopinState>((state, { about }) => about !== null && isKept(state, about))
