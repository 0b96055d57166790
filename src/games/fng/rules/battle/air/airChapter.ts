import type { Chapter } from '../chapter.ts'
import { directStrike } from './directStrike.ts'
import { facRun } from './facRun.ts'
import { dropFlare } from './flare.ts'
import { airHooks } from './hooks.ts'
import { ordnanceLands } from './ordnanceLands.ts'
import { spotFromHelicopter } from './spot.ts'
import { strikePass } from './strikePass.ts'

/** Air strikes, FACs, fire from the ground at aircraft (FNG pp. 80-85). */
export const air: Chapter = {
  actions: [directStrike, strikePass, ordnanceLands, facRun, spotFromHelicopter, dropFlare],
  hooks: airHooks,
}
