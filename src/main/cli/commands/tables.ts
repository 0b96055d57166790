import { resolve } from 'node:path'
import type { TableView } from '../../../contract/views.ts'
import { ask, exit, NotSo, type Command } from '../command.ts'
import { textOption } from '../options.ts'
import { columns, json, tableText } from '../text.ts'

/** Lists the dice tables of the books, or prints some of them whole. */
export const tables: Command = {
  name: 'tables',
  summary: 'The dice tables of the rulebooks, with page, dice, modifiers and rows.',
  operands: [],
  options: {
    json: { help: 'Whole tables as JSON.' },
    chapter: { value: 'X', help: 'Only tables whose id begins with this word: mission, after, campaign.' },
    id: { value: 'ID', help: 'Only this table, with its rows.' },
    file: { value: 'FILE', help: 'With the house rules of this campaign.' },
  },
  async run({ options, io, open }) {
    const file = textOption(options, 'file')
    const campaign = file === undefined ? undefined : resolve(file)
    const program = open({ folder: campaign === undefined ? '.' : resolve(campaign, '..') })
    const all = await ask(program, 'tables.list', campaign === undefined ? {} : { campaign })
    const id = textOption(options, 'id')
    const found = all.filter(fits(textOption(options, 'chapter'), id))
    if (found.length === 0) throw new NotSo('There is no such table. Without options, all are listed.')
    if (options['json'] === true) io.out(json(id === undefined ? found : found[0]))
    else if (id === undefined) io.out(listed(found).join('\n'))
    else io.out(found.flatMap(tableText).join('\n'))
    return exit.ok
  },
}

const fits = (chapter: string | undefined, id: string | undefined) => (table: TableView) =>
  (id === undefined || table.id === id) && (chapter === undefined || table.id.split('.')[0] === chapter)

const listed = (found: readonly TableView[]) =>
  columns(found.map((table) => [table.id, `p. ${table.page}`, table.title]))
