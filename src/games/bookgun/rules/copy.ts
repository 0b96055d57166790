import { copyCells } from '../../../main/engine/copyCells.ts'
import { movement } from './tables/movement.ts'
import { rally, spotting } from './tables/spotting.ts'

/** What the text has lost of its tables, to be filled in from the player's copy. */
export const bookgunCopy = copyCells([spotting, movement, rally])
