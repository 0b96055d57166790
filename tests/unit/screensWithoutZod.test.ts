import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'

const source = resolve(import.meta.dirname, '../../src')
/** Imports that are more than types: what stands behind them is in the bundle too. */
const loaded = /^(?:import|export)\s+(?!type\b)(?:[^';]*?\bfrom\s*)?'([^']+)'|\bimport\('([^']+)'\)/gm

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(loaded)].map(([, named, fetched]) => (named ?? fetched)!)

/** @returns the ways on which files load a package. */
function waysTo(wanted: string, from: readonly string[]): string[] {
  const seen = new Set<string>()
  const found: string[] = []
  const follow = (file: string, way: readonly string[]) => {
    if (seen.has(file) || !existsSync(file) || !/\.(ts|vue)$/.test(file)) return
    seen.add(file)
    const here = [...way, relative(source, file)]
    for (const to of importsOf(file))
      if (to === wanted || to.startsWith(`${wanted}/`)) found.push(here.join(' -> '))
      else if (to.startsWith('.')) follow(resolve(dirname(file), to), here)
  }
  for (const file of from) follow(file, [])
  return found
}

it('zod is in no bundle of the screens: neither they nor what they load import more of it than types', () => {
  const screens = globSync(['renderer/**/*.{ts,vue}', 'games/*/screens/**/*.{ts,vue}'], { cwd: source })
  expect(screens.length).toBeGreaterThan(300)
  expect(
    waysTo(
      'zod',
      screens.map((file) => join(source, file)),
    ),
  ).toEqual([])
})

it('finds it behind other files', () => {
  expect(waysTo('zod', [join(source, 'main/app/createProgram.ts')])).not.toEqual([])
  expect(waysTo('vue', [join(source, 'renderer/composables/useNewTour.ts')])).toEqual([
    'renderer/composables/useNewTour.ts',
  ])
})
