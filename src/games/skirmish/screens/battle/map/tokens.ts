import type { BlastView, FigureView, PointView, SideView, TableView } from '../../../contract/table.ts'
import { countersWords, shortName, sideThatIsOn, sideThatWaits } from '../asks/people.ts'

/** What can be put somewhere on the drawn table: a figure, where something landed, what it was aimed at. */
export type Putting =
  { readonly kind: 'figure'; readonly id: number } | { readonly kind: 'shot' | 'aim'; readonly id: number }

export const keyOf = ({ kind, id }: Putting): string => `${kind} ${id}`

/** A figure as it is drawn. */
export interface Token {
  readonly figure: FigureView
  /** "3" of the side that is on, "E3" of the other. */
  readonly sign: string
  readonly number: number
  readonly foe: boolean
}

const tokensOf = (side: SideView | undefined, foe: boolean): readonly Token[] =>
  (side?.figures ?? []).map((figure, i) => ({ figure, foe, number: i + 1, sign: foe ? `E${i + 1}` : String(i + 1) }))

/** @returns all figures that are shown, those of the side that is on drawn last: they lie on top. */
export const allTokens = (table: TableView): readonly Token[] => [
  ...tokensOf(sideThatWaits(table), true),
  ...tokensOf(sideThatIsOn(table), false),
]

/** @returns a token in words. */
export function tokenWords({ figure, sign }: Token, at: PointView | null): string {
  const { name, counters, phases, left, words } = figure
  const where = at ? `${at.across}" from the left, ${at.down}" from above` : 'not on the table'
  return [`${sign}, ${name}`, `${left} of ${phases} phases`, countersWords(counters), words, where]
    .filter((word) => word !== '')
    .join(', ')
}

/** Shots of support that fell on one place share a circle. */
export interface ShotMark {
  readonly blast: BlastView
  readonly at: PointView
  /** "1,2"; empty of what is no support. */
  readonly label: string
}

const samePlace = (a: PointView, b: PointView): boolean =>
  Math.abs(a.across - b.across) < 0.05 && Math.abs(a.down - b.down) < 0.05

/** @returns everything that went off, as far as it is known where. */
export function shotMarks(blasts: readonly BlastView[]): readonly ShotMark[] {
  const marks: ShotMark[] = []
  for (const blast of blasts) {
    const { at, nth, sideId } = blast
    if (at === null) continue
    const shared = marks.findIndex(
      (one) => nth !== null && one.blast.nth !== null && one.blast.sideId === sideId && samePlace(one.at, at),
    )
    const mark = marks[shared]
    if (mark) marks[shared] = { ...mark, label: `${mark.label},${nth}` }
    else marks.push({ blast, at, label: nth === null ? '' : String(nth) })
  }
  return marks
}

/** Something that is not on the drawn table yet, with what it is called there. */
export interface Waiting {
  readonly putting: Putting
  readonly label: string
  readonly words: string
  readonly foe: boolean
}

/** @returns what could be placed and has not been; a shot only when what it goes astray from lies on the table. */
export function waitingOf(table: TableView): readonly Waiting[] {
  const figures = allTokens(table)
    .filter(({ figure }) => figure.at === null && !figure.out)
    .toSorted((a, b) => Number(a.foe) - Number(b.foe))
    .map(({ figure, sign, foe }): Waiting => ({
      putting: { kind: 'figure', id: figure.id },
      label: sign,
      words: shortName(figure.name),
      foe,
    }))
  const shots = table.blasts
    .filter(({ at }) => at === null)
    .flatMap(({ id, nth, aim, from, landed, stray }): readonly Waiting[] => {
      const putting = { kind: nth === 1 && aim === null ? 'aim' : 'shot', id } as const
      if (putting.kind === 'aim')
        return [{ putting, label: 'T', words: 'what the first shot was aimed at', foe: false }]
      if (nth !== null && from === null) return []
      return [{ putting, label: nth === null ? '×' : String(nth), words: stray ?? landed, foe: false }]
    })
  return [...figures, ...shots]
}
