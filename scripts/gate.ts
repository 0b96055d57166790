// `npm test`: the whole gate, up to the first failure.
import { runLanes, runStage, type Outcome, type Stage } from './gate/stage.ts'
import { countPlaywright, countVitest, reports } from './gate/counts.ts'
import { findChromium } from './gate/chromium.ts'

const format: Stage = { title: 'Format', script: 'format:check' }
const lint: Stage = { title: 'Lint', script: 'lint' }
const types: Stage = { title: 'Types', script: 'types' }
const build: Stage = { title: 'Build', script: 'build' }
const unit: Stage = {
  title: 'Unit tests',
  script: 'unit',
  args: ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`],
  count: countVitest,
}
const endToEnd: Stage = {
  title: 'End to end',
  script: 'e2e',
  args: ['--reporter=list,json'],
  env: () => ({ CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright }),
  count: countPlaywright,
}

/** What keeps one core busy runs beside other such; the tests use all cores by themselves. */
const parts: readonly (() => Promise<readonly Outcome[]>)[] = [
  () => runLanes([[lint], [format, types, build]]),
  async () => [await runStage(unit)],
  async () => [await runStage(endToEnd)],
]

let passed = 0
let failed = 0
const started = Date.now()
for (const part of parts) {
  const outcomes = await part()
  for (const { counts } of outcomes) {
    passed += counts.passed
    failed += counts.failed
  }
  const shut = outcomes.filter(({ ok }) => !ok)
  if (shut.length === 0) continue
  // A stage without tests of its own, or one that broke before it could count, is one failure.
  failed = Math.max(failed, shut.length)
  const runs = shut.map(({ stage }) => `\`npm run ${stage.script}\``).join(', ')
  console.log(`\nThe gate is shut: ${shut.map(({ stage }) => stage.title).join(' and ')} failed. Alone: ${runs}.`)
  process.exitCode = 1
  break
}
console.log(`\n${Math.round((Date.now() - started) / 1000)} s in all`)
console.log(`${passed} passed, ${failed} failed`)
