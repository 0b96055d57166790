import { db, type Connection } from './connection.ts'
import { parsed } from './json.ts'
import { isKeptDice, isModifiers, isNumbers, isRow, isTablePatch, isTape } from './shapes.ts'

/**
 * Looks at everything in the journal that is kept as JSON.
 * @returns what is JSON, and yet not what the program writes, in words.
 * @throws StoreError `damaged` for what is no JSON at all.
 */
export function oddCells(connection: Connection): string[] {
  const { path } = connection
  const isOdd = (text: string | null, isOne: (value: unknown) => boolean) => text !== null && !isOne(parsed(text, path))
  const entries = connection.all(db.selectFrom('entry').select(['id', 'depth', 'input', 'tape']))
  const depths = new Map(entries.map(({ id, depth }) => [id, depth]))
  const where = ({ entry, position }: { entry: number; position: number }) =>
    `number ${position + 1} of line ${depths.get(entry) ?? '?'}`
  const changes = connection.all(
    db.selectFrom('entry_change').select(['entry', 'position', 'before', 'after']).orderBy('entry'),
  )
  const lines = connection.all(
    db
      .selectFrom('entry_line')
      .select(['entry', 'position', 'faces', 'modifiers', 'numbers', 'house'])
      .where((eb) => eb.or(jsonOfLines.map((column) => eb(column, 'is not', null)))),
  )
  const pending = connection.all(db.selectFrom('pending').select(['input', 'answers']))
  for (const { input } of [...entries, ...pending]) parsed(input, path)
  return [
    ...entries
      .filter(({ tape }) => isOdd(tape, isTape))
      .map(({ depth }) => `Line ${depth} has no list of its dice and choices.`),
    ...changes
      .filter(({ before, after }) => isOdd(before, isRow) || isOdd(after, isRow))
      .map((change) => `Change ${where(change)} is of no row.`),
    ...lines
      .filter(
        ({ faces, modifiers, numbers, house }) =>
          isOdd(faces, isKeptDice) ||
          isOdd(modifiers, isModifiers) ||
          isOdd(numbers, isNumbers) ||
          isOdd(house, isTablePatch),
      )
      .map((line) => `Sentence ${where(line)} tells of a roll that was none.`),
    ...pending
      .filter(({ answers }) => isOdd(answers, isTape))
      .map(() => 'The step under way has no list of its dice and choices.'),
  ]
}

const jsonOfLines = ['faces', 'modifiers', 'numbers', 'house'] as const
