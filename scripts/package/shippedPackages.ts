import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundledPackages } from './bundledPackages.ts'

/** A package of others that is handed out with the program. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** As SPDX has it. */
  readonly licence: string
  /** Its licences word for word, and what else its author wants told. */
  readonly texts: readonly string[]
}

interface Locked {
  readonly version: string
  readonly license?: string
}

/** May be handed out without asking anybody, if their texts go along. Another one is first looked at by somebody. */
const taken = ['MIT', 'ISC', 'OFL-1.1', 'Apache-2.0', 'MIT AND OFL-1.1']

/** Packages whose manifest names no licence, by the text that they bring. */
const byTheirText: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/**
 * All that is handed out, by name: what the bundles hold, and what lies beside them as package.json names it.
 *
 * @param root of a checkout that is built.
 * @throws Error where a licence is one that nobody has looked at, or its text is nowhere.
 */
export function shippedPackages(root: string): readonly ShippedPackage[] {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown
  const { packages } = read('package-lock.json') as { packages: Readonly<Record<string, Locked>> }
  const { dependencies } = read('package.json') as { dependencies: Readonly<Record<string, string>> }
  const beside = Object.keys(dependencies).map((name) => `node_modules/${name}`)
  const places = [...new Set([...bundledPackages(root), ...beside])]
  return places
    .map((place): ShippedPackage => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const { version, license = byTheirText[name] } = packages[place]!
      if (license === undefined || !taken.includes(license))
        throw new Error(`${name} ${version} has the licence ${license}: may it be handed out?`)
      return { name, version, licence: license, texts: textsOf(root, place, name, license) }
    })
    .sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
}

function textsOf(root: string, place: string, name: string, licence: string): readonly string[] {
  const folder = join(root, place)
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
  if (files.length > 0) return files.sort(compare).map((file) => readFileSync(join(folder, file), 'utf8'))
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { author?: string }
  if (licence !== 'MIT' || author === undefined) throw new Error(`${name} brings no text of its licence.`)
  // Only named in its manifest: the licence's own words, with whom the manifest names.
  const words = readFileSync(join(root, 'resources/licences/MIT.txt'), 'utf8')
  return [words.replace('<copyright holders>', author)]
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
