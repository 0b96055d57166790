import type { Rules } from '../../../../main/engine/system.ts'
import { missing, type Table } from '../../../../main/engine/table.ts'
import type { BookletChapter, QrsBook } from '../../../../main/sheets/qrs/book.ts'
import type { QrsRow, QrsTable } from '../../../../main/sheets/qrs/qrsModel.ts'
import { copy } from '../../rules/copy/blanks.ts'
import { rulesOf } from '../../rules/copy/rulesOf.ts'
import { flow } from '../../rules/flow.ts'
import type { SkirmishState } from '../../rules/state.ts'
import { skirmishTables } from '../../rules/tables/index.ts'
import { emblem } from '../shared/signs.ts'

const titleOf = (wanted: (typeof flow)[number]['part']): string => flow.find(({ part }) => part === wanted)!.title

/** The parts of a side's turn, in their order; what a figure meets in its phases is told apart. */
const chapters: readonly BookletChapter[] = [
  { title: titleOf('check'), tables: ['skirmish.kia-check', 'skirmish.radio'] },
  { title: titleOf('support'), tables: ['skirmish.fire-support-effect', 'skirmish.deviation'] },
  {
    title: titleOf('phases'),
    tables: [
      ...['skirmish.phases', 'skirmish.movement', 'skirmish.weapons', 'skirmish.grenades'],
      'skirmish.grenade-distance',
    ],
  },
  {
    title: 'Hidden figures',
    tables: ['skirmish.noise', 'skirmish.detection', 'skirmish.alternate-spotting', 'skirmish.speculative-fire'],
  },
  {
    title: 'Mines and vehicles',
    tables: ['skirmish.ap-mine', 'skirmish.claymore', 'skirmish.apc-attack', 'skirmish.vehicles'],
  },
]

/** What the quick reference of Vietnam Skirmish Rules is made of: the player's own values are in it. */
export const skirmishBook: QrsBook = {
  title: 'Vietnam Skirmish Rules',
  tables: skirmishTables,
  emblem,
  booklet: { chapters, key: 'Framed: from your copy. A dashed box: the page does not say, to be written in.' },
  rulesOf: (state) => rulesOf(state as SkirmishState),
  headOf(state) {
    const [tour] = (state as SkirmishState).tour
    return tour ? { whose: tour.title, when: 'Vietnam Skirmish Rules' } : null
  },
  fromCopy: (table, rules) => (copy.tables.includes(table) ? copyTable(table, rules) : null),
}

/** What a table of the player's copy holds: a figure a column. */
function copyTable(book: Table, rules: Rules): Pick<QrsTable, 'columns' | 'rows'> {
  const table = rules.table(book)
  const figures = [...new Set(table.rows.flatMap(({ gives = {} }) => Object.keys(gives)))].filter(
    (figure) => figure !== 'name' && table.fromCopy?.[figure] !== undefined,
  )
  // By a die there is nothing but its face to be told: the title says the rest.
  const byDie = table.dice.kind === 'read'
  const columns = [
    { head: byDie ? 'die' : '', kind: byDie ? ('score' as const) : ('words' as const) },
    ...figures.map((figure) => ({ head: table.fromCopy![figure]!.column, kind: 'figure' as const })),
  ]
  const rows = table.rows.flatMap((row, i): QrsRow[] => {
    const printed = book.rows[i]!
    const { key, gives = {} } = row
    if (key!.startsWith('own') && gives['name'] === missing) return []
    const named = isOwn(printed, row, 'name')
    const of = (test: (figure: string) => boolean) => figures.flatMap((figure, c) => (test(figure) ? [c + 1] : []))
    return [
      {
        kind: 'cells',
        cells: [byDie ? key! : rowName(row, named), ...figures.map((figure) => figureWords(gives[figure]))],
        changed: [],
        blank: of((figure) => gives[figure] === missing),
        filled: [...(named ? [0] : []), ...of((figure) => isOwn(printed, row, figure))],
      },
    ]
  })
  return { columns, rows }
}

type Row = Table['rows'][number]

/** Has the player filled in what is printed nowhere? */
const isOwn = (printed: Row, { gives = {} }: Row, figure: string): boolean =>
  printed.gives?.[figure] === missing && gives[figure] !== missing

/** A row by what it is; one that the page does not name by the player's word for it. */
function rowName({ key, gives = {}, cells = {} }: Row, named: boolean): string {
  if (key!.startsWith('own')) return String(gives['name'])
  const what = String(Object.values(cells)[0] ?? key!)
  return named ? `${String(gives['name'])}: ${what.split(',')[0]!}` : what
}

const figureWords = (value: string | number | boolean | null | undefined): string =>
  value === missing ? '' : String(value ?? '')
