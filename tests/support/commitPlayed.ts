import { rulesVersionOf } from '../../src/main/engine/corrections.ts'
import { fngSystem } from '../../src/games/fng/rules/system.ts'
import type { TourFile } from '../../src/main/store/tourFile.ts'
import type { NewEntry, Place } from '../../src/main/store/types.ts'
import type { PlayedEntry } from './playTour.ts'

/** When all steps of a tour that is played in memory are written down. */
export const playedAt = '1967-01-01T12:00:00.000Z'

/** A step whose title nobody reads. */
type Untitled = Omit<PlayedEntry, 'title'>

/** @returns a step that was played in memory as it goes into a journal. */
export const entryOf = ({ step, input, tape, lines, changes }: Untitled, moment = ''): NewEntry => ({
  step,
  title: step,
  moment,
  input,
  tape,
  lines,
  changes,
  mode: 'program',
  rulesVersion: rulesVersionOf(fngSystem),
  at: playedAt,
})

/** Writes a step that was played in memory to a file, as the program would. */
export function commitPlayed(file: TourFile, entry: Untitled, expectedHead: Place): void {
  file.commit({ expectedHead, ...entryOf(entry) })
}
