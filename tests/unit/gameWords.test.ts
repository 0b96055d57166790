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

/** What one game calls how good a man is, and what it sends him on: comments may explain by them, code may not go by them. */
const inCode = /\brep\b|\bmissions?\b/i
const comments = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm
/** Sheets and tables may be chosen by mission; each game gives its own word for it (`PrintWords`, `CsvOf`). */
const choices = /print|cli\/|contract\/(sheets|chronicle|csv)|sheets\/offer|app\/game/

/** @returns the lines of a text in which a game's word stands. */
const linesWith = (text: string): readonly string[] =>
  text.split('\n').filter((line) => words.test(line.replaceAll(cited, '')))

/** @returns the lines in which code, or a text for the player, goes by a word of one game. */
const codeWith = (text: string): readonly string[] =>
  text
    .replaceAll(comments, (comment) => comment.replaceAll(/./g, ''))
    .split('\n')
    .filter((line) => inCode.test(line))

it('the core speaks no word of one game, but for the pages that it cites', () => {
  expect(core.length).toBeGreaterThan(300)
  const found = core.flatMap((file) =>
    linesWith(readFileSync(join(source, file), 'utf8')).map((line) => [file, line.trim()]),
  )
  expect(found).toEqual([])
})

it('nor does its code go by what one game calls how good a man is', () => {
  const found = core.flatMap((file) =>
    codeWith(readFileSync(join(source, file), 'utf8'))
      .filter((line) => /\brep\b/i.test(line) || !choices.test(file))
      .map((line) => [file, line.trim()]),
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
  const code = [
    "dice.includes('REP')",
    'readonly rep: number',
    'One mission more',
    '/** "REP 4". */',
    'a() // of a REP',
  ]
  expect(codeWith(code.join('\n'))).toEqual(code.slice(0, 3))
})
