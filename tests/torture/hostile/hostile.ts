import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { built, corpus, noFiles } from '../../support/hostile/corpus.ts'
import type { Kind } from '../../support/hostile/kind.ts'
import type { Told } from '../../support/hostile/told.ts'
import { boundedNode } from '../bounded.ts'
import { isSentence } from '../desk.ts'
import { playedTour } from '../played.ts'
import { Tally, type Asked, type Trial } from '../trial.ts'

/** Ends what never ends by itself, in milliseconds: one of the files has hung the program then. */
const patience = 20 * 60_000
/** The process may take so much, the program and its fonts with it. */
const mostBytes = 1_500_000_000

const good = 'Played.tour'
const fileOf = ({ name }: Kind): string => `${name}.tour`

/** Lays files of strangers into a library, and does with each what a player may do. */
export const hostile: Trial = {
  name: 'hostile',
  title: 'Files of strangers',
  about:
    'Files that somebody hands on as campaigns and that are none, or are out to do harm: triggers, views and checks of their own, pages that lead to each other without end, columns, rows, steps and tapes that are none, pipes, devices and links. Each is listed, opened, checked, played, brought in, deleted and restored, on the screen’s way and in the terminal. What must be refused is, in a sentence, and is left as it is; nothing hangs, nothing fills the memory, and the good campaign beside them stays listed.',
  count: corpus.length,
  run: meetAll,
}

async function meetAll({ folder, count, progress }: Asked) {
  const tally = new Tally()
  const library = join(folder, 'library')
  mkdirSync(library)
  const bytes = await playedTour(folder, 0, 1)
  writeFileSync(join(library, good), bytes)
  const kinds = corpus.slice(0, count)
  for (const kind of kinds) kind.make(join(library, fileOf(kind)), bytes)
  const refused = built.filter((kind) => kinds.includes(kind))
  const before = new Map(refused.map((kind) => [kind, readFileSync(join(library, fileOf(kind)))]))
  progress(0, `${kinds.length} files`)
  const told = meet(library, tally)
  tally.count('kinds of file', kinds.length)
  lookAtRefusals(told, tally)
  lookAtFiles(told, kinds, tally)
  for (const kind of refused) {
    // Wherever it came to lie.
    const places = [join(library, fileOf(kind)), join(library, '.trash', fileOf(kind))]
    const is = places.find(existsSync)
    tally.expect(
      is !== undefined && readFileSync(is).equals(before.get(kind)!),
      `${kind.name}: refused, and written to.`,
    )
  }
  return tally
}

/** Lets a process of its own meet all files of a folder. @returns what it told. */
function meet(library: string, tally: Tally): Told[] {
  const script = resolve(import.meta.dirname, '../../support/hostile/meet.ts')
  const [command, args] = boundedNode(script, library, good)
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 500_000_000,
    timeout: patience,
  })
  const told = stdout
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as Told)
  const end = told.at(-1)
  tally.expect(status === 0 && end?.kind === 'end', `It broke off with ${JSON.stringify(end)} ${stderr}`)
  if (end?.kind === 'end') tally.expect(end.mostBytes < mostBytes, `It took ${end.mostBytes} bytes of memory.`)
  return told
}

function lookAtRefusals(told: readonly Told[], tally: Tally): void {
  for (const one of told) {
    if (one.kind !== 'did') continue
    tally.count('deeds')
    if (one.refused === null) continue
    tally.count('refused')
    const what = `${one.file}, ${one.did}: ${one.refused.message}`
    tally.expect(one.refused.code !== 'internal', `${what} ${one.unforeseen.join(' ')}`)
    tally.expect(isSentence(one.refused.message), `${what} (no sentence)`)
  }
}

/** Each was listed, opened, checked and brought in, or refused. */
function lookAtFiles(told: readonly Told[], kinds: readonly Kind[], tally: Tally): void {
  const cards = told.flatMap((one) => (one.kind === 'card' ? [one] : []))
  const refusedAt = (what: string) =>
    new Set(told.flatMap((one) => (one.kind === 'did' && one.did === what && one.refused !== null ? [one.file] : [])))
  const [opened, checked, brought] = ['campaign.overview', 'terminal: check', 'import'].map(refusedAt)
  for (const kind of kinds) {
    const own = cards.filter(({ file }) => file === fileOf(kind))
    if (noFiles.includes(kind)) tally.expect(own.length === 0, `${kind.name}: listed, and no file.`)
    else tally.expect(own.length > 0, `${kind.name}: not listed.`)
    if (!kind.refused) continue
    tally.count('that must be refused')
    tally.expect(opened!.has(fileOf(kind)), `${kind.name}: opened.`)
    tally.expect(checked!.has(fileOf(kind)), `${kind.name}: checked, and nothing was found.`)
    if (built.includes(kind)) tally.expect(brought!.has(fileOf(kind)), `${kind.name}: brought into the library.`)
    if (!noFiles.includes(kind))
      tally.expect(
        own.some(({ broken }) => broken !== null),
        `${kind.name}: listed as whole.`,
      )
  }
  const ours = cards.filter(({ file }) => file === good)
  tally.expect(ours.length === 3 && ours.every(({ broken }) => broken === null), 'The good campaign is not listed.')
  tally.count('restored, and refused', refusedAt('library.restore').size)
}
