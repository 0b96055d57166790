import type { Chapter } from '../chapter.ts'
import type { Scene } from '../scene.ts'
import { disarm } from './disarm.ts'
import { meetTrapAction } from './meetTrap.ts'
import { placeClaymore } from './placeClaymore.ts'
import { holeOpens } from './spiderHoles/holeOpens.ts'
import { meetHole } from './spiderHoles/meetHole.ts'
import { trapGoesOff } from './trapGoesOff.ts'
import { collapseTunnel } from './tunnels/collapse.ts'
import { enterTunnel } from './tunnels/enterTunnel.ts'
import { tunnelHooks } from './tunnels/hooks.ts'
import { rescueBelow } from './tunnels/rescue.ts'
import { trapWorkHooks } from './work.ts'

/** Booby traps and mines, tunnels, spider holes (FNG pp. 17, 65-67, 71-72). */
export const traps: Chapter = {
  actions: [
    meetTrapAction,
    trapGoesOff,
    disarm,
    placeClaymore,
    meetHole,
    holeOpens,
    enterTunnel,
    rescueBelow,
    collapseTunnel,
  ],
  hooks: {
    ...trapWorkHooks,
    groupActivates: tunnelHooks.groupActivates!,
    turnEnds(scene: Scene) {
      trapWorkHooks.turnEnds?.(scene)
      tunnelHooks.turnEnds?.(scene)
    },
  },
}
