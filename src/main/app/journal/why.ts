import type { WhyLink, WhyView } from '../../../contract/why.ts'
import type { About } from '../../engine/lines.ts'
import type { AnyRow, AnyState, Change, Collections } from '../../engine/state.ts'
import type { Heading, JournalLine } from '../../store/types.ts'
import type { OpenTour } from '../library/openTours.ts'
import { asSeen, lineView, tablesById } from './lineView.ts'
import { sealOn } from './seal.ts'

/** Lines about nothing in particular that may stand for an entry; more would be its whole story. */
const fewLines = 3

/**
 * Where a number comes from: every entry that changed it or rolled for it, newest first. Where no line is about the
 * number itself, the lines about its row tell, then those about rows that belong to it, then the entry's own; and
 * before and after are told in any case, so no number is without an answer.
 *
 * @param about a row, and mostly one of its fields.
 */
export function whyView(tour: OpenTour, about: About): WhyView {
  const { game, file } = tour
  const { state } = file.load()
  if (game.seals?.isKept(state, about)) return { summary: null, links: [] }
  const links = linksOf({ game, file }, about)
  const tables = tablesById(game.system.tables)
  const seal = sealOn(tour)
  return {
    summary: game.words.outlook(state, about),
    links: folded(links)
      .map((run): WhyLink => {
        const [first, last] = [run[0]!, run.at(-1)!]
        return {
          entry: last.entry.id,
          title: last.entry.title,
          date: last.entry.moment,
          times: run.length,
          since: first.entry.moment,
          change: changeOf({ game, file }, state, about, first, last),
          lines: asSeen(seal.lines({ ...last.entry, onPath: true }, last.lines)).map((line) => lineView(line, tables)),
        }
      })
      .reverse(),
  }
}

/** Only entries that changed the row or tell of it are read: what else the journal holds does not matter. */
function linksOf({ game, file }: Pick<OpenTour, 'game' | 'file'>, about: About): Link[] {
  const { collections } = game.system
  const { state } = file.load()
  const path = file.contents()
  const told = Map.groupBy(file.linesAbout(about), ({ depth }) => depth)
  const touched = new Set(file.touching(about).map(({ depth }) => depth))
  const depths = [...new Set([...told.keys(), ...touched])].sort((a, b) => a - b)
  return depths.flatMap((depth): Link[] => {
    const entry = path[depth - 1]!
    const found = touched.has(depth) ? file.changeOf(entry.id, about) : null
    const change = found && changes(found, about) ? found : null
    const own = told.get(depth)
    if (change === null && own === undefined) return []
    const known = () => ({ changes: file.changes(entry.id), state, collections })
    const lines = change === null ? inOrder(own ?? []) : linesFor(file.lines(entry.id), about, known)
    return [{ entry, change, lines, bare: lines.every((line) => line.about === null) }]
  })
}

interface Link {
  readonly entry: Heading
  readonly change: Change | null
  readonly lines: readonly JournalLine[]
  /** No line of it is about the row: it happened to many at once. */
  readonly bare: boolean
}

const changes = (change: Change, { collection, id, field }: About): boolean =>
  change.collection === collection &&
  change.id === id &&
  (field === undefined || valueOf(change.before, field) !== valueOf(change.after, field))

const valueOf = (row: AnyRow | null, field: string): unknown => row?.[field] ?? null

const inOrder = (lines: readonly JournalLine[]) => lines.toSorted((a, b) => a.position - b.position)

