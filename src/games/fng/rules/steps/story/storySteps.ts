import type { Steps } from '../../../../../main/engine/system.ts'
import type { FngState } from '../../state.ts'
import { changeCaption, placePicture, removePicture } from './pictures.ts'
import { keepPrintSetup, removePrintSetup } from './printSetups.ts'
import { rollTable } from './rollTable.ts'
import { writeNote } from './writeNote.ts'

/**
 * The steps that write beside the half-month: the player's own story, notes and pictures, rolls on one table alone, and
 * what he prints together. No rule of the book asks for them.
 */
export const storySteps = {
  writeNote,
  placePicture,
  changeCaption,
  removePicture,
  rollTable,
  keepPrintSetup,
  removePrintSetup,
} satisfies Steps<FngState>
