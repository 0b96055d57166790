import type { Chapter } from '../chapter.ts'
import { passDayPart } from './dayPart.ts'
import { announceLull } from './lull.ts'
import { randomEvent } from './randomEvent.ts'
import { runOut } from './runOut.ts'
import { beginShower, endShower, settleVariable } from './weather.ts'
import { remindWithdrawal } from './withdrawal.ts'

/** Random events, the part of the day, and the weather (FNG pp. 58-59, 70-71). */
export const events: Chapter = {
  actions: [],
  hooks: {
    turnBegins(scene) {
      beginShower(scene)
      announceLull(scene)
    },
    groupActivates: remindWithdrawal,
    doubles(scene, total) {
      settleVariable(scene, total)
      randomEvent(scene, total)
    },
    turnEnds(scene) {
      endShower(scene)
      runOut(scene)
      passDayPart(scene)
    },
  },
}
