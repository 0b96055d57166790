import { trials } from '../tests/torture/trials.ts'
import { usualSeed, type Trial } from '../tests/torture/trial.ts'
import { readRuns, type Run, type Runs } from './torture/record.ts'

/** @returns the command that runs a trial in full, or that ran it so. */
const commandOf = ({ name, count }: Trial, run: Pick<Run, 'count' | 'seed'> = { count, seed: usualSeed }): string =>
  `npm run torture -- ${name} --count ${run.count} --seed ${run.seed}`

/** @returns docs/reliability.md: what the program has been put through, by the last full run of each trial. */
export function reliability(runs: Runs = readRuns()): string {
  const head = [
    '# What it has been put through',
    '',
    'A campaign is a year of somebody’s evenings. These trials do to the program what time, machines and strangers do, and count what',
    'is lost. `npm run torture` runs them in full and writes this page; the gate runs the same trials in short at every change',
    '(`tests/unit/torture`). A fault is what must not be: it would stand here, with what is needed to see it again.',
    '',
    'Besides, the gate opens every tour of an older version that is kept (`tests/unit/archive.test.ts`), has each call of the file system',
    'that a deed comes by refused (`tests/unit/app/everyFault.test.ts`), plays on disks that are full or can only be read',
    '(`tests/unit/app/realDisks.test.ts`), and has other programs change a file that is open (`tests/unit/store/changedWhileOpen.test.ts`).',
    '',
    '| trial | what came of it | faults | again |',
    '| --- | --- | ---: | --- |',
    ...trials.map((trial) => rowOf(trial, runs[trial.name])),
    '',
  ]
  return [...head, ...trials.flatMap((trial) => sectionOf(trial, runs[trial.name]))].join('\n')
}

function rowOf(trial: Trial, run: Run | undefined): string {
  const again = `\`${commandOf(trial, run)}\``
  if (run === undefined) return `| ${trial.title} | not run in full yet | | ${again} |`
  return `| ${trial.title} | ${figuresOf(run)} | ${run.faults.length} | ${again} |`
}

/** "500 tried: 41 refused, 312 found" */
const figuresOf = ({ figures }: Run): string =>
  Object.entries(figures)
    .map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
    .join(', ')

function sectionOf({ title, about }: Trial, run: Run | undefined): string[] {
  if (run === undefined) return [`## ${title}`, '', about, '']
  const { commit, date, machine, seconds, seed, faults, left } = run
  return [
    `## ${title}`,
    '',
    about,
    '',
    `Commit ${commit}, ${date}, seed ${seed}, ${seconds} s. ${machine}.`,
    '',
    ...listed('Not tried on that machine:', left),
    ...listed('Faults:', faults),
  ]
}

const listed = (head: string, all: readonly string[]): string[] =>
  all.length === 0 ? [] : [head, '', ...all.map((one) => `- ${one}`), '']