function linesFor(
  lines: readonly JournalLine[],
  { collection, id, field }: About,
  known: () => Known,
): readonly JournalLine[] {
  const ofRow = lines.filter(({ about }) => about?.collection === collection && about.id === id)
  const ofField = ofRow.filter(({ about }) => field === undefined || about?.field === field)
  const own = ofField.length > 0 ? ofField : ofRow
  // A line without dice or table only sums up: what it sums up tells more.
  if (own.some((line) => line.table !== null || line.faces.length > 0)) return own
  const around = known()
  const all = lines.filter((line) => own.includes(line) || isPart(line, { collection, id }, around))
  if (all.length > 0) return all
  // A row that only ties others together, such as a man to a mission, is told of with what it names.
  const owners = ownersOf(around.changes, { collection, id }, around.collections)
  const ofOwners = lines.filter((line) => isAbout(line, owners))
  if (ofOwners.length > 0) return ofOwners
  const general = lines.filter(({ about }) => about === null)
  return general.length <= fewLines ? general : []
}

/** What is known of the rows that lines of an entry are about. */
interface Known {
  /** Changes of the entry. */
  readonly changes: readonly Change[]
  /** The tour as it stands now. */
  readonly state: AnyState
  readonly collections: Collections
}

/**
 * Is a line about a row that belongs to this one: the points of a mission? One that came with an earlier entry, and is
 * only counted in this, belongs to it as well.
 */
function isPart(
  { about }: JournalLine,
  { collection, id }: Pick<About, 'collection' | 'id'>,
  { changes: all, state, collections }: Known,
): boolean {
  if (about === null) return false
  const columns = Object.entries(collections[about.collection] ?? {}).flatMap(([column, { references }]) =>
    references === collection ? [column] : [],
  )
  if (columns.length === 0) return false
  const changed = all.find((change) => change.collection === about.collection && change.id === about.id)
  const row = changed?.after ?? changed?.before ?? state[about.collection]?.find((one) => one.id === about.id)
  return columns.some((column) => row?.[column] === id)
}

/** Rows that this row points at. */
function ownersOf(
  all: readonly Change[],
  { collection, id }: Pick<About, 'collection' | 'id'>,
  collections: Collections,
): ReadonlySet<string> {
  const change = all.find((one) => one.collection === collection && one.id === id)
  const row = change?.after ?? change?.before
  const columns = Object.entries(collections[collection] ?? {})
  return new Set(
    columns.flatMap(([column, { references }]) =>
      references !== undefined && typeof row?.[column] === 'number' ? [`${references} ${row[column]}`] : [],
    ),
  )
}

const isAbout = ({ about }: JournalLine, rows: ReadonlySet<string>): boolean =>
  about !== null && rows.has(`${about.collection} ${about.id}`)

/** Entries of one kind in a row that tell nothing about the row itself become one link. */
function folded(links: readonly Link[]): Link[][] {
  const runs: Link[][] = []
  for (const link of links) {
    const last = runs.at(-1)
    const same = last && last[0]!.bare && link.bare && last[0]!.entry.step === link.entry.step
    if (same) last.push(link)
    else runs.push([link])
  }
  return runs
}

function changeOf(
  { game, file }: Pick<OpenTour, 'game' | 'file'>,
  state: AnyState,
  { collection, field }: About,
  first: Link,
  last: Link,
): WhyLink['change'] {
  if (first.change === null || last.change === null || field === undefined) return null
  const words = ({ entry }: Link, row: AnyRow | null) => {
    const value = valueOf(row, field)
    const named = game.system.collections[collection]?.[field]?.references
    const then =
      named === undefined || typeof value !== 'number'
        ? state
        : withRowAt(file, state, { collection: named, id: value }, entry)
    return game.words.value(then, { collection, field, value })
  }
  return { before: words(first, first.change.before), after: words(last, last.change.after) }
}

/** @returns the state with one row as it was right after an entry: a man is named by the rank he held then. */
function withRowAt(
  file: OpenTour['file'],
  state: AnyState,
  row: Pick<About, 'collection' | 'id'>,
  { depth }: Heading,
): AnyState {
  const last = file.touching(row).findLast((entry) => entry.depth <= depth)
  const found = last && file.changeOf(last.id, row)?.after
  const others = (state[row.collection] ?? []).filter(({ id }) => id !== row.id)
  return { ...state, [row.collection]: found ? [found, ...others] : others }
}
