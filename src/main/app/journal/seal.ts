import { sealedTitle, type Line } from '../../engine/lines.ts'
import type { Entry, Heading } from '../../store/types.ts'
import type { OpenTour } from '../library/openTours.ts'

/** An entry, and whether it leads to where the tour stands. */
type Placed = Pick<Heading, 'id' | 'depth' | 'title'> & { readonly onPath: boolean }

/** How much of the journal may be read where a tour stands. */
export interface Seal {
  /**
   * @returns the lines of an entry with those secret that are so by now: none once all has been opened; all, where the
   * entry was undone that opened something, for then that is as sealed as it was before.
   */
  readonly lines: <L extends Line>(entry: Placed, lines: readonly L[]) => readonly L[]
  /** What an entry is called: one that was undone may name who is sealed again. */
  readonly title: (entry: Placed) => string
  /** Has an undone entry to do with what is sealed where the tour stands? */
  readonly isShut: (entry: Placed) => boolean
  /** Was an entry kept secret, and has been opened since? */
  readonly isOpened: (entry: Placed) => boolean
  /** Must an entry's input and answers not be shown? */
  readonly hidesInput: (entry: Placed & Pick<Entry, 'input'>, lines: readonly Line[]) => boolean
}

/** Does an entry keep something to itself? */
export const isSealed = (lines: readonly Line[]): boolean => lines.some((line) => line.secret)

/** @returns the seal on the journal of a tour as it stands. */
export function sealOn({ game, file }: OpenTour): Seal {
  const { seals } = game
  if (!seals)
    return {
      lines: (_, lines) => lines,
      title: ({ title }) => title,
      isShut: () => false,
      isOpened: () => false,
      hidesInput: (_, lines) => isSealed(lines),
    }
  const { state } = file.load()
  const openBefore = seals.openBefore(state)
  const known = new Map<number, boolean>()
  const looksShut = (id: number) =>
    file.changes(id).some((change) => seals.opens(state, change) || seals.isKept(state, change))
  const isShut = ({ id, onPath }: Placed): boolean => {
    if (onPath) return false
    const shut = known.get(id) ?? looksShut(id)
    known.set(id, shut)
    return shut
  }
  const isOpened = ({ depth, onPath }: Placed) => onPath && depth < openBefore
  const asOfNow = <L extends Line>(entry: Placed, lines: readonly L[]): readonly L[] => {
    if (isOpened(entry)) return isSealed(lines) ? lines.map((line) => ({ ...line, secret: false })) : lines
    return isShut(entry) ? lines.map((line) => ({ ...line, secret: true })) : lines
  }
  return {
    lines: asOfNow,
    title: (entry) => (isShut(entry) ? sealedTitle : entry.title),
    isShut,
    isOpened,
    hidesInput: (entry, lines) =>
      isShut(entry) || isSealed(asOfNow(entry, lines)) || seals.namedIn(state, entry.input).length > 0,
  }
}
