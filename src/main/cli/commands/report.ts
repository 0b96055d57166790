import { resolve } from 'node:path'
import { existsSync } from 'node:fs'
import type { ReportPart } from '../../../contract/diagnosis.ts'
import type { Events } from '../../../contract/rpc.ts'
import { ask, exit, NotSo, type Command } from '../command.ts'
import { noFile } from '../file.ts'
import { defaultLibraryFolder } from '../folder.ts'
import { textOption } from '../options.ts'
import { progressBar } from '../progress.ts'

/** What there is to know of this program and its files, for whoever helps. */
export const report: Command = {
  name: 'report',
  summary: 'Versions, checks of the files, the last errors: a text for whoever helps.',
  operands: [],
  options: {
    folder: { value: 'DIR', help: 'The library.', otherwise: 'Short-Timer in your documents' },
    names: { help: 'With the names of files and folders, and what the checks say in their own words.' },
    journal: { value: 'FILE', help: 'With the last entries of a campaign: names, notes and dice stand in them.' },
  },
  notes: ['It is printed here and sent nowhere. Without the options it holds no names, no notes and no dice.'],
  async run({ options, io, open }) {
    const folder = resolve(textOption(options, 'folder') ?? defaultLibraryFolder(io.env))
    if (!existsSync(folder)) throw new NotSo(`There is no library ${folder}. Nothing was made.`)
    const journal = textOption(options, 'journal')
    const campaign = journal === undefined ? undefined : resolve(journal)
    if (campaign !== undefined && !existsSync(campaign)) throw noFile(campaign)
    const parts: ReportPart[] = [
      ...(options['names'] === true ? (['names'] as const) : []),
      ...(campaign === undefined ? [] : (['journal'] as const)),
    ]
    const program = open({ folder })
    const bar = progressBar(io, 100)
    program.on((event, payload) => {
      if (event !== 'progress') return
      const { done, of, what } = payload as Events['progress']
      bar(Math.round((100 * done) / of), what)
    })
    const { lines } = await ask(program, 'program.report', { with: parts, campaign, job: 'report' })
    bar(100, 'Done.')
    io.out(lines)
    return exit.ok
  },
}
