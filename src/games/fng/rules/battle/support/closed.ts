import type { FngState } from '../../state.ts'
import type { CallKind } from '../collections.ts'
import { addLasting } from '../lasting.ts'
import type { Scene } from '../scene.ts'

/** Denied for the rest of the battle? */
export const isClosed = (state: FngState, kind: CallKind): boolean =>
  state.lasting.some((row) => row.kind === 'supportClosed' && row.name === kind)

/** No assets of this kind for the rest of the battle. */
export function closeSupport(scene: Scene, kind: CallKind): void {
  addLasting(scene, { kind: 'supportClosed', name: kind })
}
