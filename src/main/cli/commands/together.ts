import { resolve } from 'node:path'
import type { AmendDifference } from '../../../contract/amend.ts'
import type { ChangeView } from '../../../contract/journal.ts'
import type { BranchReply, LaidView, TogetherView } from '../../../contract/together.ts'
import { ask, exit, UsageError, type Command } from '../command.ts'
import { openFile } from '../file.ts'
import { json } from '../text.ts'

/** Lays another copy of a campaign beside it, and into it. */
export const together: Command = {
  name: 'together',
  summary: 'Two copies of one campaign that were played on apart: where they part, and both kept as branches.',
  operands: ['FILE', 'OTHER'],
  options: {
    keep: { help: 'Keeps what OTHER has beyond FILE as branches of its journal.' },
    replay: { help: 'The same; then shows what the steps of OTHER come to where FILE stands, with their dice.' },
    take: { help: 'With --replay: takes those steps.' },
    dice: { value: 'program|player', help: 'Dice newly needed: rolled, or left to the player.', otherwise: 'program' },
    json: { help: 'As JSON.' },
  },
  notes: ['OTHER stays as it is. Without --keep or --replay nothing is changed in FILE either.'],
  async run(context) {
    const { operands, options, io } = context
    const { dice = 'program', take } = options
    if (dice !== 'program' && dice !== 'player') throw new UsageError('--dice takes program or player.')
    if (take && !options['replay']) throw new UsageError('--take goes with --replay.')
    const { program, campaign } = openFile(context)
    const two = { campaign, other: resolve(operands[1]!) }
    const compared = await ask(program, 'library.compareTours', two)
    const laid = options['keep'] || options['replay'] ? await ask(program, 'library.layTogether', two) : null
    const end = options['replay'] && laid?.end?.onPath === false ? laid.end : null
    const procedure = take ? 'journal.playBranch' : 'journal.previewBranch'
    const played = end && (await ask(program, procedure, { campaign, entry: end.entry, dice }))
    if (options['json']) io.out(json({ compared, laid, played }))
    else io.out([...comparedLines(compared), ...(laid ? laidLines(laid) : []), ...(played ? playedLines(played) : [])])
    return exit.ok
  },
}

const entries = (many: number): string => (many === 1 ? '1 entry' : `${many} entries`)

function comparedLines({ compared: { copy, other, shared, outcome }, parted, lacking }: TogetherView): string[] {
  const here = other?.entries ?? 0
  return [
    parted
      ? `They part after ${entries(shared)}. The last in both: ${parted.title} (${parted.date}).`
      : 'They part at the start: no entry is in both.',
    `  FILE stands ${entries(here - shared)} further, OTHER ${entries(copy.entries - shared)}, in ${copy.date || 'no turn yet'}.`,
    `  ${entries(lacking)} of OTHER, undone ones included, ${lacking === 1 ? 'is' : 'are'} not in FILE.`,
    ...changeLines('How OTHER stands differently:', outcome ?? []),
  ]
}

function laidLines({ made, end }: LaidView): string[] {
  if (made === 0) return ['Nothing was kept: FILE has all of it.']
  const where = end && !end.onPath ? ` OTHER stands at entry ${end.entry}, ${end.title}, ${end.date}.` : ''
  return [`Kept as branches: ${entries(made)}.${where} FILE stands where it stood.`]
}

function playedLines({ steps, played, asks, differences, outcome, date, ...more }: BranchReply): string[] {
  const taken = 'head' in more ? 'Taken' : 'To be taken'
  return [
    `${taken}: ${played} of ${steps} steps of OTHER, up to ${date}.`,
    ...(asks ? [`  ${asks.title}, ${asks.date}, asks something new: it and what follows are left.`] : []),
    ...differences.flatMap(differenceLines),
    ...changeLines('How FILE stands differently then:', outcome),
  ]
}

const kinds: Readonly<Record<AmendDifference['kind'], string>> = {
  changed: 'comes out differently',
  'no-longer-applies': 'cannot be done here',
  'new-dice': 'needs new dice',
}

const differenceLines = ({ title, date, kind, after }: AmendDifference): string[] => [
  `  ${title}, ${date}: ${kinds[kind]}.`,
  ...after.map((line) => `    ${line}`),
]

function changeLines(heading: string, changes: readonly ChangeView[]): string[] {
  if (changes.length === 0) return []
  const fields = ({ fields }: ChangeView) =>
    fields.map(({ field, before, after }) => `${field} ${[before, after].filter((one) => one !== null).join(' > ')}`)
  const kind = { added: ' (new)', removed: ' (gone)', changed: '' } as const
  return [heading, ...changes.map((change) => `  ${change.what}${kind[change.kind]}: ${fields(change).join(', ')}`)]
}
