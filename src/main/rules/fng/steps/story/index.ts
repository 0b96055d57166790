import type { Steps } from '../../../../engine/system.ts'
import type { FngState } from '../../state.ts'
import { changeCaption, placePicture, removePicture } from './pictures.ts'
import { rollTable } from './rollTable.ts'
import { writeNote } from './writeNote.ts'

/** The steps that write the player's own story beside the journal: notes and pictures, and rolls on one table alone. No rule of the book asks for them. */
export const storySteps = {
  writeNote,
  placePicture,
  changeCaption,
  removePicture,
  rollTable,
} satisfies Steps<FngState>
