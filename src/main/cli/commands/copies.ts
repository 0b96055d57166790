import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CopiedView, ElsewhereView } from '../../../contract/library.ts'
import { ask, exit, NotSo, UsageError, type Command } from '../command.ts'
import { defaultLibraryFolder } from '../folder.ts'
import { textOption } from '../options.ts'
import { json } from '../text.ts'

/** The second folder of a library, that snapshots are copied to. */
export const copies: Command = {
  name: 'copies',
  summary: 'A second folder for copies, on another disk or synced: which it is, and what went there last.',
  operands: [],
  options: {
    folder: { value: 'DIR', help: 'The library.', otherwise: 'Short-Timer in your documents' },
    to: { value: 'DIR', help: 'Copies go there from now on, and the newest snapshot of each campaign at once.' },
    off: { help: 'Copies go nowhere any more. Those that lie there stay.' },
    now: { help: 'Copies the newest snapshot of each campaign now.' },
    json: { help: 'As JSON.' },
  },
  notes: [
    'The folder must be there: it is never made, and a disk that is not plugged in is told.',
    'To come back to a copy, open that folder as a library (`serve --folder DIR`): Deleted and kept copies restores it.',
  ],
  async run({ options, io, open }) {
    const folder = resolve(textOption(options, 'folder') ?? defaultLibraryFolder(io.env))
    const to = textOption(options, 'to')
    if ([to, options['off'], options['now']].filter((one) => one !== undefined).length > 1)
      throw new UsageError('--to, --off and --now go one at a time. Nothing was done.')
    if (!existsSync(folder)) throw new NotSo(`There is no library ${folder}. Nothing was made.`)
    const program = open({ folder })
    if (to !== undefined) await ask(program, 'library.setElsewhere', { folder: resolve(to) })
    if (options['off'] === true) await ask(program, 'library.setElsewhere', { folder: null })
    const isCopied = to !== undefined || options['now'] === true
    const copied = isCopied ? await ask(program, 'library.copyElsewhere', {}) : null
    const view = await ask(program, 'library.elsewhere', {})
    if (options['json'] === true) io.out(json({ ...view, ...copied }))
    else io.out([...(copied ? [copiedLine(copied)] : []), ...lines(view)])
    return view.fault === null && !view.lost ? exit.ok : exit.no
  },
}

const copiedLine = ({ copied, there, without }: CopiedView): string =>
  `Snapshots copied: ${copied}. There already: ${there}. Campaigns without one so far: ${without}.`

function lines({ folder, sameDisk, last, fault, lost }: ElsewhereView): string[] {
  if (lost)
    return [
      'A second folder for copies was chosen, and which one cannot be read any more: no copy goes there.',
      '  `copies --to DIR` chooses it again. The copies that lie there stay.',
    ]
  if (folder === null) return ['No second folder for copies is chosen. `copies --to DIR` chooses one.']
  return [
    `Second folder for copies: ${folder}`,
    ...(sameDisk ? ['  It lies on the disk of the library, and would be lost with it.'] : []),
    last ? `  Last copy: ${last.name}, ${last.label}, ${last.at}` : '  No copy has gone there yet.',
    ...(fault ? [`  The last try came to nothing, ${fault.at}: ${fault.what}.`] : []),
  ]
}
