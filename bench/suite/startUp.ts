import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playLongJournal, writeJournal } from '../../tests/support/longJournal.ts'
import { cpuOf, median, ms, turnAbout, wallOf, type Group } from '../measure.ts'
import { ask, openProgram } from '../program.ts'

const root = join(import.meta.dirname, '../..')
const files = 200
const most = { help: 500, again: 100 }

/** Starting the program in a terminal, and a library full of tours. */
export async function startUp(): Promise<Group> {
  const start =
    (...command: [string, ...string[]]) =>
    () => {
      execFileSync(command[0], command.slice(1), { cwd: root, stdio: 'ignore' })
      return Promise.resolve()
    }
  const sides = [start('npm', 'run', '-s', 'tour', '--', '--help'), start(process.execPath, '-e', '0')]
  const [help, bare] = (await turnAbout(9, sides, wallOf)).map(median) as [number, number]
  const { first, again } = await library()
  return {
    title: 'Start and library',
    how: `\`npm run -s tour -- --help\` from the command to its end, built before; beside it node that runs nothing. The library: ${files} tours of 340 entries, listed by a program that has just started, and once more; processor time, medians of 3.`,
    results: [
      { what: 'Help in the terminal', measured: ms(help), target: `at most ${most.help} ms`, met: help <= most.help },
      { what: 'Node alone', measured: ms(bare), target: '', met: null },
      { what: `Library of ${files}, first`, measured: ms(first), target: '', met: null },
      {
        what: `Library of ${files}, again`,
        measured: ms(again),
        target: `at most ${most.again} ms`,
        met: again <= most.again,
      },
    ],
  }
}

async function library(): Promise<{ first: number; again: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'short-timer-library-'))
  try {
    const one = join(folder, '1.tour')
    writeJournal(one, playLongJournal(340))
    for (let i = 2; i <= files; i++) copyFileSync(one, join(folder, `${i}.tour`))
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < 3; round++) {
      const program = openProgram(folder)
      for (const list of times) list.push(await cpuOf(() => ask(program, 'library.list', {})))
      await program.close()
    }
    const [first, again] = times.map((list) => median(list.sort((a, b) => a - b))) as [number, number]
    return { first, again }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
