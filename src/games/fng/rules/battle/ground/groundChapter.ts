import type { Chapter } from '../chapter.ts'
import { clearWay } from './clearWay.ts'
import { crossFire } from './crossFire.ts'
import { crossWire } from './crossWire.ts'
import { drown } from './drown.ts'
import { enterWater } from './enterWater.ts'
import { fastMoveAction } from './fastMove.ts'
import { leaveWater } from './leaveWater.ts'
import { howFar } from './howFar.ts'
import { howTheyStand } from './howTheyStand.ts'
import { inLine } from './inLine.ts'
import { callLooter, loot } from './loot.ts'
import { lootingEnds } from './looting.ts'
import { minefield } from './minefield.ts'
import { moves } from './moves.ts'
import { burnOutPencils, pencilFlare } from './pencilFlare.ts'
import { posture } from './posture.ts'
import { swim } from './swim.ts'

/** Fast Move, going prone, water, wire, minefields (FNG pp. 17-18, 49-52). */
export const ground: Chapter = {
  actions: [
    fastMoveAction,
    posture,
    howTheyStand,
    howFar,
    moves,
    inLine,
    enterWater,
    swim,
    leaveWater,
    crossWire,
    clearWay,
    crossFire,
    minefield,
    pencilFlare,
    loot,
    callLooter,
  ],
  hooks: {
    turnEnds(scene) {
      drown(scene)
      lootingEnds(scene)
    },
    sideBegins: burnOutPencils,
  },
}
