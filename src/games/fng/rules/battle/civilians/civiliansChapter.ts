import type { Chapter } from '../chapter.ts'
import { checkPapers } from './checkPoint.ts'
import { civiliansAct } from './civiliansAct.ts'
import { civiliansLeave } from './civiliansLeave.ts'
import { civiliansReact } from './civiliansReact.ts'
import { orderTroops } from './orderTroops.ts'
import { placeCivilians } from './placeCivilians.ts'
import { speakWithCivilian } from './speakAction.ts'
import { traffic } from './traffic.ts'

/** Civilians, the local language, and check points (FNG pp. 55-57, 99). */
export const civilians: Chapter = {
  actions: [placeCivilians, civiliansReact, speakWithCivilian, checkPapers, civiliansLeave, orderTroops],
  hooks: { turnBegins: traffic, turnEnds: civiliansAct },
}
