import { extension, safeName } from './fileNames.ts'

/** Why a snapshot was taken: a turn has ended; the journal was about to be amended; a pack was about to be taken. */
export const occasions = ['turn', 'amendment', 'import'] as const
export type Occasion = (typeof occasions)[number]

/** What the name of a snapshot's file tells. */
export interface SnapshotName {
  /** Name of its file: what `restore` is told. */
  readonly snapshot: string
  /** How many entries led to where the tour stood; null for one of a version that named them by the clock alone. */
  readonly depth: number | null
  /** The manieth at that depth, from 1. */
  readonly nth: number
  readonly occasion: Occasion
  /** The moment of the game: "Late March 1967". */
  readonly label: string
  /** ISO time, as the clock of the machine had it. */
  readonly at: string
}

/** Depth and number stand first, so that a folder shows them in order; a file name must not hold the colons of a time. */
const named = new RegExp(
  String.raw`^(?:(\d{6,})-(\d{3,}) (${occasions.join('|')}) )?(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z) (.*)\.tour$`,
)

/** @returns what the name of a file tells; null for one that is no snapshot's. */
export function readName(snapshot: string): SnapshotName | null {
  const [, depth, nth, occasion = 'turn', day, minutes, seconds, label] = named.exec(snapshot) ?? []
  if (label === undefined) return null
  return {
    snapshot,
    depth: depth === undefined ? null : Number(depth),
    nth: Number(nth ?? 1),
    occasion: occasion as Occasion,
    label,
    at: `${day}:${minutes}:${seconds}`,
  }
}

/**
 * Names a new snapshot.
 * @param others that are there: it is numbered after those of the same depth.
 */
export function nameAt(
  { depth, occasion, label, at }: Omit<SnapshotName, 'snapshot' | 'nth' | 'depth'> & { readonly depth: number },
  others: readonly SnapshotName[],
): SnapshotName {
  const nth = 1 + Math.max(0, ...others.filter((one) => one.depth === depth).map((one) => one.nth))
  const number = `${String(depth).padStart(6, '0')}-${String(nth).padStart(3, '0')}`
  const title = safeName(label)
  const snapshot = `${number} ${occasion} ${at.replaceAll(':', '-')} ${title}${extension}`
  return { snapshot, depth, nth, occasion, label: title, at }
}

type Placed = Pick<SnapshotName, 'depth' | 'nth' | 'snapshot'>

/**
 * Orders snapshots by how far the tour had come, the farthest first: clocks are set wrong, and right again. Those that
 * bear no depth are older than all that do.
 */
export const fartherFirst = (a: Placed, b: Placed): number =>
  (b.depth ?? -1) - (a.depth ?? -1) || b.nth - a.nth || byName(b.snapshot, a.snapshot)

const byName = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
