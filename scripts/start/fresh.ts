import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './child.ts'
import { entries } from './entries.ts'

/** What a build leaves, all of which must be there. */
export const outputs = [
  ...Object.keys(entries).map((name) => `out/main/${name}.js`),
  'out/preload/index.cjs',
  'out/renderer/index.html',
]
/** The pictures are those of the help; the lock file names the packages that the bundle holds. */
const sources = [
  'src',
  'resources',
  'docs/screens',
  'package.json',
  'package-lock.json',
  'electron.vite.config.ts',
  'scripts/start/entries.ts',
  'scripts/package/bundledPackages.ts',
  'tsconfig.base.json',
]

/** @returns true when the built program is there and newer than everything that it is built from. */
export function isBuilt(folder = root): boolean {
  const built = Math.min(...outputs.map((path) => newest(join(folder, path), 0)))
  return built >= Math.max(...sources.map((path) => newest(join(folder, path), 0)))
}

/** @returns the time of the newest file or folder below a path; a folder's own time tells of removed files. */
function newest(path: string, otherwise: number): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return otherwise
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name), otherwise)))
}
