import type { BroughtInView } from '../../../contract/library.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { openTourBytes, type ConnectedTour } from '../../store/openTour.ts'
import { tourFile } from '../../store/openTourFile.ts'
import { playedAgain } from '../campaign/playedAgain.ts'
import { readJson } from '../exchange/readJson.ts'
import { gameOf, systems } from '../gameOf.ts'

/** What is said of a file that was brought in. */
export type Verdict = Pick<BroughtInView, 'sound' | 'told'>

/** A file that may go into the library: its bytes as they are to lie there, and what is said of it. */
export interface TakenIn extends Verdict {
  readonly bytes: Buffer
}

/**
 * Looks over a file from elsewhere: the file of a tour, or one as JSON. It is checked and played again, as a copy is that is
 * restored. One that can be opened is taken in whatever is found, for the player may have nothing better; he is told at once.
 *
 * @param name of the file, for what is said.
 * @param log takes what went wrong and nobody foresaw.
 * @throws RuleError, StoreError for what is no tour, or cannot be opened; RuleError too for JSON that is not what it says.
 */
export function* takeIn(name: string, bytes: Buffer, log: (error: unknown) => void): Work<TakenIn> {
  const isJson = isText(name, bytes)
  const tour = isJson ? yield* partOf(readJson(name, bytes), 0, 0.7) : bytes
  const opened = openTourBytes(name, tour, systems)
  try {
    // What was made of JSON has been checked.
    const unsound = isJson ? null : yield* partOf(checked(name, opened), 0, 0.5)
    const verdict = unsound ?? (yield* partOf(played(name, opened, log), isJson ? 0.7 : 0.5, 1))
    return { bytes: tour, ...verdict }
  } finally {
    opened.connection.close()
  }
}

/** Is it JSON, by its name or by how it begins? Any other text is no tour of any form. */
const isText = (name: string, bytes: Buffer): boolean =>
  /\.json$/i.test(name) || /^\uFEFF?\s*[{[]/.test(bytes.toString('utf8', 0, 64))

/** @returns what is said of one that is not sound; null for one that is. */
function* checked(name: string, opened: ConnectedTour): Work<Verdict | null> {
  yield { done: 0, of: 1, what: `${name}: checking it` }
  const file = tourFile(opened)
  // Where its rows are not what its journal comes to, it could not be opened in the library either.
  file.load()
  const [first, ...more] = yield* file.faults()
  if (!first) return null
  const others = more.length === 0 ? '' : `, and ${more.length} more like it`
  return {
    sound: false,
    told: `${here(name)} it is not sound: ${first.message.replace(/\.$/, '')}${others}. It was damaged, or changed by another program. ${cure} Check files, in the library, tells all that was found.`,
  }
}

/** @returns what is said of one that has been played again. */
function* played(name: string, opened: ConnectedTour, log: (error: unknown) => void): Work<Verdict> {
  const game = gameOf(opened.system.id)
  const view = yield* playedAgain({ campaign: name, file: tourFile(opened), game }, log)
  if (view === null)
    return {
      sound: false,
      told: `${here(name)} it cannot be played again to its end. It stands as it was written. ${cure}`,
    }
  const { entries, kept, first } = view
  if (first)
    return {
      sound: false,
      told: `${here(name)} played again, line ${first.depth}, ${first.title}, comes out differently: ${first.how.replace(/\.$/, '')}. It stands as it was written. ${cure}`,
    }
  const older = kept.reduce((sum, one) => sum + one.entries.length, 0)
  if (older === 0) return { sound: true, told: null }
  return {
    sound: true,
    told: `${older} of the ${entries} journal lines of ${name} were played by older rules, and would come out differently by those of today. They are kept as they were played.`,
  }
}

const here = (name: string) => `${name} is in the library now, but`
const cure = 'If you can get another copy of it, use that one.'
