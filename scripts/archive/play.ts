import { join } from 'node:path'
import { createProgram } from '../../src/main/app/createProgram.ts'
import type { Program } from '../../src/main/app/program.ts'
import { inputFor, nextProcedure } from '../../src/games/fng/app/autoplay/decisions.ts'
import { ask } from '../../src/main/cli/command.ts'
import type { StepName } from '../../src/contract/gameProcedures.ts'
import type { InputOf } from '../../src/contract/procedures.ts'
import { actions } from '../../src/games/fng/rules/battle/chapters.ts'
import { reportOfBattle } from '../../src/games/fng/rules/battle/ending/report.ts'
import type { FngState, FreeWorldList } from '../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../src/games/fng/rules/system.ts'
import { openTourFile } from '../../src/main/store/openTourFile.ts'
import { blows, chanceOf, nextMove } from '../../tests/support/battlePlayer.ts'
import { platoonOf } from '../../tests/support/playTour.ts'

/** One tour of the archive: what is played in it. */
export interface ArchivedTour {
  /** Of its file. */
  readonly name: string
  readonly list: FreeWorldList
  readonly seed: number
  readonly halfMonths: number
  /** Actions of each battle that is tracked; 0: the program makes them up. */
  readonly moves: number
  /** Comes to blows at once, and is left in the middle of its first battle. */
  readonly inBattle?: true
  /** What a player does beside the rules: a note, a correction, an undo with something else done after it. */
  readonly asides?: true
}

/** One tour for each army list, three of them with battles that are tracked. */
export const archived: readonly ArchivedTour[] = [
  { name: 'usmc', list: 'usmc', seed: 11, halfMonths: 3, moves: 40 },
  { name: 'us-army-infantry', list: 'us-army-infantry', seed: 12, halfMonths: 3, moves: 0, asides: true },
  { name: 'sf-cidg', list: 'sf-cidg', seed: 13, halfMonths: 2, moves: 40 },
  { name: 'anzac', list: 'anzac', seed: 14, halfMonths: 3, moves: 0 },
  { name: 'arvn-pre-1968', list: 'arvn-pre-1968', seed: 15, halfMonths: 3, moves: 0 },
  { name: 'arvn-post-1968', list: 'arvn-post-1968', seed: 16, halfMonths: 3, moves: 0 },
  { name: 'in-battle', list: 'us-army-infantry', seed: 17, halfMonths: 9, moves: 60, inBattle: true },
]

const quiet = { dice: 'program', choices: 'program', pending: false } as const

/** More steps than a half-month can have: then something is stuck. */
const mostSteps = 60

/**
 * Plays one of the tours into a library, through the same procedures as a player, with seeded dice.
 * @param number makes its id: the same tour always has the same.
 * @returns the name of its file.
 */
export async function playArchived(folder: string, tour: ArchivedTour, number: number): Promise<string> {
  const { list, seed, halfMonths, asides = false } = tour
  const program = programOver(folder, number)
  try {
    const { campaign } = await ask(program, 'library.create', { name: tour.name, game: 'fng', seed })
    const path = join(folder, campaign)
    await take(program, campaign, 'fng.muster', platoonOf(list))
    if (asides) await playAsides(program, campaign, path)
    for (let played = 0; played < halfMonths; played++) if (!(await playHalfMonth(program, campaign, path, tour))) break
    return campaign
  } finally {
    await program.close()
  }
}

/** @returns the program over a library, with a clock that stands still. @param number makes the ids: the same tour always has the same. */
export function programOver(folder: string, number: number): Program {
  let ids = number * 1000
  return createProgram({
    folder,
    anywhere: true,
    now: () => new Date('2026-11-22T18:00:00Z'),
    newSeed: () => number,
    newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    deliverSheet: () => Promise.resolve(null),
    log: (error, where) => {
      console.error(where, error)
    },
  })
}

/** @returns false when there is nothing more to play. */
async function playHalfMonth(program: Program, campaign: string, path: string, tour: ArchivedTour): Promise<boolean> {
  const first = await ask(program, 'fng.turn', { campaign })
  for (let step = 0, view = first; step < mostSteps; step++) {
    const procedure = nextProcedure(view)
    if (procedure === null) return false
    if (view.form.kind === 'report' && tour.moves > 0) {
      await fight(program, campaign, path, tour)
      if (tour.inBattle) return false
      await take(program, campaign, procedure, reportOfBattle(stateOf(path)))
    } else await take(program, campaign, procedure, inputFor(view, tour.seed))
    view = await ask(program, 'fng.turn', { campaign })
    if (view.halfMonth !== first.halfMonth) return view.now !== null
  }
  throw new Error(`${first.date} does not end.`)
}

/** A battle of so many actions, as somebody plays it who does what comes to his mind. */
async function fight(program: Program, campaign: string, path: string, { seed, moves, inBattle }: ArchivedTour) {
  await take(program, campaign, 'fng.beginBattle', {})
  const chance = chanceOf(seed)
  const among = inBattle ? blows : actions
  for (let move = 0; move < moves; move++) {
    const input = nextMove(stateOf(path), chance, among)
    // What the form did not foresee the rules refuse: then something else comes to his mind.
    if (input !== null && input.action !== 'endBattle') await program.call('fng.act', { campaign, input, ...quiet })
  }
  if (inBattle) return
  const { values } = await ask(program, 'fng.battleForm', { campaign, action: 'endBattle', values: {}, selected: [] })
  await take(program, campaign, 'fng.act', { action: 'endBattle', values })
}

async function playAsides(program: Program, campaign: string, path: string): Promise<void> {
  const nowhere = { missionId: null, halfMonth: null }
  const { id: soldierId } = stateOf(path).soldiers[3]!
  await take(program, campaign, 'fng.writeNote', { note: null, soldierId, ...nowhere, text: 'New here.' })
  await take(program, campaign, 'fng.correctSoldier', { soldierId, reason: 'A die read wrongly', changes: { rep: 4 } })
  await take(program, campaign, 'fng.testForContact', {})
  await ask(program, 'journal.undo', { campaign })
  await take(program, campaign, 'fng.writeNote', { note: null, soldierId: null, ...nowhere, text: 'Monsoon.' })
}

async function take(program: Program, campaign: string, procedure: StepName, input: unknown) {
  const reply = await ask(program, procedure, { campaign, input, ...quiet } as InputOf<'fng.recover'>)
  if (reply.status === 'wanted') throw new Error(`${procedure} asks for what only a player can tell.`)
  return reply
}

function stateOf(path: string): FngState {
  const file = openTourFile(path, [fngSystem])
  try {
    return file.load().state as unknown as FngState
  } finally {
    file.close()
  }
}
