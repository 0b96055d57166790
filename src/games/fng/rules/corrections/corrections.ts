import type { Correction } from '../../../../main/engine/corrections.ts'
import { correction2 } from './correction2/correction2.ts'

/** What was put right in the rules since they were first given to players, oldest first. A shipped one never changes. */
export const corrections: readonly Correction[] = [correction2]
