import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** The parts of the program, each bundled by itself. */
export const parts = ['main', 'preload', 'renderer'] as const
export type Part = (typeof parts)[number]

/** Beside the folders of the parts, so that it is handed out with none of them. */
const listOf = (built: string, part: Part): string => join(built, 'packages', `${part}.json`)

/**
 * Notes which packages a bundle holds: their licences go along with it. The files beside the scripts count, fonts above
 * all; modules of which nothing is left do not.
 */
export const notePackages = (part: Part): Plugin => ({
  name: 'note-packages',
  writeBundle({ dir }, bundle) {
    const held = new Set<string>()
    for (const output of Object.values(bundle))
      for (const source of sourcesOf(output)) {
        const name = packageOf(source)
        if (name !== null) held.add(name)
      }
    const list = listOf(join(dir!, '..'), part)
    mkdirSync(join(list, '..'), { recursive: true })
    writeFileSync(list, `${JSON.stringify([...held].sort(), null, 2)}\n`)
  },
})

const sourcesOf = (output: Rolldown.OutputChunk | Rolldown.OutputAsset): readonly string[] =>
  output.type === 'asset'
    ? output.originalFileNames
    : Object.entries(output.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))

/** @returns `node_modules/a` or `node_modules/a/node_modules/@b/c`, as the lock file has it, or null for our own. */
export function packageOf(id: string): string | null {
  const [path] = id.replaceAll('\\', '/').split('?')
  return /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(path!)?.[0] ?? null
}

/** @returns the packages that the bundles of a checkout hold, as the lock file names them. @throws where nothing is built. */
export const bundledPackages = (root: string): readonly string[] => [
  ...new Set(parts.flatMap((part) => JSON.parse(readFileSync(listOf(join(root, 'out'), part), 'utf8')) as string[])),
]
