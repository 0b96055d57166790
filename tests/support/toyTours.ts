import Database from 'better-sqlite3'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { difference } from '../../src/main/engine/state.ts'
import { bookRules, playStep } from '../../src/main/engine/system.ts'
import { openTape } from '../../src/main/engine/tape.ts'
import type { Library } from '../../src/main/store/library.ts'
import { createTourFile } from '../../src/main/store/openTourFile.ts'
import type { TourFile } from '../../src/main/store/tourFile.ts'
import type { Commit, Entry } from '../../src/main/store/types.ts'
import { toySystem, type ToyState, type ToyStep } from './toySystem.ts'

/** A uuid that ends in the number. */
export const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Times of the tests. */
export const now = '1967-03-31T12:00:00.000Z'

/** @returns a folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'short-timer-store-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** @returns a new toy tour in a folder of its own, closed after the test. */
export function newToyTour(path = join(temporaryFolder(), 'toy.tour')): TourFile {
  const file = createTourFile(path, { system: toySystem, name: 'Toy', seed: 7, id: uuid(1), now })
  onTestFinished(() => {
    file.close()
  })
  return file
}

/** Makes a toy tour in a library. @returns the name of its file. */
export const createToy = (library: Library, name: string, id = 1): string =>
  library.create({ system: toySystem, name, seed: 7, id: uuid(id), now })

/** Changes a closed tour past the program. */
export function spoil(path: string, sql: string): void {
  const raw = new Database(path)
  raw.pragma('foreign_keys = OFF')
  raw.exec(sql).close()
}

/** Plays a step from where the file stands. @returns what would be committed. */
export function played(file: TourFile, step: ToyStep, input: unknown): Commit {
  const { state, head, depth } = file.load()
  const dice = openTape({ dice: 'roll', choices: 'draw', seed: 7, depth: depth + 1 })
  const before = state as ToyState
  const result = playStep(toySystem, step, { state: before, input, rules: bookRules, dice, depth: depth + 1 })
  const changes = difference(before, result.state)
  const { title, lines } = result
  const rest = { mode: 'roll', moment: 'Week 1', rulesVersion: 1, at: now }
  return { expectedHead: head, step, title, input, tape: dice.told(), lines, changes, ...rest }
}

/** Plays a step and commits it. */
export const play = (file: TourFile, step: ToyStep, input: unknown): Entry => file.commit(played(file, step, input))

/** Id of the n-th row that an entry at this depth made. */
export const madeAt = (depth: number, n = 1) => depth * 4096 + n

/** Three entries: a crew of two is founded, sails, and one of them gets drunk. */
export function threeSteps(file: TourFile): Entry[] {
  return [
    play(file, 'foundCrew', { name: 'Swallow', sailors: ['Ann', 'Ben'] }),
    play(file, 'setSail', { crewId: madeAt(1) }),
    play(file, 'getDrunk', { sailorId: madeAt(1, 2), tattoo: 'anchor' }),
  ]
}
