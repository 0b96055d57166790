import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { built, corpus, noFiles } from '../support/hostile/corpus.ts'
import type { Kind } from '../support/hostile/kind.ts'
import type { Told } from '../support/hostile/told.ts'
import { testFolder } from '../support/folder.ts'
import { playedCampaign } from '../support/program.ts'

/** Ends what never ends by itself, in milliseconds: one of the files has hung the program then. */
const patience = 20 * 60_000
/** The process may take so much, the program and its fonts with it. */
const mostBytes = 1_500_000_000

/** Lets a process of its own meet all files of a folder. @returns what it told. */
function meetAll(folder: string, good: string): Told[] {
  const script = resolve(import.meta.dirname, '../support/hostile/meet.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder, good], {
    encoding: 'utf8',
    maxBuffer: 500_000_000,
    timeout: patience,
  })
  const told = stdout
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as Told)
  expect(status, `It ended with ${JSON.stringify(told.at(-1))}\n${stderr}`).toBe(0)
  return told
}

/** Begins as a sentence does, or with the name of the file, ends as one, and tells nothing of how the program is made. */
const isSentence = (text: string) =>
  /^\S[^]*[.:?)]$/.test(text.trim()) && !/\n\s+at |undefined|\[object|Error:/.test(text)

it('files that are out to do harm are told in a sentence, hang nothing, and the good campaign beside them stays listed', async () => {
  const folder = testFolder()
  const good = await playedCampaign(folder, 2, 1)
  const bytes = readFileSync(join(folder, good))
  for (const { name, make } of corpus) make(join(folder, `${name}.tour`), bytes)
  const before = new Map(built.map(({ name }) => [name, readFileSync(join(folder, `${name}.tour`))]))
  const told = meetAll(folder, good)
  const did = told.filter((one) => one.kind === 'did')
  const cards = told.filter((one) => one.kind === 'card')
  const refusals = did.flatMap((one) => (one.refused === null ? [] : [{ ...one, refused: one.refused }]))

  const mistakes = refusals.filter(({ refused }) => refused.code === 'internal')
  expect(mistakes.map(({ file, did: what, unforeseen }) => [file, what, ...unforeseen])).toEqual([])
  expect(refusals.filter(({ refused }) => !isSentence(refused.message))).toEqual([])

  // Each was listed, opened, checked and brought in, or refused.
  const refusedAt = (what: string) => refusals.filter((one) => one.did === what).map(({ file }) => file)
  const namesOf = (kinds: readonly Kind[]) => kinds.map(({ name }) => `${name}.tour`)
  const must = namesOf(corpus.filter(({ refused }) => refused))
  const listed = cards.map(({ file }) => file)
  const broken = cards.filter((card) => card.broken !== null).map(({ file }) => file)
  expect(must.filter((file) => !refusedAt('campaign.overview').includes(file))).toEqual([])
  expect(must.filter((file) => !refusedAt('terminal: check').includes(file))).toEqual([])
  expect(namesOf(built).filter((file) => !refusedAt('import').includes(file))).toEqual([])
  expect(namesOf(corpus).filter((file) => !listed.includes(file))).toEqual(namesOf(noFiles))
  expect(must.filter((file) => !broken.includes(file))).toEqual(namesOf(noFiles))
  expect(cards.filter(({ file }) => file === good).map((card) => card.broken)).toEqual([null, null, null])
  expect(refusedAt('library.restore').length).toBeGreaterThan(built.length / 2)

  // What is refused is left as it is, wherever it came to lie.
  const places = (name: string) => [join(folder, `${name}.tour`), join(folder, '.trash', `${name}.tour`)]
  const changed = built.filter(({ name }) => !readFileSync(places(name).find(existsSync)!).equals(before.get(name)!))
  expect(namesOf(changed)).toEqual([])

  expect(told.at(-1)).toMatchObject({ kind: 'end' })
  expect(told.find((one) => one.kind === 'end')?.mostBytes).toBeLessThan(mostBytes)
})
