// Runs all benchmarks and writes docs/benchmarks.md.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, release, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { helpAsked } from '../scripts/helpAsked.ts'
import type { Group } from './measure.ts'

const here = import.meta.dirname
if (helpAsked('npm run bench [-- SUITE… [BATTLES]]')) process.exit()

// Each of them must be there: a checkout that ran an earlier benchmark lacks the newer ones.
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as { dependencies: object }
if (!Object.keys(dependencies).every((name) => existsSync(join(here, 'node_modules', name)))) {
  console.error('Fetching the libraries to compare with …')
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: here, stdio: 'inherit' })
}

// Imported late: the suites need what has just been fetched.
const { dice } = await import('./suite/dice.ts')
const { turn } = await import('./suite/turn.ts')
const { fire } = await import('./suite/fire.ts')
const { inputs } = await import('./suite/inputs.ts')
const { battles } = await import('./suite/battles.ts')
const { file } = await import('./suite/file.ts')
const { growth } = await import('./suite/growth.ts')
const { startUp } = await import('./suite/startUp.ts')
const { largeLibrary } = await import('./suite/largeLibrary.ts')
const { sheets } = await import('./suite/sheets.ts')
const { booklet } = await import('./suite/booklet.ts')
const { rosterFrames } = await import('./suite/rosterFrames.ts')
const { page } = await import('./suite/page.ts')

const suites = { dice, turn, fire, inputs, file, growth, startUp, largeLibrary, sheets, booklet, page, rosterFrames }
/** Half an hour and more: only where it is named. */
const seldom = { battles }
/** Those named on the command line; where none is, all but these. */
const named = Object.entries({ ...suites, ...seldom }).filter(
  ([name]) => process.argv.includes(name) || (process.argv.length < 3 && name in suites),
)

const target = join(here, '../docs/benchmarks.md')
const groups: Group[] = []
for (const [, suite] of named) {
  const group = await suite()
  groups.push(group)
  console.log(`${group.title}\n${group.results.map((r) => `  ${r.what}: ${r.measured}${verdict(r)}`).join('\n')}`)
}
const before = readFileSync(target, 'utf8')
const isWhole = process.argv.length < 3
writeFileSync(target, groups.reduce(withSection, isWhole ? withHead(before) : before))

function verdict({ target, met }: Group['results'][number]): string {
  return met === null ? '' : ` (target ${target}: ${met ? 'met' : 'MISSED'})`
}

/** @returns the report with its head of today; sections that are not measured anew stay. */
function withHead(text: string): string {
  const [cpu] = cpus()
  const machine = `${cpus().length} x ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()}, Node ${process.version}`
  const head = [
    '# Benchmarks',
    '',
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}. ${machine}. Comparisons are made within this one run; medians unless said otherwise.`,
    '',
  ].join('\n')
  const sections = text.indexOf('\n## ')
  return sections < 0 ? head : `${head}${text.slice(sections)}`
}

function sectionOf({ title, how, results }: Group): string {
  const rows = results.map(
    (r) => `| ${r.what} | ${r.measured} | ${r.target} | ${r.met === null ? '' : r.met ? 'met' : '**missed**'} |`,
  )
  return [`## ${title}`, '', how, '', '| what | measured | target | |', '| --- | --- | --- | --- |', ...rows, ''].join(
    '\n',
  )
}

/** @returns the report with one section measured anew; one that it has not had stands last. */
function withSection(text: string, group: Group): string {
  const sections = text.trimEnd().split(/\n\n(?=## )/)
  const at = sections.findIndex((section) => section.startsWith(`## ${group.title}\n`))
  const fresh = sectionOf(group).trimEnd()
  return `${(at < 0 ? [...sections, fresh] : sections.with(at, fresh)).join('\n\n')}\n`
}
