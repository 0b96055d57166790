// `npm test`: the whole gate, up to the first failure. docs/gate.md tells how it is kept short.
import { availableParallelism } from 'node:os'
import { helpAsked } from './helpAsked.ts'
import { runStage, type Outcome, type Stage } from './gate/stage.ts'
import { runQueue, type Job } from './gate/queue.ts'
import { clearReports, countPlaywright, countVitest, reports } from './gate/counts.ts'
import { findChromium } from './gate/chromium.ts'

const cores = availableParallelism()
/** Two a core, and one: browser tests wait for their browser, unit tests for their disk, lint fills the rest. */
const lanes = 2 * cores + 1

const job = (stage: Stage, more: Partial<Job<Outcome>> = {}): Job<Outcome> => ({
  name: stage.script,
  run: () => {
    console.log(`-- ${stage.title} begins`)
    return runStage(stage)
  },
  ...more,
})

const jobs: readonly Job<Outcome>[] = [
  // The browser tests go on longest, so what they need comes first.
  job({ title: 'Browser', script: 'browser' }),
  job({ title: 'Build', script: 'build' }),
  job({ title: 'Lint', script: 'lint' }),
  job({ title: 'Types', script: 'types' }),
  job({ title: 'Format', script: 'format:check' }),
  // It asks of the packages that the build has noted.
  job({ title: 'Advisories', script: 'advisories' }, { needs: ['build'] }),
  // Both may install what the machine lacks, and one can at a time.
  job({ title: 'Desktop', script: 'desktop' }, { needs: ['browser'] }),
  job(
    {
      title: 'End to end',
      script: 'e2e',
      args: ['--reporter=list,json'],
      env: () => ({ CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright }),
      count: () => countPlaywright(),
    },
    { lanes: cores, needs: ['browser', 'build'] },
  ),
  job(
    {
      title: 'Unit tests',
      script: 'unit',
      args: ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`],
      count: () => countVitest(),
    },
    // The commands of the README are run from the bundle.
    { lanes: cores, needs: ['build'] },
  ),
]

if (helpAsked(`npm test\nRuns ${jobs.map(({ name }) => `npm run ${name}`).join(', ')}.`)) process.exit()
clearReports()
const started = Date.now()
const outcomes = await runQueue(jobs, lanes, ({ ok }) => ok)
const passed = outcomes.reduce((sum, { counts }) => sum + counts.passed, 0)
const shut = outcomes.filter(({ ok }) => !ok)
// A stage without tests of its own, or one that broke before it could count, is one failure.
const failed = Math.max(
  shut.length,
  outcomes.reduce((sum, { counts }) => sum + counts.failed, 0),
)
if (shut.length > 0) {
  const runs = shut.map(({ stage }) => `\`npm run ${stage.script}\``).join(', ')
  console.log(`\nThe gate is shut: ${shut.map(({ stage }) => stage.title).join(' and ')} failed. Alone: ${runs}.`)
  // Once more at the end: all that the stages said is long.
  for (const fault of shut.flatMap(({ counts: { faults = [] } }) => faults)) console.log(`- ${fault}`)
  process.exitCode = 1
}
console.log(`\n${Math.round((Date.now() - started) / 1000)} s in all`)
console.log(`${passed} passed, ${failed} failed`)
