import { entryText } from '../../app/journal/entryText.ts'
import type { Program } from '../../app/program.ts'
import type { EntryView } from '../../../contract/journal.ts'
import { ask, exit, type Command } from '../command.ts'
import { openFile } from '../file.ts'
import { json } from '../text.ts'

/** Tells a tour from its journal. */
export const log: Command = {
  name: 'log',
  summary: 'The tour so far, as its journal tells it.',
  operands: ['FILE'],
  options: { json: { help: 'Entries as JSON, oldest first.' } },
  async run(context) {
    const { program, campaign } = openFile(context)
    const entries = await readJournal(program, campaign)
    context.io.out(context.options['json'] === true ? json(entries) : journalText(entries))
    return exit.ok
  },
}

/** @returns every entry on the head's path, oldest first. */
export async function readJournal(program: Program, campaign: string): Promise<EntryView[]> {
  const entries: EntryView[] = []
  for (let more = true, before: number | undefined; more;) {
    const page = await ask(program, 'journal.list', { campaign, limit: 1000, ...(before && { before }) })
    entries.push(...page.entries)
    before = page.entries.reduce((least, { id }) => Math.min(least, id), Infinity)
    more = page.more && page.entries.length > 0
  }
  return entries.filter((entry) => entry.onPath).sort((a, b) => a.depth - b.depth)
}

/** @returns a journal as lines of plain text, under the moments at which it was played. */
export function journalText(entries: readonly EntryView[]): string[] {
  const lines: string[] = []
  let date = ''
  for (const entry of entries) {
    if (entry.date !== date) lines.push(...(date === '' ? [] : ['']), entry.date, '='.repeat(entry.date.length))
    date = entry.date
    lines.push(...entryText(entry))
  }
  return lines
}
