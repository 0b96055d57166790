import type { JournalMark, JournalPage, JournalRow } from '../../../contract/history.ts'
import type { Entry } from '../../store/types.ts'
import { isPlaceholder } from '../campaign/placeholder.ts'
import type { OpenTour } from '../library/openTours.ts'
import { ownWords } from './ownWords.ts'

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

/** @returns the entries that fit, newest first, and what can be asked for. */
export function journalPage(tour: OpenTour, wanted: JournalWanted): JournalPage {
  const { file, app } = tour
  const all = file.allEntries()
  const head = file.info().head
  const texts = file.firstLines()
  const found = file.search(wanted.text, (entry) => ownWords(app, entry))
  const lines = found && new Map(found.map(({ entry, line }) => [entry, line]))
  const ofMan = wanted.man === undefined ? null : entriesOfMan(tour, all, wanted.man)
  const marks = marksOf(tour, all)
  const rows = all
    .map((entry): JournalRow => ({
      id: entry.id,
      depth: entry.depth,
      step: `${app.system.id}.${entry.step}`,
      title: entry.title,
      date: entry.moment,
      onPath: entry.onPath,
      here: entry.id === head,
      text: lines?.get(entry.id) ?? texts.get(entry.id) ?? '',
      marks: marks(entry),
      by: handOf(entry),
    }))
    .filter(
      (row) =>
        (lines === null || lines.has(row.id)) &&
        (ofMan === null || ofMan.has(row.id)) &&
        (wanted.undone || row.onPath) &&
        (wanted.date === undefined || row.date === wanted.date) &&
        (wanted.step === undefined || row.step === wanted.step) &&
        (wanted.by === undefined || row.by === wanted.by) &&
        (!wanted.corrections || row.marks.some((one) => one === 'putRight' || one === 'correction')),
    )
    .sort((a, b) => b.id - a.id)
  const onPath = all.filter((entry) => entry.onPath)
  return {
    rows,
    total: onPath.length,
    undone: all.length - onPath.length,
    dates: [...new Set(onPath.map((entry) => entry.moment))].reverse(),
    kinds: kindsOf(app.system.id, all),
    men: app.men(file.load().state),
  }
}

/** The kinds of step that were taken, each by the title it had last; titles that name a man or a date are cut there. */
function kindsOf(system: string, all: readonly Entry[]): JournalPage['kinds'] {
  const titles = Map.groupBy(
    all.filter((entry) => !isPlaceholder(entry)),
    ({ step }) => step,
  )
  return [...titles]
    .map(([step, entries]) => ({ step: `${system}.${step}`, title: sharedTitle(entries.map(({ title }) => title)) }))
    .sort((a, b) => a.title.localeCompare(b.title))
}

/** @returns the words that all titles begin with: "End of …", "Move …"; the first whole where they share none. */
function sharedTitle(titles: readonly string[]): string {
  const [first = '', ...others] = new Set(titles)
  const words = first.split(' ')
  const shared = words.findIndex((word, i) => others.some((other) => other.split(' ')[i] !== word))
  return shared <= 0 ? first : `${words.slice(0, shared).join(' ').replace(/[:,]$/, '')} …`
}

/** Who rolled: the player as soon as one throw was his. */
function handOf({ tape }: Entry): JournalRow['by'] {
  const thrown = tape.filter(({ kind }) => kind === 'dice' || kind === 'row')
  if (thrown.length === 0) return null
  return thrown.some(({ by }) => by === 'player') ? 'player' : 'program'
}

/** Entries with a line about the man, or that were handed his name. */
function entriesOfMan({ file, app }: OpenTour, all: readonly Entry[], man: number): ReadonlySet<number> {
  const told = file.linesAbout({ collection: app.menIn, id: man })
  const aside = all.filter((entry) => !entry.onPath && file.lines(entry.id).some((line) => isAbout(line.about)))
  const named = all.filter(({ input }) => (input as { soldierId?: unknown } | null)?.soldierId === man)
  function isAbout(about: { collection: string; id: number } | null): boolean {
    return about?.collection === app.menIn && about.id === man
  }
  return new Set([...told.map(({ entry }) => entry), ...aside.map(({ id }) => id), ...named.map(({ id }) => id)])
}

/** @returns what is odd about an entry. Two entries of one step after the same parent tell the same moment twice. */
function marksOf({ app }: OpenTour, all: readonly Entry[]): (entry: Entry) => readonly JournalMark[] {
  const beside = Map.groupBy(all, ({ parent }) => parent)
  return (entry) => {
    const found: JournalMark[] = []
    const others = (beside.get(entry.parent) ?? []).filter(({ id, step }) => id !== entry.id && step === entry.step)
    if (!entry.onPath) found.push(others.some(({ onPath }) => onPath) ? 'replaced' : 'undone')
    else if (others.some(({ id }) => id < entry.id)) found.push('putRight')
    if (app.corrections.includes(entry.step)) found.push('correction')
    return found
  }
}
