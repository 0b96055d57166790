import type { FigureView, SideView, TableView } from '../../../contract/table.ts'
import type { Ask } from './ask.ts'
import { blank, naming } from './draft.ts'
import type { Field } from './field.ts'
import { isSealed, onTable, pickable, shortName } from './people.ts'

/** One counter may come off each figure of the side; then the other side is on. */
export function askEndTurn(side: SideView, sealsApart: boolean): Ask {
  // Of hidden figures it comes off by itself: the list would tell of them.
  const countered = onTable(side).filter((figure) => figure.counters > 0 && !(sealsApart && isSealed(figure)))
  return {
    step: 'endTurn',
    title: `${side.name}'s turn ends`,
    button: `End ${side.name}'s turn`,
    still: true,
    said: 'One counter comes off each figure that is ticked.',
    fields: [
      {
        kind: 'figures',
        label: 'A counter comes off',
        part: 'one off',
        among: countered.map(pickable),
        tells: [],
        least: 0,
      },
    ],
    start: { ...blank, named: countered.map(({ id }) => naming(id)) },
    input: ({ named }) => ({
      keep: countered.map(({ id }) => id).filter((id) => !named.some(({ figure }) => figure === id)),
    }),
  }
}

/** The scenario or the players say when it is over, and who has won. */
export const askEndGame = ({ sides, game }: TableView): Ask => ({
  step: 'endGame',
  title: `Game ${game?.number ?? ''} ends`,
  button: 'End the game',
  still: true,
  said: 'Seals are opened and checked; the squads keep their men, and who was removed is out.',
  fields: [
    {
      kind: 'choice',
      name: 'which',
      label: 'Who has won',
      options: [
        ...sides.map(({ id, name }) => ({ value: String(id), label: name, refused: null })),
        { value: 'nobody', label: 'Nobody', refused: null },
      ],
    },
    { kind: 'text', name: 'words', label: 'How it ended', hint: 'In your own words', wanted: false },
    ...agreeing(sides),
  ],
  start: blank,
  input: ({ which, words, named }) => ({
    winner: which === 'nobody' ? null : Number(which),
    words,
    agreed: named.map(({ figure }) => figure),
  }),
})

/** The end opens what is sealed: each who has sealed anything says yes to it. */
function agreeing(sides: readonly SideView[]): Field[] {
  const among = sides
    .filter(({ hasSeals }) => hasSeals)
    .map(({ id, name }) => ({ figure: id, name, detail: 'what he has sealed is opened' }))
  return among.length === 0
    ? []
    : [{ kind: 'figures', label: 'They agree', part: 'agrees', among, tells: [], least: among.length }]
}

/** What these rules lack, close combat for one, or a slip of the hand. */
export const askByHand = ({ id, name, counters, out }: FigureView): Ask => ({
  step: 'byHand',
  title: `${shortName(name)}, by hand`,
  button: 'Write it down',
  still: true,
  said: 'For what the rules leave out, such as close combat, and for what went wrong.',
  fields: [
    { kind: 'number', name: 'counters', label: 'Counters', least: 0, most: 99 },
    { kind: 'flag', name: 'out', label: 'Off the table' },
    { kind: 'text', name: 'words', label: 'Why', hint: 'Close combat at the ford', wanted: false },
  ],
  start: { ...blank, counters, out },
  input: (draft) => ({ figure: id, counters: draft.counters, out: draft.out, words: draft.words }),
})

/** The table is drawn: it is as large as the players say. */
export const askTable = ({ ground }: TableView): Ask => ({
  step: 'layTable',
  title: ground ? 'The table, measured anew' : 'The table from above',
  button: ground ? 'Measure it' : 'Lay it out',
  still: true,
  said: 'Figures are put on it as they stand on yours, and distances are read off it. Nothing needs it: who does not want it plays by the list.',
  fields: [
    { kind: 'number', name: 'width', label: 'From left to right', least: 1, most: 240, unit: '"' },
    { kind: 'number', name: 'depth', label: 'From top to bottom', least: 1, most: 240, unit: '"' },
  ],
  start: { ...blank, ...ground },
  input: ({ width, depth }) => ({ width, depth }),
})
