import type { Chapter } from '../chapter.ts'
import { crossWire } from './crossWire.ts'
import { drown } from './drown.ts'
import { enterWater } from './enterWater.ts'
import { fastMoveAction } from './fastMove.ts'
import { leaveWater } from './leaveWater.ts'
import { minefield } from './minefield.ts'
import { swim } from './swim.ts'

/** Fast Move, water, wire, minefields (FNG pp. 17-18, 49-52). */
export const ground: Chapter = {
  actions: [fastMoveAction, enterWater, swim, leaveWater, crossWire, minefield],
  hooks: { turnEnds: drown },
}
