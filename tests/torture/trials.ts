import { calls } from './calls/calls.ts'
import { cuts } from './damage/cuts.ts'
import { flips } from './damage/flips.ts'
import { doors } from './doors/doors.ts'
import { faults } from './faults/faults.ts'
import { hostile } from './hostile/hostile.ts'
import { kills } from './kills/kills.ts'
import type { Trial } from './trial.ts'

/** All trials, in the order in which the page tells of them. */
export const trials: readonly Trial[] = [kills, flips, cuts, hostile, calls, faults, doors]
