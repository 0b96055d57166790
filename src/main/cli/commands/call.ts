import { existsSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { formOfStep } from '../../../contract/gameProcedures.ts'
import type { ProcedureName } from '../../../contract/procedures.ts'
import type { Reply } from '../../../contract/rpc.ts'
import type { StepReply } from '../../../contract/question.ts'
import type { Program } from '../../app/program.ts'
import {
  ask,
  exit,
  NotSo,
  UsageError,
  type Command,
  type Context,
  type ExitCode,
  type Io,
  type Options,
} from '../command.ts'
import { noFile } from '../file.ts'
import { formHelp } from '../formHelp.ts'
import { holderNamed } from '../holderNamed.ts'
import { choiceOption, gameOption, gameSpec, jsonOption, numberOption, seedBounds, textOption } from '../options.ts'
import { openSheetFolder } from '../sheetFolder.ts'
import { json, stepText } from '../text.ts'
import { isStep, namesCampaign, procedureNamed, takesGame } from './steps.ts'

/** Calls any procedure, through the same checks as the other doors. */
export const call: Command = {
  name: 'call',
  summary: 'Any procedure from a terminal: a step with typed dice or the program’s, or a question.',
  operands: ['FILE', 'NAME'],
  options: {
    input: { value: 'JSON', help: 'The step’s own input, or the fields of a question.', otherwise: '{}' },
    dice: {
      value: '"4 3 6 1"',
      help: 'Typed dice, in the order asked; all must be used. With more than six sides: 12,7; one of them alone: 12,',
    },
    cards: { value: '"KS, 10H"', help: 'Cards drawn from a real deck, in the order asked; all must be used.' },
    answers: { value: 'JSON', help: 'An array of answers, as the contract has them: choices, rows picked by hand.' },
    holder: {
      value: 'NAME',
      help: 'The player who holds the machine, or his side: he alone takes a step about what he has sealed.',
    },
    choose: { value: 'player|program', help: 'Who decides what only a player can decide.', otherwise: 'player' },
    seed: { value: 'N', help: 'Seed of the program’s dice; for library.create only.' },
    game: gameSpec,
    out: { value: 'DIR', help: 'Where a printed sheet goes.', otherwise: 'the present folder' },
    json: { help: 'The whole reply as JSON.' },
  },
  notes: [
    'FILE is the campaign’s file; of what names no campaign, the folder, or any file in it. library.create makes a file:',
    'FILE is what it will be called, or the folder, with its name in the input: {"name": "Bravo"}.',
    'Without --dice and --cards the program rolls and deals. With them, too few dice print the next question and end with code 3;',
    'nothing is changed, and nothing is kept. `steps --of NAME` tells what a step takes, `steps --json` what each procedure wants.',
  ],
  async run(context) {
    const name = procedureNamed(context.operands[1]!)
    const file = resolve(context.operands[0]!)
    const input = inputOf(name, file, context.options)
    const sheets = openSheetFolder(textOption(context.options, 'out') ?? '.')
    const program = context.open({ folder: folderOf(name, file), deliverSheet: sheets.deliver })
    const held = await heldBy(program, name, file, context.options)
    const reply = await program.call(name, { ...input, ...held })
    const written = sheets.written()
    if (written.length > 0 && context.options['json'] !== true) context.io.out(written)
    else tell(name, reply, context)
    return codeOf(name, reply)
  },
}

/** The player in whose hands the machine is, where a step is told of one. */
async function heldBy(program: Program, name: ProcedureName, campaign: string, options: Options) {
  const holder = textOption(options, 'holder')
  if (holder === undefined) return {}
  if (!isStep(name)) throw new UsageError(`--holder is for steps; ${name} is none.`)
  const { players } = await ask(program, 'print.choices', { campaign })
  return { holder: holderNamed(players, holder) }
}

function inputOf(name: ProcedureName, file: string, options: Options): object {
  const own: unknown = jsonOption(options, 'input', '{}') ?? {}
  if (typeof own !== 'object' || own === null || Array.isArray(own))
    throw new UsageError('--input wants a JSON object.')
  if (textOption(options, 'seed') !== undefined && name !== 'library.create')
    throw new UsageError('--seed is for library.create: a campaign keeps the seed that it was made with.')
  if (isStep(name)) return stepInput(file, own, options)
  for (const option of ['dice', 'cards', 'answers', 'choose'])
    if (options[option] !== undefined) throw new UsageError(`--${option} is for steps; ${name} is none.`)
  if (name === 'library.create') {
    const input = { ...newCampaign(file, options), ...gameOf(own, options), ...own }
    if (!('name' in own) && isFolder(file))
      throw new UsageError(`${file} is a folder: name the file to be made, or give its name in --input.`)
    // A name that is taken gets a number on the screen; a path in a terminal means what it says.
    if (!('name' in own) && existsSync(join(dirname(file), `${input.name}.tour`)))
      throw new NotSo(
        `There is a file ${join(dirname(file), `${input.name}.tour`)} already. It was left as it is: choose another name.`,
      )
    return input
  }
  if (options['game'] === undefined && namesCampaign(name)) return { campaign: file, ...own }
  if (takesGame(name)) return { ...gameOf(own, options), ...own }
  if (options['game'] === undefined) return own
  throw new UsageError(`--game is for what needs no campaign; ${name} goes by its campaign's.`)
}

function stepInput(campaign: string, input: object, options: Options) {
  const typed = textOption(options, 'dice')
  const cards = textOption(options, 'cards')
  const answers = jsonOption(options, 'answers', '[]')
  return {
    campaign,
    input,
    dice: typed === undefined && cards === undefined ? 'program' : 'player',
    faces: facesOf(typed ?? ''),
    cards: cards?.split(',') ?? [],
    choices: choiceOption(options, 'choose', ['player', 'program'] as const) ?? 'player',
    ...(answers === undefined ? {} : { answers }),
    // A terminal keeps its own line: an unfinished step leaves nothing in the file.
    pending: false,
  }
}

/**
 * "4 3 6 1", "4,3,6,1" and "4361" are the same four dice; with commas each piece is one die, of any number of sides, and a
 * last comma may follow one that is typed alone.
 */
function facesOf(typed: string): number[] {
  if (typed.includes(','))
    return typed
      .replace(/,\s*$/, '')
      .split(',')
      .map((piece) => wholeFace(piece.trim()))
  const faces = typed.replace(/\s+/g, '')
  if (/^[1-6]*$/.test(faces)) return Array.from(faces, Number)
  throw new UsageError(`--dice wants faces of 1 to 6, or faces of larger dice with commas, as 12,7; not "${typed}".`)
}

function wholeFace(piece: string): number {
  if (/^[1-9]\d?$|^100$/.test(piece)) return Number(piece)
  throw new UsageError(`--dice wants a face between any two commas, not "${piece}".`)
}

/** The game, where the input does not name it. */
const gameOf = (own: object, options: Options) => ('game' in own ? {} : { game: gameOption(options) })

function newCampaign(file: string, options: Options) {
  const seed = numberOption(options, 'seed', seedBounds)
  return { name: basename(file, '.tour'), ...(seed === undefined ? {} : { seed }) }
}

/** @throws NotSo for a file that is not there: opening must not make folders, but for a new campaign. */
function folderOf(name: ProcedureName, file: string): string {
  if (name !== 'library.create' && !existsSync(file)) throw noFile(file)
  return isFolder(file) ? file : dirname(file)
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

function tell(name: ProcedureName, reply: Reply, { io, options }: Context): void {
  if (options['json'] === true) io.out(json(reply))
  else if (!reply.ok) io.err([reply.error.message, ...detailsOf(reply), ...takenBy(name, reply)])
  else if (isStep(name)) tellStep(reply.value as StepReply, io)
  else io.out(json(reply.value))
}

function tellStep(reply: StepReply, io: Io): void {
  io.out(stepText(reply))
  if (reply.status === 'wanted' && reply.question.kind === 'dice')
    io.err('Nothing was changed, and nothing kept: call it again with these dice behind those before, in one --dice.')
}

/** What the step takes, where it was told something else. */
function takenBy(name: ProcedureName, { error }: Extract<Reply, { ok: false }>): string[] {
  const form = error.code === 'bad-input' ? formOfStep(name) : null
  return form ? formHelp(name, form) : []
}

/** Where there is but one, the message holds it already. */
const detailsOf = ({ error: { details = [] } }: Extract<Reply, { ok: false }>) =>
  (details.length > 1 ? details : []).map(({ path, message }) => `  ${path === '' ? 'input' : path}: ${message}`)

function codeOf(name: ProcedureName, reply: Reply): ExitCode {
  if (!reply.ok) return reply.error.code === 'bad-input' ? exit.usage : exit.no
  return isStep(name) && (reply.value as StepReply).status === 'wanted' ? exit.wanted : exit.ok
}
