import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const readmes = globSync(['{src,tests,scripts}/**/README.md', 'bench/README.md'])

/** What a README names as a file or folder: `toHit.ts`, `map/chance.ts`, `palette/`. A name with dots of omission is a pattern. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`((?:\.{1,2}\/)*[\w./-]+(?:\.(?:ts|vue|css|js)|\/))`/g)]
    .map(([, name]) => name!)
    .filter((name) => !name.startsWith('out/'))

/** A folder stands below its README; a file may be told of from elsewhere. */
const placesOf = (from: string, name: string): string[] => [
  join(from, name),
  join(from, '**', name),
  ...(name.endsWith('/') ? [] : [join('src', name), join('src/*', name)]),
]

test.each(readmes)('%s names files and folders that are there', (readme) => {
  const from = dirname(readme)
  const missing = namedIn(readFileSync(readme, 'utf8')).filter(
    (name) => !existsSync(name) && globSync(placesOf(from, name)).length === 0,
  )
  expect(missing).toEqual([])
})

test('no paragraph of a README is longer than 250 letters', () => {
  const long = readmes.flatMap((readme) =>
    readFileSync(readme, 'utf8')
      .replace(/^(```|~~~)[\s\S]*?^\1/gm, '')
      .split(/\n\s*\n/)
      .filter((part) => !/^\s*([-|#]| {4})/.test(part))
      .map((part) => part.replaceAll('\n', ' '))
      .filter(({ length }) => length > 250)
      .map((part) => `${readme}: ${part.slice(0, 60)}`),
  )
  expect(long).toEqual([])
})
