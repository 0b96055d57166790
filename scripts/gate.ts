// `npm test`: the whole gate, in order, up to the first failure.
import { runStage, type Stage } from './gate/stage.ts'
import { countPlaywright, countVitest, reports } from './gate/counts.ts'
import { findChromium } from './gate/chromium.ts'

const stages: readonly Stage[] = [
  { title: 'Format', script: 'format:check' },
  { title: 'Lint', script: 'lint' },
  { title: 'Types', script: 'types' },
  {
    title: 'Unit tests',
    script: 'unit',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`],
    count: countVitest,
  },
  { title: 'Build', script: 'build' },
  {
    title: 'End to end',
    script: 'e2e',
    args: ['--reporter=list,json'],
    env: () => ({ CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright }),
    count: countPlaywright,
  },
]

let passed = 0
let failed = 0
const started = Date.now()
for (const [index, stage] of stages.entries()) {
  const { ok, counts } = await runStage(stage, index + 1, stages.length)
  passed += counts.passed
  failed += counts.failed
  if (ok) continue
  // A stage without tests of its own, or one that broke before it could count, is one failure.
  failed = Math.max(failed, 1)
  console.log(`\nThe gate is shut: ${stage.title} failed. \`npm run ${stage.script}\` runs it alone.`)
  process.exitCode = 1
  break
}
console.log(`\n${Math.round((Date.now() - started) / 1000)} s in all`)
console.log(`${passed} passed, ${failed} failed`)
