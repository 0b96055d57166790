import { playEvening } from '../../tests/support/randomBattles/evening.ts'
import { newTally, type Tally } from '../../tests/support/randomBattles/tally.ts'
import type { Group, Result } from '../measure.ts'

/** So many where the command line names no number. */
const usual = 500

/** Random battles, played as a player plays them at the screen, from seeds 1 on; whatever must never be is printed. */
export async function battles(): Promise<Group> {
  const many = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? usual)
  const tally = newTally()
  const start = performance.now()
  for (let seed = 1; seed <= many; seed++) {
    await playEvening(seed, tally)
    if (seed % 10 === 0) console.error(`${seed} of ${many} battles, ${tally.faults.length} faults`)
  }
  for (const { seed, what } of tally.faults) console.log(`Battle ${seed}: ${what}`)
  return {
    title: 'Random battles',
    how: `Each from a seed, on all six army lists, with none to two missions behind it: acts from the forms as they begin or with something said otherwise, what follows played or left out, In Sight by groups with exceptions, vehicles, moves and postures, undo and redo, a past throw amended through a file, to the end of the half-month. After each step: undone, redone and replayed to the same state; nobody in two places, nobody back from the dead, DEROS as it must be. Looked over now and then: every form and every row of what follows as it begins.`,
    results: resultsOf(tally, (performance.now() - start) / 1000),
  }
}

function resultsOf(tally: Tally, seconds: number): Result[] {
  const { battles: played, turns, acts, undone, redone, amended, starts, rows, ways, refused, faults } = tally
  const plain = (what: string, measured: string): Result => ({ what, measured, target: '', met: null })
  const sum = (of: ReadonlyMap<string, number>) => [...of.values()].reduce((all, one) => all + one, 0)
  return [
    plain('Battles, turns, steps', [played, turns, acts].map(counted).join(', ')),
    ...[...ways].sort(([, a], [, b]) => b - a).map(([way, times]) => plain(`Of these: ${way}`, counted(times))),
    plain('Undone, redone', `${counted(undone)}, ${counted(redone)}`),
    plain('Amended through a file', counted(amended)),
    plain('Forms as they begin: can be played, say why not', `${counted(starts.ready)}, ${counted(starts.sayWhy)}`),
    plain(
      'Rows of what follows: can be played, want a word of the table',
      `${counted(rows.ready)}, ${counted(rows.wanting)}`,
    ),
    plain('Refused though the form let it through, after a word of the player', counted(sum(refused))),
    { what: 'What must never be', measured: counted(faults.length), target: '0', met: faults.length === 0 },
    plain('Time', `${counted(Math.round(seconds))} s`),
  ]
}

const counted = (number: number): string => number.toLocaleString('en-US')
