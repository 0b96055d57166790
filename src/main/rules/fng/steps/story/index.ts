import type { Steps } from '../../../../engine/system.ts'
import type { FngState } from '../../state.ts'
import { changeCaption, placePicture, removePicture } from './pictures.ts'
import { writeNote } from './writeNote.ts'

/** The steps that write the player's own story beside the journal: notes and pictures. No rule of the book asks for them. */
export const storySteps = {
  writeNote,
  placePicture,
  changeCaption,
  removePicture,
} satisfies Steps<FngState>
