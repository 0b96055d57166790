import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { playLongJournal, writeJournal } from '../../tests/support/longJournal.ts'
import { cpuOf, median, ms, percentile95, times, type Group, type Result } from '../measure.ts'
import { ask, openProgram } from '../program.ts'

const files = 2000
const rounds = 5
const most = { again: 2000, wait: 50 }

/** A library of thousands of tours, and what others wait while it is looked through. */
export async function largeLibrary(): Promise<Group> {
  const folder = mkdtempSync(join(tmpdir(), 'short-timer-library-'))
  try {
    const one = join(folder, '1.tour')
    writeJournal(one, playLongJournal(20))
    for (let i = 2; i <= files; i++) copyFileSync(one, join(folder, `${i}.tour`))
    const program = openProgram(folder)
    const first = await listed(program)
    const again = [...(await inRounds(() => listed(program)))].sort((a, b) => a.took - b.took)
    const note = () => ask(program, 'fng.writeNote', { campaign: '1.tour', input: { text: 'Rain.' } })
    const step = median((await inRounds(() => cpuOf(note))).sort((a, b) => a - b))
    await program.close()
    const second = median(again.map(({ took }) => took))
    const waits = again.flatMap((one) => one.waits).sort((a, b) => a - b)
    return {
      title: 'A library of thousands',
      how: `${files.toLocaleString('en')} tours of 20 entries, listed by a program that has just started, and ${rounds} times more. What a step waits is what the listing does between two turns of the event loop: in each of them calls are answered. Processor time.`,
      results: [
        { what: 'Listed first', measured: ms(first.took), target: '', met: null },
        { what: 'Listed again', measured: ms(second), target: `under ${most.again} ms`, met: second < most.again },
        { what: 'Ratio of both', measured: times(first.took / second), target: '', met: null },
        wait('A step waits while it is listed first: 95 of 100, and at most', first.waits),
        wait('A step waits while it is listed again: 95 of 100, and at most', waits),
        { what: 'A step itself, for comparison', measured: ms(step), target: '', met: null },
      ],
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function wait(what: string, waits: readonly number[]): Result {
  const longest = waits.at(-1)!
  const measured = `${ms(percentile95(waits))}, ${ms(longest)}`
  return { what, measured, target: `at most ${most.wait} ms`, met: longest <= most.wait }
}

async function inRounds<T>(work: () => Promise<T>): Promise<T[]> {
  const found: T[] = []
  for (let round = 0; round < rounds; round++) found.push(await work())
  return found
}

/** Lists the library. @returns what that took, and what others waited in each turn of the event loop, least first. */
async function listed(program: ReturnType<typeof openProgram>): Promise<{ took: number; waits: number[] }> {
  const waits: number[] = []
  const took = await cpuOf(async () => {
    const work = { over: false }
    const list = ask(program, 'library.list', {}).finally(() => (work.over = true))
    while (!work.over) waits.push(await cpuOf(() => setImmediate()))
    await list
  })
  return { took, waits: waits.sort((a, b) => a - b) }
}
