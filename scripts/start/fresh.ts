import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './child.ts'

const outputs = [
  'out/main/index.js',
  'out/main/cli.js',
  'out/main/pictureWorker.js',
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
