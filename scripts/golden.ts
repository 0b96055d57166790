// `npm run golden` plays the golden journals anew, where the rules were meant to change: tests/golden/journals.json.
import { writeFileSync } from 'node:fs'
import { rulesVersionOf } from '../src/main/engine/corrections.ts'
import { fngSystem } from '../src/games/fng/rules/system.ts'
import { newestArchivedRules } from '../tests/support/archive.ts'
import { firstDifference, goldenPath, playGolden, readGolden } from '../tests/support/golden.ts'

const rules = rulesVersionOf(fngSystem)
const before = readGolden()
const differences = before.journals.flatMap((journal) => firstDifference(journal) ?? [])
if (before.rules === rules && differences.length > 0 && newestArchivedRules() >= rules) {
  console.error(
    `Version ${rules} of the rules lies in tests/archive: players have it. Add correction ${rules + 1} to src/games/fng/rules/corrections first, with what is played differently now:`,
  )
  for (const one of differences) console.error(`  ${one}`)
  process.exit(1)
}
if (before.rules === rules && differences.length === 0) {
  console.log('Nothing is played differently: the golden journals stay as they are.')
  process.exit()
}
const journals = playGolden()
const lines = journals.map(
  ({ name, seed, entries }) =>
    `{"name":${JSON.stringify(name)},"seed":${seed},"entries":[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}`,
)
writeFileSync(goldenPath, `{"rules":${rules},"journals":[\n${lines.join(',\n')}\n]}\n`)
const steps = journals.reduce((sum, { entries }) => sum + entries.length, 0)
console.log(`${journals.length} journals, ${steps} entries, by version ${rules} of the rules.`)
if (before.rules === rules)
  console.log(
    `Correction ${rules} was not handed out yet: see that it names what changed (${differences.length} journals).`,
  )
