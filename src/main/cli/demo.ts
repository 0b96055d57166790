import { basename } from 'node:path'
import type { Program } from '../app/program.ts'
import { inputFor, nextProcedure } from '../../games/fng/app/sample/decisions.ts'
import type { StepName } from '../../contract/gameProcedures.ts'
import type { InputOf } from '../../contract/procedures.ts'
import type { StepReply } from '../../contract/question.ts'
import { ask, NotSo } from './command.ts'
import { journalText, readJournal } from './commands/log.ts'

/** The forces a tour is played with. */
export const lists = ['us-army-infantry', 'usmc', 'sf-cidg', 'anzac', 'arvn-pre-1968', 'arvn-post-1968'] as const
type List = (typeof lists)[number]

export interface DemoOptions {
  readonly list: List
  readonly seed: number
  /** Half-months to play; the tour may end before. */
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

/** A half-month has some thirty phases; one that takes more has got stuck. */
const mostPhases = 60

/**
 * Plays a tour through the same procedures as a player: the program rolls, chooses and makes the battles up.
 *
 * @throws NotSo when a procedure refuses.
 */
export async function playDemo(program: Program, options: DemoOptions): Promise<PlayedDemo> {
  const { seed, turns, list } = options
  const name = `Demo ${list} ${seed}`
  const { campaign } = await ask(program, 'library.create', { name, game: 'fng', seed })
  await step(program, 'fng.muster', campaign, newPlatoon(list))
  const print = printer(program, campaign, options)
  await print('roster', 'roster 1 start')
  let played = 0
  let briefed = false
  for (let over = false; played < turns && !over; played++) {
    options.progress(played, (await ask(program, 'fng.turn', { campaign })).date)
    if (played === Math.floor(turns / 2)) await print('roster', 'roster 2 middle')
    over = await playHalfMonth(program, campaign, seed, async () => {
      if (!briefed) await print('briefing', 'briefing')
      briefed = true
    })
  }
  options.progress(turns, 'done')
  await print('roster', 'roster 3 end')
  const summary = `A simulation: ${list}, seed ${seed}, ${played} half-months. The battles were made up by the program, not played.`
  const log = [summary, '', journalText(await readJournal(program, campaign))].join('\n')
  return { campaign, log, summary }
}

/** @param beforeBattle called when a mission stands ready. @returns true when the campaign is over. */
async function playHalfMonth(program: Program, campaign: string, seed: number, beforeBattle: () => Promise<void>) {
  const first = await ask(program, 'fng.turn', { campaign })
  for (let phase = 0, view = first; phase < mostPhases; phase++) {
    const procedure = nextProcedure(view)
    if (procedure === null) return true
    if (view.form.kind === 'report') await beforeBattle()
    await step(program, procedure, campaign, inputFor(view, seed))
    view = await ask(program, 'fng.turn', { campaign })
    if (view.halfMonth !== first.halfMonth) return view.now === null
  }
  throw new NotSo(`${first.date} does not end.`)
}

function newPlatoon(list: List): InputOf<'fng.muster'>['input'] {
  return {
    unit: '2nd Platoon, Bravo Company',
    list,
    corps: list === 'anzac' ? 'iii' : 'i',
    startHalfMonth: list === 'arvn-post-1968' ? 24 : 4,
    squads: list === 'sf-cidg' ? 4 : 3,
    star: { attributes: ['born-leader', 'athlete'] },
  }
}

async function step(program: Program, procedure: StepName, campaign: string, input: unknown): Promise<void> {
  const asked = { campaign, input, dice: 'program', choices: 'program', pending: false } as InputOf<StepName>
  const reply: StepReply = await ask(program, procedure, asked)
  if (reply.status === 'wanted') throw new NotSo(`${procedure} asked for something that only a player can tell.`)
}

const printer =
  (program: Program, campaign: string, { nameSheet }: DemoOptions) =>
  async (sheet: 'roster' | 'briefing', name: string): Promise<void> => {
    nameSheet(`${basename(campaign, '.tour')} ${name}`)
    await ask(program, 'print.sheets', { campaign, sheets: [{ sheet }] })
  }
