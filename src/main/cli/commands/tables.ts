import { gameIds } from '../../../contract/gameProcedures.ts'
import type { TableView } from '../../../contract/tables.ts'
import { tableText } from '../../app/tables/tableText.ts'
import { gameOf } from '../../app/gameOf.ts'
import { ask, exit, NotSo, UsageError, type Command } from '../command.ts'
import { perhaps } from '../../../contract/nearest.ts'
import { choiceOption, textOption } from '../options.ts'
import { columns, json } from '../text.ts'

/** Lists the rule tables of the books, or prints one of them whole. */
export const tables: Command = {
  name: 'tables',
  summary: 'The rule tables of the books, with page, dice, modifiers and rows.',
  operands: [],
  options: {
    game: { value: gameIds.join('|'), help: 'Only this game’s.', otherwise: 'all' },
    json: { help: 'Whole tables as JSON: an array, or with --id the one table.' },
    chapter: { value: 'X', help: 'Only tables whose id begins with this: mission, army, weapons.fwf.' },
    id: { value: 'ID', help: 'This table as text, with its rows and footnotes.' },
  },
  notes: ['A chapter is one or more whole parts of an id: "mission" is not "missions", and "army.usmc" brings three.'],
  async run({ options, io, open }) {
    const game = choiceOption(options, 'game', gameIds)
    const all = await ask(open({ folder: '.' }), 'tables.list', game === undefined ? {} : { game })
    const [chapter, id] = [textOption(options, 'chapter'), textOption(options, 'id')]
    const found = all.filter(({ id: own }) => (id === undefined || own === id) && isIn(chapter, own))
    if (found.length === 0) throw new NotSo(noneFound(all, chapter, id))
    if (id !== undefined) mustBeOne(found)
    if (options['json'] === true) io.out(json(id === undefined ? found : found[0]))
    else io.out(id === undefined ? listed(found) : wholeTable(found[0]!))
    return exit.ok
  },
}

const isIn = (chapter: string | undefined, id: string) =>
  chapter === undefined || id === chapter || id.startsWith(`${chapter}.`)

function noneFound(all: readonly TableView[], chapter: string | undefined, id: string | undefined): string {
  if (id !== undefined) {
    const ids = all.map((table) => table.id)
    return `There is no table "${id}"${chapter === undefined ? '' : ` in "${chapter}"`}.${perhaps(id, ids)} "tour tables" lists them.`
  }
  const chapters = [...new Set(all.map((table) => table.id.split('.')[0]!))]
  return `No table begins with "${chapter}". There are: ${chapters.join(', ')}.`
}

/** The game stands first where there are several. */
function listed(found: readonly TableView[]): string[] {
  const several = found.some(({ game }) => game !== found[0]!.game)
  const row = ({ game, id, page, title }: TableView) => [
    ...(several ? [game] : []),
    id,
    page === null ? '' : `p. ${page}`,
    title,
  ]
  return columns(found.map(row))
}

/** @throws UsageError for a table that several games have by the same id. */
function mustBeOne(found: readonly TableView[]): void {
  if (found.length === 1) return
  throw new UsageError(
    `Several games have a table "${found[0]!.id}": --game ${found.map(({ game }) => game).join('|')}.`,
  )
}

const wholeTable = ({ id, game }: TableView) =>
  tableText(gameOf(game).system.tables.find((table) => table.id === id)!).trimEnd()
