import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDesk } from './desk.ts'
import { entriesIn } from './sound.ts'
import { bundledCli, callsOn, type SystemCall } from './systemCalls.ts'

/** A command line on a library of one tour. */
export interface Command {
  readonly name: string
  /** What stands behind `tour`, for a folder. */
  readonly args: (folder: string) => readonly string[]
}

/** The tour that every command line is about. */
export const tour = 'Bravo.tour'

/** Lays the library of one tour anew. */
export function laidOut(folder: string, bytes: Buffer): string {
  const library = mkdtempSync(join(folder, 'library-'))
  writeFileSync(join(library, tour), bytes)
  return library
}

/**
 * Runs a command line to its end.
 * @returns what it asked of the system about the files of its library.
 * @throws Error when it was refused: then it is no command line to be killed.
 */
export function callsOf({ name, args }: Command, folder: string, bytes: Buffer): SystemCall[] {
  const library = laidOut(folder, bytes)
  const { ended, calls } = callsOn(library, bundledCli, args(library))
  rmSync(library, { recursive: true })
  if (ended.code !== 0) throw new Error(`${name} was refused: ${ended.err}`)
  return calls
}

/** @returns ids of all entries of the tour. */
export async function idsIn(library: string): Promise<number[]> {
  const { program } = openDesk(library)
  const ids = (await entriesIn(program, tour)).map(({ id }) => id)
  await program.close()
  return ids
}

const nowhere = { note: null, soldierId: null, missionId: null, halfMonth: null }
const called = (name: string, procedure: string, input: object): Command => ({
  name,
  args: (folder) => ['call', join(folder, tour), procedure, '--input', JSON.stringify(input)],
})

/** The end of a half-month: its entry, and the copy that is kept of it. */
export const halfMonthEnd = called('a half-month’s end', 'fng.endTurn', {})

/** What else somebody does in a terminal. */
export const commands: readonly Command[] = [
  called('a note', 'fng.writeNote', { ...nowhere, text: 'Rain. '.repeat(100) }),
  called('an undo', 'journal.undo', {}),
  called('a copy', 'library.duplicate', { name: 'Charlie' }),
  called('a new name', 'library.rename', { name: 'Bravo again' }),
  called('a branch', 'library.branch', { entry: 5, name: 'Branch' }),
]
