import type { StepId } from '../paperSteps.ts'
import * as aftermath from './aftermath.ts'
import type { Came } from '../../../../../main/sheets/glance/paper.ts'
import type { Played } from './played.ts'
import * as setUp from './setUp.ts'

/** What came of each step that its phase has played. */
export const came: Readonly<Record<StepId, (played: Played) => Came>> = { ...setUp.came, ...aftermath.came }
