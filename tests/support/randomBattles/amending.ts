import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answer, D6 } from '../../../src/main/engine/answers.ts'
import { applyChanges, type AnyState } from '../../../src/main/engine/state.ts'
import type { Program } from '../../../src/main/app/program.ts'
import { fngSystem } from '../../../src/games/fng/rules/system.ts'
import type { FngState } from '../../../src/games/fng/rules/state.ts'
import { createTourFile, openTourFile } from '../../../src/main/store/openTourFile.ts'
import { ask, openProgram } from '../../../bench/program.ts'
import type { Chance } from '../battlePlayer.ts'
import { commitPlayed, playedAt } from '../commitPlayed.ts'
import type { PlayedEntry } from '../playTour.ts'
import { openJournal, type Journal } from './journal.ts'

const campaign = 'battle.tour'

/** So many throws are looked at for one that can be amended. */
const mostTries = 5

/** A tour that went through a file, with one throw of its battle amended. */
export interface Amended {
  readonly journal: Journal
  readonly faults: readonly string[]
}

/**
 * Writes a tour down, has the program check and replay it, amends one throw of its battle, and reads what came of it.
 * @param seed of the tour.
 */
export async function amendOne(entries: readonly PlayedEntry[], seed: number, chance: Chance): Promise<Amended> {
  const folder = mkdtempSync(join(tmpdir(), 'battle-'))
  try {
    write(join(folder, campaign), entries, seed)
    const faults = await amendIn(folder, entries, chance)
    return { journal: openJournal(read(join(folder, campaign)), seed), faults }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function write(path: string, entries: readonly PlayedEntry[], seed: number): void {
  const id = '00000000-0000-4000-8000-000000000001'
  const file = createTourFile(path, { system: fngSystem, name: 'Battle', seed, id, now: playedAt })
  for (const entry of entries) commitPlayed(file, entry, file.info().head)
  file.close()
}

async function amendIn(folder: string, entries: readonly PlayedEntry[], chance: Chance): Promise<string[]> {
  const program = openProgram(folder)
  try {
    const throws = entries.flatMap(({ step, tape, depth }) =>
      step === 'act'
        ? tape.flatMap((answer) => (answer.kind === 'dice' ? [{ depth, answer: otherFaces(answer, chance) }] : []))
        : [],
    )
    const before = await soundness(program)
    for (let tries = 0; tries < mostTries && throws.length > 0; tries++) {
      const one = chance.one(throws)
      const entry = { campaign, entry: one.depth }
      // What is still sealed is amended by nobody.
      const { refused } = await ask<{ readonly refused: string | null }>(program, 'journal.amendForm', entry)
      if (refused !== null) continue
      await ask(program, 'journal.amend', { ...entry, answers: [one] })
      return [...before, ...(await soundness(program))]
    }
    return before
  } finally {
    await program.close()
  }
}

type Thrown = Extract<Answer, { kind: 'dice' }>

const otherFaces = (answer: Thrown, chance: Chance): Thrown => ({
  ...answer,
  by: 'player',
  faces: answer.faces.map(() => (1 + chance.below(6)) as D6),
})

async function soundness(program: Program): Promise<string[]> {
  const { sound } = await ask<{ readonly sound: boolean }>(program, 'campaign.check', { campaign })
  const { same } = await ask<{ readonly same: boolean }>(program, 'campaign.replay', { campaign })
  return [...(sound ? [] : ['the file is not sound']), ...(same ? [] : ['the file replays to another state'])]
}

/** The tour as it stands in a file. */
function read(path: string): PlayedEntry[] {
  const file = openTourFile(path, [fngSystem])
  try {
    let state = fngSystem.empty as unknown as AnyState
    return file.entries().map(({ id, depth, step, title, input, tape }) => {
      const changes = file.changes(id)
      state = applyChanges(state, changes, 'forward')
      return { step, title, input, depth, tape, lines: file.lines(id), changes, state: state as unknown as FngState }
    })
  } finally {
    file.close()
  }
}
