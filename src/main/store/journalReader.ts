import { redoOf } from './campaign.ts'
import { follow } from './runs.ts'
import type { Connection } from './connection.ts'
import { notFound } from './errors.ts'
import { changeOf, changesOf, entriesNaming, pastEntries, readEntries, readEntry, readTree } from './journal.ts'
import { entriesAbout, linePage, linesAbout, linesOf, linesOfEach } from './lines.ts'
import type { JournalMemory } from './memory.ts'
import { journalSearch } from './search.ts'
import type { StateKeeper } from './stateKeeper.ts'
import type { TourFile } from './tourFile.ts'
import type { Entry, Heading } from './types.ts'

type Reading = Pick<
  TourFile,
  | 'contents'
  | 'headings'
  | 'touching'
  | 'entries'
  | 'entriesOf'
  | 'allEntries'
  | 'children'
  | 'entry'
  | 'back'
  | 'ahead'
  | 'changes'
  | 'changeOf'
  | 'lines'
  | 'linesOf'
  | 'search'
  | 'linesAbout'
  | 'entriesAbout'
  | 'entriesNaming'
  | 'linePage'
>

/** The methods of a TourFile that read its journal. Only entries that are asked for are read. */
export function journalReader(connection: Connection, keeper: StateKeeper, memory: JournalMemory): Reading {
  const { contents, touched, look } = memory
  const { search } = journalSearch(connection)
  const path = () => contents.pathTo(keeper.head())
  const onPath = () => {
    const here = path()
    return ({ id, depth }: Pick<Heading, 'id' | 'depth'>) => here[depth - 1]?.id === id
  }
  const placed = <E extends Heading>(entries: readonly E[]): (E & Pick<Entry, 'onPath'>)[] => {
    const isOnPath = onPath()
    return entries.map((entry) => ({ ...entry, onPath: isOnPath(entry) }))
  }
  const idsOf = (headings: readonly Heading[]) => headings.map(({ id }) => id)
  return {
    contents: () => look(path),
    headings: () => look(() => placed(contents.all())),
    touching: (row) =>
      look(() =>
        touched
          .by(row)
          .flatMap((id) => contents.find(id) ?? [])
          .filter(onPath()),
      ),
    entries: () => look(() => placed(readEntries(connection, idsOf(path())))),
    entriesOf: (ids) => look(() => placed(readEntries(connection, ids))),
    allEntries: () => look(() => placed(readTree(connection))),
    children: (of) =>
      look(() =>
        placed(
          readEntries(
            connection,
            contents.all().flatMap(({ id, parent }) => (parent === of ? [id] : [])),
          ),
        ),
      ),
    entry: (id) =>
      look(() => {
        const heading = contents.find(id)
        if (!heading) throw notFound(`Entry ${id} of the journal`)
        return readEntry(connection, id, onPath()(heading))
      }),
    back: (isWanted) =>
      look(() => {
        const run = { from: keeper.head(), next: ({ parent }: Entry) => parent, onPath: true }
        return follow(connection, run, isWanted)
      }),
    ahead: (isWanted) =>
      look(() => {
        const run = { from: redoOf(connection, keeper.head()), next: ({ redo }: Entry) => redo, onPath: false }
        return follow(connection, run, isWanted)
      }),
    changes: (entry) => changesOf(connection, entry),
    changeOf: (entry, { collection, id }) => changeOf(connection, entry, collection, id),
    lines: (entry) => linesOf(connection, entry),
    linesOf: (entries) => look(() => linesOfEach(connection, entries)),
    // Its table is made outside a transaction.
    search: (text, ownWords) =>
      search(
        text,
        (after) => look(() => pastEntries(connection, idsOf(contents.all().filter(({ id }) => id > after)))),
        ownWords,
      ),
    linesAbout: (about) =>
      look(() => {
        const isOnPath = onPath()
        return linesAbout(connection, about).filter(({ entry: id, depth }) => isOnPath({ id, depth }))
      }),
    entriesAbout: (row) => look(() => entriesAbout(connection, row)),
    entriesNaming: (field, id) => look(() => entriesNaming(connection, field, id)),
    linePage: (limit, from = null) => look(() => linePage(connection, keeper.head(), limit, from)),
  }
}
