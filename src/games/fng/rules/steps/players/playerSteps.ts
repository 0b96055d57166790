import type { Steps } from '../../../../../main/engine/system.ts'
import type { FngState } from '../../state.ts'
import { leaveTable, seatPlayer } from './seatPlayer.ts'
import { openSecret, writeSecret } from './secrets.ts'

/** Friends at the table: who plays whom, and what one of them keeps to himself. */
export const playerSteps = {
  seatPlayer,
  leaveTable,
  writeSecret,
  openSecret,
} satisfies Steps<FngState>
