// `npm run torture`: does to the program what time, machines and strangers do, in full. docs/reliability.md tells of it.
import { parseArgs } from 'node:util'
import { progressBar } from '../src/main/cli/progress.ts'
import { trials } from '../tests/torture/trials.ts'
import { usualSeed, type Trial } from '../tests/torture/trial.ts'
import { writeReliability } from './docs.ts'
import { helpAsked } from './helpAsked.ts'
import { ensureBuilt } from './start/ensureBuilt.ts'
import { changed, readRuns, whereAndWhen, writeRuns } from './torture/record.ts'
import { runTrial } from './torture/run.ts'

const usage = [
  'npm run torture -- [TRIAL ...] [--count N] [--seed N]',
  ...trials.map(({ name, title, count }) => `  ${name.padEnd(10)} ${title}, ${count} in full`),
  'Without names all of them, one after the other, but for those that have been run in full at this commit. Each is kept as soon',
  'as it has ended, if it was run in full: docs/reliability.json, docs/reliability.md. Ends with code 1 where there was a fault.',
].join('\n')

if (helpAsked(usage)) process.exit()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string' }, seed: { type: 'string', default: String(usualSeed) } },
})
const unknown = positionals.find((name) => !trials.some((trial) => trial.name === name))
if (unknown !== undefined) {
  console.error(`There is no trial ${unknown}.\nusage: ${usage}`)
  process.exit(2)
}
const seed = whole('seed', values.seed)
const wanted = values.count === undefined ? null : whole('count', values.count)
const place = whereAndWhen()
// The program as it is handed out: its terminal and its server are started from the bundle.
process.exitCode = await ensureBuilt()
const io = { draw: (text: string) => process.stdout.write(text), watched: process.stdout.isTTY }
const chosen = trials.filter((trial) => (positionals.length === 0 ? !isDone(trial) : positionals.includes(trial.name)))
for (const trial of process.exitCode === 0 ? chosen : []) await put(trial, wanted ?? trial.count)

function whole(name: string, text: string): number {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number > 0) return number
  console.error(`--${name} wants a whole number, not ${text}.`)
  process.exit(2)
}

/** What broke off goes on where it stopped. */
function isDone({ name }: Trial): boolean {
  const run = readRuns()[name]
  return wanted === null && run?.commit === place.commit && run.seed === seed && !place.commit.endsWith(changed)
}

async function put(trial: Trial, count: number): Promise<void> {
  console.log(`${trial.title}: ${count}, seed ${seed}`)
  const began = performance.now()
  const came = await runTrial(trial, count, seed, progressBar(io, count))
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(
    `  ${Object.entries(came.figures)
      .map(([what, many]) => `${many} ${what}`)
      .join(', ')}; ${seconds} s`,
  )
  for (const one of came.left) console.log(`  not tried: ${one}`)
  for (const fault of came.faults) console.log(`  FAULT ${fault}`)
  if (came.faults.length > 0) process.exitCode = 1
  if (count < trial.count) return
  writeRuns({ ...readRuns(), [trial.name]: { count, seed, ...place, seconds, ...came } })
  writeReliability()
}
