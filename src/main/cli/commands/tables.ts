import { gameIds } from '../../../contract/gameProcedures.ts'
import type { TableView } from '../../../contract/tables.ts'
import { tableText } from '../../app/tables/tableText.ts'
import { systems } from '../../app/gameOf.ts'
import { ask, exit, NotSo, type Command } from '../command.ts'
import { perhaps } from '../nearest.ts'
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
    if (options['json'] === true) io.out(json(id === undefined ? found : found[0]))
    else io.out(id === undefined ? listed(found).join('\n') : wholeTable(id, game))
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

const listed = (found: readonly TableView[]) =>
  columns(found.map((table) => [table.id, table.page === null ? '' : `p. ${table.page}`, table.title]))

const wholeTable = (id: string, game: string | undefined) =>
  systems
    .filter((system) => game === undefined || system.id === game)
    .flatMap((system) => system.tables)
    .filter((table) => table.id === id)
    .map((table) => tableText(table).trimEnd())
    .join('\n\n')
