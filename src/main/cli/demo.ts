import { basename } from 'node:path'
import type { gameIds, StepName } from '../../contract/gameProcedures.ts'
import type { AutoplayView } from '../../contract/campaign.ts'
import type { InputOf } from '../../contract/procedures.ts'
import type { StepReply } from '../../contract/question.ts'
import type { DemoPrint, PlayedStep } from '../app/autoplay/autoplay.ts'
import { gameOf, mustHave } from '../app/gameOf.ts'
import { wordsOf } from '../app/print/partsOf.ts'
import type { Program } from '../app/program.ts'
import { ask, NotSo } from './command.ts'
import { journalText, readJournal } from './commands/log.ts'

export interface DemoOptions {
  readonly game: (typeof gameIds)[number]
  /** A value for each choice of the game's autoplay. */
  readonly chosen: Readonly<Record<string, string>>
  readonly seed: number
  /** Turns of the campaign to play; the tour may end before. */
  readonly turns: number
  /** The next sheet gets this name. */
  readonly nameSheet: (name: string) => void
  readonly progress: (done: number, what: string) => void
}

export interface PlayedDemo {
  readonly campaign: string
  /** What was simulated, in a sentence or two. */
  readonly summary: string
  /** The summary and the journal as plain text. */
  readonly log: string
}

/** A turn that takes more steps has got stuck. */
const mostSteps = 2000

/**
 * Plays a tour through the same procedures as a player: the program rolls, chooses and makes the rest up.
 *
 * @throws NotSo when a procedure refuses.
 */
export async function playDemo(program: Program, options: DemoOptions): Promise<PlayedDemo> {
  const { game: id, chosen, seed, turns } = options
  const game = gameOf(id)
  const { begin, madeUp, prints } = mustHave(game, 'autoplay')
  const what = Object.values(chosen).join(' ') || id
  const { campaign } = await ask(program, 'library.create', { name: `Demo ${what} ${seed}`, game: id, seed })
  await step(program, campaign, procedureOf(id, begin(chosen)))
  const print = printer(program, campaign, prints, options)
  // The demonstration plays both players, each with the machine in his hands where he has to.
  const look = async () => {
    const { holder, ...at } = await ask(program, 'campaign.autoplay', { campaign, seed })
    return holder === null ? { holder, ...at } : ask(program, 'campaign.autoplay', { campaign, seed, holder })
  }
  await print((when) => when === 'start')
  let played = 0
  for (let at = await look(); played < turns && at.next !== null; played++) {
    options.progress(played, at.moment)
    // Before the first turn there may be nothing yet of what the middle shows.
    if (played === Math.max(1, Math.floor(turns / 2))) await print((when) => when === 'middle')
    at = await playTurn(at, look, async (next, holder) => {
      await print((when) => typeof when === 'object' && next.procedure === `${id}.${when.before}`)
      await step(program, campaign, next, holder)
    })
  }
  options.progress(turns, 'done')
  await print((when) => when === 'end')
  const summary = `A simulation: ${what}, seed ${seed}, ${played} ${wordsOf(game).turn}s. ${madeUp}`
  const log = [summary, '', ...journalText(await readJournal(program, campaign))].join('\n')
  return { campaign, log, summary }
}

type Next = NonNullable<AutoplayView['next']>

/** @returns where the tour stands after the turn that `first` begins. */
async function playTurn(
  first: AutoplayView,
  look: () => Promise<AutoplayView>,
  take: (next: Next, holder: number | null) => Promise<void>,
): Promise<AutoplayView> {
  for (let steps = 0, at = first; steps < mostSteps; steps++) {
    if (at.next === null) return at
    await take(at.next, at.holder)
    const over = at.next.endsTurn
    at = await look()
    if (over) return at
  }
  throw new NotSo(`${first.moment} does not end.`)
}

/** A game names its own steps alone. */
const procedureOf = (game: string, { step: name, input, faces = [] }: PlayedStep): Told => ({
  procedure: `${game}.${name}` as StepName,
  input,
  faces,
})

type Told = Pick<Next, 'procedure' | 'input' | 'faces'>

async function step(
  program: Program,
  campaign: string,
  { procedure, input, faces }: Told,
  holder: number | null = null,
) {
  const asked = {
    campaign,
    input,
    faces,
    holder,
    dice: 'program',
    choices: 'program',
    pending: false,
  } as InputOf<StepName>
  const reply: StepReply = await ask(program, procedure, asked)
  if (reply.status === 'wanted') throw new NotSo(`${procedure} asked for something that only a player can tell.`)
}

/** Prints what is to be printed at a time, each sheet once. */
function printer(program: Program, campaign: string, prints: readonly DemoPrint[], { nameSheet }: DemoOptions) {
  const left = new Set(prints)
  return async (isNow: (when: DemoPrint['when']) => boolean): Promise<void> => {
    for (const one of prints.filter((print) => left.has(print) && isNow(print.when))) {
      left.delete(one)
      nameSheet(`${basename(campaign, '.tour')} ${one.name}`)
      await ask(program, 'print.sheets', { campaign, sheets: [{ sheet: one.sheet }] })
    }
  }
}
