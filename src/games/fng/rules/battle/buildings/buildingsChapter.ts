import type { Chapter } from '../chapter.ts'
import { burningHooks } from './burning.ts'
import { bunkerTunnelAction } from './bunkerTunnel.ts'
import { fireAtBuilding } from './fireAtBuilding.ts'
import { lightFire } from './lightFire.ts'
import { enterBuilding, nameBuilding } from './nameBuilding.ts'
import { suppressionHooks } from './suppress.ts'
import { suppressBunker } from './suppressBunker.ts'

/** Buildings and bunkers: entering, firing at them, bringing them down, burning them, suppressing (FNG pp. 40-44). */
export const buildings: Chapter = {
  actions: [fireAtBuilding, suppressBunker, lightFire, nameBuilding, enterBuilding, bunkerTunnelAction],
  hooks: {
    ...burningHooks,
    groupActivates(scene, group) {
      suppressionHooks.groupActivates?.(scene, group)
      burningHooks.groupActivates?.(scene, group)
    },
  },
}
