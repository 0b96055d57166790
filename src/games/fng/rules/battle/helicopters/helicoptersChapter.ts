import type { Chapter } from '../chapter.ts'
import { dropStuff } from './dropStuff.ts'
import { fireAtAircraft } from './fireAt.ts'
import { fireFromHelicopter } from './fireFrom.ts'
import { fireTurret } from './fireTurret.ts'
import { flyHelicopter } from './fly.ts'
import { loadHelicopter } from './loadUp.ts'
import { takeOff } from './takeOff.ts'

/** Helicopters, gunships, medevacs (FNG pp. 85-92). Their turns in play are counted with those of planes. */
export const helicopters: Chapter = {
  actions: [flyHelicopter, loadHelicopter, takeOff, fireFromHelicopter, fireTurret, dropStuff, fireAtAircraft],
  hooks: {},
}
