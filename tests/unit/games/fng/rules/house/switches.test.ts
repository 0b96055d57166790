import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inTour, switches } from '../../../../../../src/games/fng/rules/house/switches.ts'
import { rulings } from '../../../../../../src/games/fng/rules/rulings/rulings.ts'

const folder = 'src/games/fng/rules'
/** The rules as written, but for the lists of switches and rulings themselves. */
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => file.endsWith('.ts') && !file.startsWith('rulings') && !/^house\/\w+(?:Readings|Rules)\.ts$/.test(file),
  )
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n')

const isRead = (name: string) => new RegExp(`switchOf\\(\\s*[\\w.]+,\\s*'${name}'`).test(source)

describe('switches', () => {
  it('have names of their own, and two answers or more, each once', () => {
    expect(new Set(switches.map(({ name }) => name)).size).toBe(switches.length)
    for (const { name, options } of switches) {
      expect(options.length, name).toBeGreaterThan(1)
      expect(new Set(options.map(({ value }) => value)).size, name).toBe(options.length)
    }
  })

  it('are all read by the rules', () => {
    expect(switches.filter(({ name }) => name !== inTour && !isRead(name))).toEqual([])
    expect(source).toContain("attributesFor === 'everyone'")
    expect(source).toContain("attributesFor === 'nobody'")
  })
})

describe('rulings', () => {
  const all = rulings.flatMap((chapter) => chapter.rulings)

  it('have ids of their own, a page of the book, and say something', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(600)
    for (const { id, page, text } of all) {
      expect(page, id).toBeGreaterThan(0)
      expect(page, id).toBeLessThan(120)
      expect(text, id).toMatch(/^[A-Z0-9].*\.$/)
      expect(text.length, id).toBeLessThan(170)
    }
  })

  it('name every switch that is about one', () => {
    const named = new Set(all.map((ruling) => ruling.switch))
    for (const { name, kind } of switches) if (kind === 'ruling') expect(named, name).toContain(name)
  })
})
