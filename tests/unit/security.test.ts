import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newVersions } from '../../src/contract/newVersions.ts'

const root = resolve(import.meta.dirname, '../..')
const text = (path: string) => readFileSync(join(root, path), 'utf8')
const page = text('docs/security.md')

/** What the page says stands in a file: a piece of code, or the title of a test. */
const lines = [...page.matchAll(/`((?:src|scripts|package)[\w/.-]*\.(?:ts|json))`: `([^`]+)`/g)]
const titles = [...page.matchAll(/`(tests\/[\w/.-]+\.ts)`: “([^“]+)”/g)]
const all = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|vue|html)$/.test(file))
    .map((file) => text(join(folder, file)))

describe('the page on security', () => {
  it.each(lines.map(([, path, code]) => [path!, code!]))('names what stands in %s: %s', (path, code) => {
    expect(text(path)).toContain(code)
  })
  it.each(titles.map(([, path, title]) => [path!, title!]))('names a test of %s: %s', (path, title) => {
    expect(text(path)).toContain(`'${title}'`)
  })
  it('has for every point a line and a test, and Electron’s twenty', () => {
    const rows = page.split('\n').filter((row) => /^\|(?! *(#|-|what))/.test(row))
    expect(rows.filter((row) => /^\| +\d+ +\|/.test(row))).toHaveLength(20)
    for (const row of rows) expect(row).toMatch(/“.+” +\|$/)
  })
})

it('switches on nothing that Electron’s list warns of', () => {
  const sources = ['src/main', 'src/preload', 'src/games', 'src/renderer'].flatMap(all).join('\n')
  for (const warned of ['enableBlinkFeatures', 'allowpopups', 'commandLine.append', 'pathToFileURL(path).href)'])
    expect(sources, warned).not.toContain(`${warned}(`)
})

it('leads out of the program in one place alone, and asks nobody for anything', () => {
  const files = ['src/main', 'src/preload', 'src/contract', 'src/games', 'src/renderer'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|vue|html)$/.test(file))
      .map((file) => join(folder, file)),
  )
  const using = (way: RegExp) => files.filter((file) => way.test(text(file))).sort()
  expect(using(/openExternal/)).toEqual(['src/main/index.ts'])
  expect(text('src/main/index.ts').match(/openExternal/g)).toHaveLength(1)
  expect(using(/target="_blank"/)).toEqual(['src/renderer/screens/settings/NewerVersions.vue'])
  expect(text('src/renderer/screens/settings/NewerVersions.vue')).toContain('rel="noopener noreferrer"')
  // Nobody but the two servers knows what a network is, and they only listen; a page asks the one that it came from.
  expect(
    using(/from 'node:(https|http2|dns|dgram|tls)'|\bautoUpdater\b|\bsendBeacon\b|new WebSocket\(|new EventSource\(/),
  ).toEqual([])
  expect(using(/import \{[^}]*\b(request|get|net)\b[^}]*\} from '(node:http|electron)'/)).toEqual([])
  const main = files.filter((file) => /^src\/(main|games\/\w+\/(app|rules|sheets)|preload)\//.test(file))
  expect(main.filter((file) => /\bfetch\(/.test(text(file)))).toEqual([])
  expect(newVersions === null || URL.parse(newVersions)?.protocol === 'https:').toBe(true)
})

it('pins Electron, and has no range', () => {
  const { devDependencies } = JSON.parse(text('package.json')) as { devDependencies: Record<string, string> }
  expect(devDependencies['electron']).toMatch(/^\d+\.\d+\.\d+$/)
})
