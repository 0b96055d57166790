import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Tint } from '../../../src/contract/folder.ts'
import { contracts } from '../../games/contracts.ts'

const root = join(import.meta.dirname, '../../../src')
const css = readFileSync(join(root, 'renderer/design/tokens.css'), 'utf8')
const pattern = /--([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g
const tokens = new Map<string, Tint>(
  [...css.matchAll(pattern)].map(([, name, light, dark]) => [name!, { light: light!, dark: dark! }]),
)
const tint = (name: string): Tint => tokens.get(name)!

type Theme = 'light' | 'dark'

/** Relative luminance as WCAG 2 reckons it. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function between(theme: Theme, one: Tint, other: Tint): number {
  const [low, high] = [one, other].map((colour) => luminance(colour[theme])).toSorted((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

const contrast = (theme: Theme, one: string, other: string): number => between(theme, tint(one), tint(other))

/** The grounds that anything may stand on: paper, an opened line, what is chosen, the desk, what is now. */
const grounds = ['paper', 'paper-2', 'paper-3', 'desk', 'pencil-wash']
const texts = ['ink', 'ink-2', 'ink-3', 'od-text', 'pencil-text', 'blue', 'alarm']
/** Texts with a ground of their own. */
const pairs = [
  ['od-ink', 'od'],
  ['od-ink', 'od-hover'],
  ['mark-ink', 'mark'],
  ['loss-ink', 'loss'],
  ['paper', 'ink'],
  ['rail-ink', 'rail'],
  ['rail-ink', 'rail-2'],
  ['rail-ink-2', 'rail'],
  ['rail-ink-2', 'rail-2'],
] as const
const marks = ['pencil', 'rule-ctl', 'grade-3', 'grade-4', 'grade-5', 'grade-edge', 'od', 'focus']
const papers = ['paper', 'paper-2', 'paper-3']

// Browser tests look at every screen by daylight. Which colour stands on which is the same at night, so that nothing
// but these numbers can differ there.
describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    'text in --%s on --%s can be read',
    (text, ground) => {
      expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(pairs)('text in --%s on its own ground --%s can be read', (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(marks.flatMap((mark) => papers.map((ground) => [mark, ground] as const)))(
    'a mark in --%s on --%s is seen',
    (mark, ground) => {
      expect(contrast(theme, mark, ground)).toBeGreaterThanOrEqual(3)
    },
  )
})

describe.each(contracts.map(({ title, folder }) => ({ title, folder })))('the folder of $title', ({ folder }) => {
  const { rail, railLine, railWords, game } = folder

  it.each(['light', 'dark'] as const)('bears its name and all words of the rail, %s', (theme) => {
    for (const paper of papers) expect(between(theme, game, tint(paper)), paper).toBeGreaterThanOrEqual(4.5)
    for (const words of [railWords, tint('rail-ink')])
      for (const ground of [rail, railLine]) expect(between(theme, words, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it('is another than any game has', () => {
    const others = contracts.filter((one) => one.folder !== folder).map((one) => one.folder)
    expect(others.map((one) => one.game.light)).not.toContain(game.light)
    expect(others.map((one) => one.emblem)).not.toContainEqual(folder.emblem)
  })
})

const isStyle = (path: string) => /\.(vue|css)$/.test(path) && !path.endsWith('tokens.css')
const styles = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isStyle)

/** A drawn page of paper is white in any light, a code that a phone reads is black on white, and what dims the page behind a dialog is no ground for text. */
const ownColours = [
  'renderer/screens/print/SheetPage.vue',
  'renderer/screens/friends/QrCode.vue',
  'renderer/design/parts/dialogs.css',
]

it('texts and grounds have no colours but tokens', () => {
  const declared = /[^-\w](?:color|background|background-color|fill):\s*([^;}]+)/g
  const found = styles.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(declared)]
      .filter(([, value]) =>
        /#[0-9a-f]{3}|(?<!s)rgb|hsl|oklch|\b(white|black|gr[ae]y|red|green|blue)\b(?!\))/i.test(value!),
      )
      .map(([text]) => `${path}: ${text.trim()}`),
  )
  expect(styles.length).toBeGreaterThan(250)
  expect(found.filter((one) => !ownColours.some((path) => one.startsWith(path)))).toEqual([])
})
