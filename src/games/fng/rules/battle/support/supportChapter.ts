import type { Chapter } from '../chapter.ts'
import { tellPoliticalCommand } from '../turn/commanders.ts'
import { arrive } from './arrivals.ts'
import { callSupport } from './callSupport.ts'
import { checkReinforcements } from './check.ts'
import { radioActivate } from './radioActivate.ts'
import { releaseSupport } from './release.ts'

/** Radios, Ready and On Demand Support, reinforcements of both sides (FNG chapters 13 and 17). */
export const support: Chapter = {
  actions: [callSupport, radioActivate, releaseSupport],
  hooks: {
    turnBegins: checkReinforcements,
    sideBegins: (scene, side) => {
      if (side === 'ours') arrive(scene)
      else tellPoliticalCommand(scene)
    },
  },
}
