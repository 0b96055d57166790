import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('is known to nothing but its own folder and the three lists', () => {
  const files = globSync('{src,tests,scripts,bench}/**/*.{ts,vue}').filter(
    (file) => !file.startsWith('tests/games/toy/'),
  )
  const naming = files.filter((file) => /from '[^']*\/toy\//.test(readFileSync(file, 'utf8')))
  expect(naming.toSorted()).toEqual(['contracts', 'games', 'screens'].map((list) => `tests/games/${list}.ts`))
})
