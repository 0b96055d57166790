import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../../src')
const core = ['contract', 'main', 'preload', 'renderer'].flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,vue,css,html}`, { cwd: source }),
)
/** Words of one game, which only its wing uses. */
const words = /\bfng|soldier|deros|half-?month|platoon/i
/** The engine cites the pages of the book that a reading was first taken from. */
const cited = /\bFNG pp?\. \d/g

/** @returns the lines of a text in which a game's word stands. */
const linesWith = (text: string): readonly string[] =>
  text.split('\n').filter((line) => words.test(line.replaceAll(cited, '')))

it('the core speaks no word of one game, but for the pages that it cites', () => {
  expect(core.length).toBeGreaterThan(300)
  const found = core.flatMap((file) =>
    linesWith(readFileSync(join(source, file), 'utf8')).map((line) => [file, line.trim()]),
  )
  expect(found).toEqual([])
})

it('finds them where they stand, in names and in texts', () => {
  const text = [
    'const soldierId = 1',
    'Each half-month',
    'api("fng.turn")',
    '// One die, in the span or not (FNG p. 2).',
  ]
  expect(linesWith(text.join('\n'))).toEqual(text.slice(0, 3))
})
