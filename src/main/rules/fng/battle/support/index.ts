import type { Chapter } from '../chapter.ts'
import { arrive } from './arrivals.ts'
import { callSupport } from './callSupport.ts'
import { checkReinforcements } from './check.ts'
import { radioActivate } from './radioActivate.ts'

/** Radios, Ready and On Demand Support, reinforcements of both sides (FNG chapters 13 and 17). */
export const support: Chapter = {
  actions: [callSupport, radioActivate],
  hooks: {
    turnBegins: checkReinforcements,
    sideBegins: (scene, side) => {
      if (side === 'ours') arrive(scene)
    },
  },
}
