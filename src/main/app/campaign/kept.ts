import type { KeptAsPlayed } from '../../../contract/campaign.ts'
import { correctionsSince, type Correction, type Mend } from '../../engine/corrections.ts'
import type { PastEntry } from '../../store/types.ts'

/** An entry that was played by other rules than today's, and would come out differently by these. */
export interface KeptEntry {
  readonly entry: PastEntry
  readonly how: string
}

/**
 * @returns the entries by the correction that came first after them and may have changed them; at the end those that no
 *   correction tells of.
 */
export function keptInWords(kept: readonly KeptEntry[], corrections: readonly Correction[]): KeptAsPlayed[] {
  const told = kept.map((one) => ({ ...one, correction: correctionsSince(corrections, one.entry)[0] ?? null }))
  return [...Map.groupBy(told, ({ correction }) => correction?.number ?? null)]
    .sort(([a], [b]) => (a ?? Infinity) - (b ?? Infinity))
    .map(([number, group]) => {
      const mends = corrections.flatMap((one) => (one.number === number ? one.mends : []))
      const touching = new Set(group.flatMap(({ correction }) => correction?.mends ?? []))
      const meant = inPageOrder(mends.filter((mend) => touching.has(mend)))
      return {
        text: sentence(group.length, number, meant),
        mends: meant.map(mendInWords),
        entries: group.map(({ entry, how }) => ({ id: entry.id, depth: entry.depth, title: entry.title, how })),
      }
    })
}

/** @returns them in the order of the book. */
export const inPageOrder = (mends: readonly Mend[]): readonly Mend[] =>
  mends.toSorted((a, b) => {
    const nth = a.pages.findIndex((page, i) => page !== b.pages[i])
    return nth < 0 ? a.pages.length - b.pages.length : a.pages[nth]! - (b.pages[nth] ?? 0)
  })

/** @returns "p. 30: An empty pistol no longer empties the rifle." */
export const mendInWords = ({ pages, text }: Mend): string => `${pagesInWords(pages)}: ${text}`

function sentence(entries: number, correction: number | null, mends: readonly Mend[]): string {
  const were = entries === 1 ? '1 entry was played' : `${entries} entries were played`
  if (correction === null) return `${were} by other rules than those of today: kept as played.`
  const pages = [...new Set(mends.flatMap((mend) => mend.pages))].sort((a, b) => a - b)
  return `${were} before correction ${correction} (${pagesInWords(pages)}): kept as played.`
}

const pagesInWords = (pages: readonly number[]): string => `${pages.length === 1 ? 'p.' : 'pp.'} ${pages.join(', ')}`
