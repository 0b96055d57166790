import type { JournalMark, JournalPage, JournalRow } from '../../../contract/journal.ts'
import { sealedTitle, type Line } from '../../engine/lines.ts'
import type { Found } from '../../store/search.ts'
import type { Entry, Heading } from '../../store/types.ts'
import { isPlaceholder } from '../campaign/placeholder.ts'
import type { OpenTour } from '../library/openTours.ts'
import { kindTitle, namesIn } from './kindTitle.ts'
import { ownWords } from './ownWords.ts'
import { sealOn, type Seal } from './seal.ts'

/** What is looked for in the journal; all of it must fit. */
export interface JournalWanted {
  readonly text: string
  readonly date?: string | undefined
  readonly step?: string | undefined
  readonly man?: number | undefined
  readonly by?: 'program' | 'player' | undefined
  readonly corrections: boolean
  readonly undone: boolean
}

/** Which of the entries that fit are wanted. */
export interface PageWanted {
  /** Only entries older than this one; left out, from the newest on. */
  readonly before?: number | undefined
  readonly limit: number
}

/** @returns the newest of the entries that fit, and what can be asked for. Of the others not more than their headings is read. */
export function journalPage(tour: OpenTour, wanted: JournalWanted, { before, limit }: PageWanted): JournalPage {
  const { file, game } = tour
  const all = file.headings()
  const found = file.search(wanted.text, (entry) => ownWords(game, entry))
  const seal = sealOn(tour)
  const words = found && wordsOf(found, all, seal)
  const marks = marksOf(tour, all)
  const fitting = byHand(tour, fittingIn(tour, wanted, { all, words, marks, seal }), wanted.by, seal)
  const older = fitting.filter(({ id }) => before === undefined || id < before)
  const shown = older.slice(-limit)
  const onPath = all.filter((entry) => entry.onPath)
  return {
    rows: rowsOf(tour, shown, { all, words, marks, seal }).toReversed(),
    found: fitting.length,
    more: older.length > shown.length,
    total: onPath.length,
    undone: all.length - onPath.length,
    dates: [...new Set(onPath.map((entry) => entry.moment))].reverse(),
    kinds: kindsOf(tour, all, seal),
    men: game.words.men(file.load().state),
  }
}

type Listed = Heading & { readonly onPath: boolean }
type Marks = (entry: Listed) => readonly JournalMark[]

interface Known {
  readonly all: readonly Listed[]
  /** The line found in each entry that holds the words; null where none are looked for. */
  readonly words: ReadonlyMap<number, string | null> | null
  readonly marks: Marks
  readonly seal: Seal
}

/** Words that an entry keeps secret are found once it has been opened, those of an undone one that is shut never. */
function wordsOf(found: readonly Found[], all: readonly Listed[], seal: Seal): ReadonlyMap<number, string | null> {
  const entries = new Map(all.map((entry) => [entry.id, entry]))
  const open = found.filter(({ entry: id, secret }) => {
    const entry = entries.get(id)
    return entry !== undefined && !seal.isShut(entry) && (!secret || seal.isOpened(entry))
  })
  return new Map(open.map(({ entry, line }) => [entry, line]))
}

function fittingIn(tour: OpenTour, wanted: JournalWanted, { all, words, marks, seal }: Known): readonly Listed[] {
  const ofMan = wanted.man === undefined ? null : entriesOfMan(tour, wanted.man, seal)
  return all.filter(
    (entry) =>
      (words === null || words.has(entry.id)) &&
      (ofMan === null || ofMan.has(entry.id)) &&
      (wanted.undone || entry.onPath) &&
      (wanted.date === undefined || entry.moment === wanted.date) &&
      (wanted.step === undefined || kindOf(tour.game.system.id, entry, seal) === wanted.step) &&
      (!wanted.corrections || marks(entry).some((one) => one === 'putRight' || one === 'correction')),
  )
}

/** Who rolled stands on the tapes: only for this are all entries looked into that fit otherwise. */
function byHand(
  { file }: OpenTour,
  entries: readonly Listed[],
  by: JournalRow['by'] | undefined,
  seal: Seal,
): readonly Listed[] {
  if (by === undefined) return entries
  const ids = entries.map(({ id }) => id)
  const lines = file.linesOf(ids)
  const hands = new Map(file.entriesOf(ids).map((entry) => [entry.id, handOf(entry, lines.get(entry.id), seal)]))
  return entries.filter(({ id }) => hands.get(id) === by)
}

