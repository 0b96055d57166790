/** What is drawn on a counter. */
export type CounterSign =
  'one' | 'many' | 'noise' | 'known' | 'ready' | 'shot' | 'hidden' | 'smoke' | 'claymore' | 'apc'

export interface Counter {
  readonly sign: CounterSign
  readonly word: string
}

export interface CounterBlock {
  readonly title: string
  readonly note: string
  readonly counters: readonly Counter[]
}

const times = (count: number, sign: CounterSign, word = ''): Counter[] =>
  Array.from({ length: count }, () => ({ sign, word }))

const each = (sign: CounterSign, words: readonly string[]): Counter[] => words.map((word) => ({ sign, word }))

const shots = ['T', '1', '2', '3', '4', '5']
const noises = [
  '1',
  '1',
  '1',
  '1',
  '1',
  '1',
  '1',
  '1',
  '2',
  '2',
  '2',
  '2',
  '2',
  '2',
  '3',
  '3',
  '3',
  '3',
  '3',
  '3',
  '4',
  '4',
  '5',
  '6',
]

/** All counters of a game, in rows of twelve. */
export const counterBlocks: readonly CounterBlock[] = [
  {
    title: 'Suppression',
    note: 'on the figure: 1, then 3 and 5 as change',
    counters: [...times(36, 'one'), ...times(8, 'many', '3'), ...times(4, 'many', '5')],
  },
  { title: 'Noise', note: 'pips of a figure or group, till its next turn', counters: each('noise', noises) },
  {
    title: 'Known',
    note: 'heard, seen (4") or fired: may be fired on through the whole next turn',
    counters: times(12, 'known'),
  },
  {
    title: 'Getting ready',
    note: 'phases already spent on a grenade or a launcher',
    counters: [...times(6, 'ready', '1'), ...times(6, 'ready', '2')],
  },
  {
    title: 'Fire support',
    note: 'where each shot fell: target T, shots 1 to 5',
    counters: each('shot', [...shots, ...shots]),
  },
  {
    title: 'Hidden',
    note: 'numbered for the sealed list, the same on both sides',
    counters: each(
      'hidden',
      Array.from({ length: 12 }, (_, i) => String(i + 1)),
    ),
  },
  {
    title: 'Other',
    note: 'smoke, a claymore with its facing, an M113 that cannot move',
    counters: [...times(5, 'smoke'), ...times(4, 'claymore'), ...times(3, 'apc')],
  },
]
