/** What is drawn on a marker. */
export type MarkerSign = 'concealed' | 'reload' | 'acted' | 'shaken' | 'routed' | 'wounded' | 'prone' | 'spotted'

export interface Marker {
  readonly sign: MarkerSign
  readonly word: string
}

/** Markers of one size, row by row. */
export interface MarkerBlock {
  readonly title: string
  readonly note: string
  /** In points. */
  readonly size: { readonly w: number; readonly h: number }
  readonly across: number
  readonly markers: readonly Marker[]
}

const times = (count: number, sign: MarkerSign, word = ''): Marker[] =>
  Array.from({ length: count }, () => ({ sign, word }))

const large = { w: 86, h: 62 }
const small = { w: 43, h: 40 }

/** Concealed groups that markers are printed for at least. */
const usualGroups = 12

const acrossGroups = 6

/** Markers of concealed groups, in whole rows. @param count of those that the game has on its table. */
export function concealedBlock(count: number): MarkerBlock {
  const groups = Math.max(usualGroups, Math.ceil(count / acrossGroups) * acrossGroups)
  return {
    title: 'Concealed groups',
    note: 'number down, in brush, woods, boulders, streambeds, buildings; from above a dummy looks the same',
    size: large,
    across: acrossGroups,
    markers: Array.from({ length: groups }, (_, i) => ({ sign: 'concealed', word: String(i + 1) })),
  }
}

/** What of both sides may stand on the table. */
export interface Need {
  readonly groups: number
  readonly units: number
  readonly figures: number
}

const acrossSmall = 12

/** A block in whole rows: so many of each kind, those of the last kind fill it. */
function smallBlock(
  title: string,
  note: string,
  kinds: readonly { readonly sign: MarkerSign; readonly word?: string; readonly count: number }[],
): MarkerBlock {
  const wanted = kinds.flatMap(({ sign, word = '', count }) => times(Math.max(1, Math.ceil(count)), sign, word))
  const last = wanted.at(-1)!
  const missing = (acrossSmall - (wanted.length % acrossSmall)) % acrossSmall
  return {
    title,
    note,
    size: small,
    across: acrossSmall,
    markers: [...wanted, ...times(missing, last.sign, last.word)],
  }
}

/**
 * All other markers of a game, by what its rosters need: one in four units reloads for two turns, one in three is shaken
 * and one in six routed at a time, one figure in ten is down.
 *
 * @param share of that need.
 */
export const otherBlocks = ({ units, figures }: Need, share = 1): readonly MarkerBlock[] => [
  smallBlock(
    'Reload',
    'on each unit that fired, several for slow weapons; one comes off in the morale phase of the next turn',
    [{ sign: 'reload', count: Math.max(24, units * 1.5 * share) }],
  ),
  smallBlock('Has acted', 'off again when the phase ends', [{ sign: 'acted', count: Math.max(12, units * share) }]),
  smallBlock('Shaken, routed', 'shaken: rally in the movement phase; routed: in the morale phase, or it is removed', [
    { sign: 'shaken', word: 'S', count: Math.max(8, (units / 3) * share) },
    { sign: 'routed', word: 'R', count: Math.max(4, (units / 6) * share) },
  ]),
  smallBlock(
    'Wounded, prone, spotted',
    'prone: 1D6, fires every other turn; spotted by one, spotted by all in line of sight',
    [
      { sign: 'wounded', count: Math.max(6, (figures / 10) * share * share) },
      { sign: 'prone', count: Math.max(6, (figures / 10) * share * share) },
      { sign: 'spotted', count: Math.max(6, (units / 3) * share) },
    ],
  ),
]

/** @returns a block with so many rows more, of its kinds by turns. */
export function withRows(block: MarkerBlock, rows: number): MarkerBlock {
  const kinds = block.markers.filter(
    ({ sign, word }, i, all) => all.findIndex((one) => one.sign === sign && one.word === word) === i,
  )
  const each = (rows * block.across) / kinds.length
  return { ...block, markers: kinds.flatMap((kind) => grown(block.markers, kind, each)) }
}

const grown = (markers: readonly Marker[], { sign, word }: Marker, more: number): Marker[] => {
  const own = markers.filter((one) => one.sign === sign && one.word === word)
  return [...own, ...times(more, sign, word)]
}
