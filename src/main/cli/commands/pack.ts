import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { GameId, StepName } from '../../../contract/gameProcedures.ts'
import type { PackView } from '../../../contract/pack.ts'
import { packLength, packTooLong } from '../../../contract/packLength.ts'
import type { InputOf } from '../../../contract/procedures.ts'
import type { Program } from '../../app/program.ts'
import { ask, exit, NotSo, UsageError, type Command, type Context, type ExitCode } from '../command.ts'
import { openFile, type OpenedFile } from '../file.ts'
import { writeNew } from '../newFile.ts'
import { textOption } from '../options.ts'

/** Saves what a player has made as a pack, and opens packs. */
export const pack: Command = {
  name: 'pack',
  summary: 'What a player has made, as a file to share: save writes a pack, open looks at one or takes it.',
  operands: ['save|open', 'FILE', 'PACK'],
  options: {
    title: { value: 'TEXT', help: 'With save: what the pack is called.', otherwise: 'the name of the campaign' },
    note: { value: 'TEXT', help: 'With save: a word to whoever opens it.' },
    take: { help: 'With open: takes it, where nothing is wrong with it. Without, it is only looked at.' },
  },
  async run(context) {
    const [what, file, path] = context.operands as [string, string, string]
    const act = acts[what]
    if (!act) throw new UsageError(`"${what}" is nothing that is done with a pack: save or open.`)
    return act(openFile({ ...context, operands: [file] }), resolve(path), context)
  },
}

type Act = (opened: OpenedFile, path: string, context: Context) => Promise<ExitCode>

const acts: Readonly<Record<string, Act>> = { save, open }

async function save({ program, campaign }: OpenedFile, path: string, { io, options }: Context): Promise<ExitCode> {
  const offers = (await ask(program, 'pack.offer', { campaign })).filter(({ holds }) => holds !== null)
  if (offers.length === 0) throw new NotSo('This campaign has nothing of its player’s own. Nothing was saved.')
  const title = textOption(options, 'title') ?? (await cardOf(program, campaign)).name
  const parts = offers.map(({ part }) => part)
  const { text } = await ask(program, 'pack.save', { campaign, parts, title, note: textOption(options, 'note') ?? '' })
  writeNew(path, text)
  io.out([path, ...offers.map((one) => `  ${one.title}: ${one.holds}`)])
  return exit.ok
}

const cardOf = async (program: Program, campaign: string) =>
  (await ask(program, 'campaign.overview', { campaign })).card

async function open({ program, campaign }: OpenedFile, path: string, { io, options }: Context): Promise<ExitCode> {
  const view = await read(program, campaign, textOf(path))
  io.out(linesOf(view))
  if (view.faults.length > 0) return exit.no
  if (options['take'] !== true || view.take === null) return exit.ok
  const { game } = await cardOf(program, campaign)
  const step = `${game as GameId}.${view.take.step}` as StepName
  const reply = await ask(program, step, { campaign, input: view.take.input } as InputOf<StepName>)
  if (reply.status !== 'done') throw new NotSo('The pack asks for dice. Nothing was changed.')
  io.out([`${reply.entry.title}.`])
  return exit.ok
}

/** What is wrong with a file is no wrong usage of the command. */
async function read(program: Program, campaign: string, text: string): Promise<PackView> {
  try {
    return await ask(program, 'pack.read', { campaign, text })
  } catch (error) {
    throw error instanceof UsageError ? new NotSo(error.message) : error
  }
}

function textOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isFile()) throw new NotSo(`There is no file ${path}. Nothing was changed.`)
  // A letter takes four bytes at most.
  if (found.size > packLength * 4) throw new NotSo(packTooLong)
  return readFileSync(path, 'utf8')
}

function linesOf({ title, note, faults, parts, take }: PackView): string[] {
  const changes = parts.flatMap((part) =>
    part.changes.map((one) => {
      const what = one.what === '' ? one.title : `${one.title}, ${one.what}`
      return `  ${what}: ${one.before || 'nothing'} -> ${one.after || 'nothing'}`
    }),
  )
  return [
    ...(title === '' ? [] : [`"${title}"`]),
    ...(note === '' ? [] : note.split('\n').map((line) => `  | ${line}`)),
    ...faults.map(({ place, reason }) => `  ${place}: ${reason}.`),
    ...changes,
    faults.length > 0
      ? 'This pack cannot be taken. Nothing was changed.'
      : take === null
        ? 'This campaign has all of it already.'
        : `${changes.length} ${changes.length === 1 ? 'thing' : 'things'} would change.`,
  ]
}