function rowsOf({ file, game }: OpenTour, shown: readonly Listed[], { words, marks, seal }: Known): JournalRow[] {
  const ids = shown.map(({ id }) => id)
  const head = file.info().head
  const lines = file.linesOf(ids)
  return file.entriesOf(ids).map((entry) => ({
    id: entry.id,
    depth: entry.depth,
    step: `${game.system.id}.${entry.step}`,
    title: seal.title(entry),
    date: entry.moment,
    onPath: entry.onPath,
    here: entry.id === head,
    text: words?.get(entry.id) ?? firstOf(seal.lines(entry, lines.get(entry.id) ?? [])),
    marks: marks(entry),
    by: handOf(entry, lines.get(entry.id), seal),
  }))
}

const firstOf = (lines: readonly Line[]): string => lines.find((line) => !line.secret)?.text ?? ''

/** The kinds of step that were taken, each by what its titles share. */
function kindsOf({ game, file }: OpenTour, all: readonly Listed[], seal: Seal): JournalPage['kinds'] {
  const kinds = Map.groupBy(
    all.filter((entry) => !isPlaceholder(entry)),
    (entry) => kindOf(game.system.id, entry, seal),
  )
  const { state } = file.load()
  const names = [...new Set([...namesIn(state), ...game.words.men(state).map(({ name }) => name)])]
  return [...kinds]
    .map(([step, entries]) => ({
      step,
      title: kindTitle(
        entries.map((entry) => seal.title(entry)),
        names,
      ),
    }))
    .sort((a, b) => a.title.localeCompare(b.title))
}

/** @returns the step of an entry; of all that is called sealed one kind, for which step it was is not told. */
const kindOf = (system: string, entry: Listed, seal: Seal): string =>
  seal.title(entry) === sealedTitle ? sealedTitle : `${system}.${entry.step}`

/** Who rolled: the player as soon as one throw was his. Of what is sealed not even that anything was rolled is told. */
function handOf(entry: Entry, lines: readonly Line[] = [], seal: Seal): JournalRow['by'] {
  if (seal.hidesInput(entry, lines)) return null
  const { tape } = entry
  const thrown = tape.filter(({ kind }) => kind === 'dice' || kind === 'row')
  if (thrown.length === 0) return null
  return thrown.some(({ by }) => by === 'player') ? 'player' : 'program'
}

/** Entries that tell of the man or were handed his name, but for what is sealed: to be found by him would tell of it. */
function entriesOfMan(tour: OpenTour, man: number, seal: Seal): ReadonlySet<number> {
  const { file, game } = tour
  const { menIn, manField } = game.words
  const told = file.entriesAbout({ collection: menIn, id: man })
  const named = new Set(manField === undefined ? [] : file.entriesNaming(manField, man))
  const ofHisRows = new Set(entriesOfHisRows(tour, man))
  const found = [...new Set([...told, ...named, ...ofHisRows])]
  const lines = file.linesOf(found)
  const placed = new Map(file.headings().map((entry) => [entry.id, entry.onPath]))
  const isFound = (entry: Entry): boolean => {
    const here = { ...entry, onPath: placed.get(entry.id) ?? false }
    const all = lines.get(entry.id) ?? []
    const isOpen = !seal.hidesInput(here, all)
    if (isOpen && (named.has(entry.id) || ofHisRows.has(entry.id))) return true
    return seal.lines(here, all).some((line) => !line.secret && isAbout(line, menIn, man))
  }
  return new Set(
    file
      .entriesOf(found)
      .filter(isFound)
      .map(({ id }) => id),
  )
}

const isAbout = ({ about }: Line, collection: string, id: number): boolean =>
  about?.collection === collection && about.id === id

/** Entries about what stands for the man. */
function entriesOfHisRows({ file, game }: OpenTour, man: number): number[] {
  const { words, now } = game
  if (!words.rowsOf) return []
  const ends = file.contents().filter(({ step }) => now.endsTurn(step))
  const gone = ends.flatMap(({ id }) => file.changes(id)).filter(({ after }) => after === null)
  const rows = words.rowsOf(file.load().state, gone, man)
  return rows.flatMap((row) => file.entriesAbout(row))
}

/** @returns what is odd about an entry. Two entries of one step after the same parent tell the same moment twice. */
function marksOf({ game }: OpenTour, all: readonly Listed[]): Marks {
  const beside = Map.groupBy(all, ({ parent }) => parent)
  return (entry) => {
    const found: JournalMark[] = []
    const others = (beside.get(entry.parent) ?? []).filter(({ id, step }) => id !== entry.id && step === entry.step)
    if (!entry.onPath) found.push(others.some(({ onPath }) => onPath) ? 'replaced' : 'undone')
    else if (others.some(({ id }) => id < entry.id)) found.push('putRight')
    if (game.corrections.includes(entry.step)) found.push('correction')
    return found
  }
}
