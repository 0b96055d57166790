import { rmSync } from 'node:fs'
import type { InputOf } from '../../../src/contract/procedures.ts'
import type { SnapshotView } from '../../../src/contract/library.ts'
import { ask } from '../../../src/main/cli/command.ts'
import type { Program } from '../../../src/main/app/program.ts'
import { idsIn, laidOut, tour } from '../commandLines.ts'
import { openDesk } from '../desk.ts'
import { lookAfter } from '../lookAfter.ts'
import type { Tally } from '../trial.ts'

const year = (of: number) => Date.UTC(of, 5, 1)

/** What a clock may show, look after look, in milliseconds. */
export const clocks: Readonly<Record<string, (look: number) => number>> = {
  'shows 2030': (look) => year(2030) + look * 1000,
  'shows 1970': (look) => look * 1000,
  'jumps back': (look) => year(2026 - (look % 7)),
  'shows nothing': () => NaN,
}

/** Plays on by a clock for some half-months, keeps and restores copies, and looks at what is there; then by a right one. */
export async function playBy(name: string, at: { folder: string; bytes: Buffer; tally: Tally }): Promise<void> {
  const { folder, bytes, tally } = at
  const what = `A clock that ${name}`
  const library = laidOut(folder, bytes)
  let looks = 0
  const entries = new Map([[tour, await idsIn(library)]])
  for (const clock of [clocks[name]!, () => year(2026)]) {
    const { program, mistakes } = openDesk(library, { now: () => new Date(clock(++looks)) })
    try {
      for (let ends = 0; ends < 3; ends++) {
        const kept = await copiesOf(program)
        await playToEnd(program)
        const now = await copiesOf(program)
        tally.expect(
          now.some((copy) => !kept.includes(copy)),
          `${what}: a half-month ended and no copy was kept.`,
        )
        tally.expect(
          now.length > kept.length || now.length >= 10,
          `${what}: of ${kept.length} copies ${now.length} are left.`,
        )
      }
      await restoreLast(program)
    } catch (error) {
      tally.fault(`${what}: ${String(error)}`)
    } finally {
      await program.close()
    }
    for (const mistake of mistakes) tally.fault(`${what}: ${mistake}`)
  }
  entries.set(tour, await idsIn(library))
  tally.expect(entries.get(tour)!.length > 20, `${what}: nothing was played.`)
  await lookAfter(library, { entries, heads: new Map(), more: 2 }, what, tally)
  rmSync(library, { recursive: true })
}

async function copiesOf(program: Program): Promise<string[]> {
  const snapshots: readonly SnapshotView[] = await ask(program, 'library.snapshots', { campaign: tour })
  return snapshots.map(({ copy }) => copy)
}

/** A copy of a tour that is there becomes a tour of its own. */
async function restoreLast(program: Program): Promise<void> {
  const [copy] = await copiesOf(program)
  await ask(program, 'library.restore', { copy: copy!, name: 'Restored' })
}

async function playToEnd(program: Program): Promise<void> {
  for (;;) {
    const { next } = await ask(program, 'campaign.autoplay', { campaign: tour, seed: 11 })
    if (next === null) return
    const quiet = { dice: 'program', choices: 'program', pending: false } as const
    await ask(program, next.procedure, { campaign: tour, input: next.input, ...quiet } as InputOf<'fng.endTurn'>)
    if (next.endsTurn) return
  }
}
