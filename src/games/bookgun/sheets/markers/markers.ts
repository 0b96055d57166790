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
export const usualGroups = 12

const acrossGroups = 6

/** Markers of concealed groups, in whole rows. @param count of those that the game has on its table. */
export function concealedBlock(count: number): MarkerBlock {
  const groups = Math.max(usualGroups, Math.ceil(count / acrossGroups) * acrossGroups)
  return {
    title: 'Concealed groups',
    note: 'face up in brush, woods, boulders, streambeds, buildings; a dummy looks the same',
    size: large,
    across: acrossGroups,
    markers: Array.from({ length: groups }, (_, i) => ({ sign: 'concealed', word: String(i + 1) })),
  }
}

/** All other markers of a game, in whole rows. */
export const otherBlocks: readonly MarkerBlock[] = [
  {
    title: 'Reload',
    note: 'on each unit that fired, several for slow weapons; one comes off in the morale phase of the next turn',
    size: small,
    across: 12,
    markers: times(24, 'reload'),
  },
  {
    title: 'Has acted',
    note: 'off again when the phase ends',
    size: small,
    across: 12,
    markers: times(12, 'acted'),
  },
  {
    title: 'Shaken, routed',
    note: 'shaken: rally in the movement phase; routed: in the morale phase, or it is removed',
    size: small,
    across: 12,
    markers: [...times(8, 'shaken', 'S'), ...times(4, 'routed', 'R')],
  },
  {
    title: 'Wounded, prone, spotted',
    note: 'prone: 1D6, fires every other turn; spotted by one, spotted by all in line of sight',
    size: small,
    across: 12,
    markers: [...times(6, 'wounded'), ...times(3, 'prone'), ...times(3, 'spotted')],
  },
]
