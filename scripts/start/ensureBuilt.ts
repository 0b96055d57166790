import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compiled, root, runToEnd } from './child.ts'
import { isBuilt } from './fresh.ts'

/** How long one start waits for another that is building, in ms. */
const patience = 300_000

/**
 * Builds the program where it is out of date, or not there.
 *
 * @param folder of the checkout.
 * @param build tests hand in their own.
 * @returns the exit code of the build.
 */
export async function ensureBuilt(folder = root, build = () => runBuild(['--logLevel', 'error'])): Promise<number> {
  if (isBuilt(folder)) return 0
  // Beside the output of a command, which somebody may be reading.
  console.error('Building the program, which takes some seconds ...')
  return buildAlone(async () => (isBuilt(folder) ? 0 : await build()), folder)
}

/** @returns the exit code of the build; what it has to say goes to the standard error output. */
export async function runBuild(options: readonly string[] = []): Promise<number> {
  // What Node has made of earlier bundles is asked for by nobody any more.
  rmSync(compiled, { recursive: true, force: true })
  const script = 'node_modules/electron-vite/bin/electron-vite.js'
  return runToEnd(process.execPath, [script, 'build', ...options], { stdio: ['ignore', 2, 2] })
}

/**
 * Two that start at once must not write the same files: the second waits, and then finds the work done.
 * The lock is SQLite's, which the system lets go of when its holder dies.
 */
export async function buildAlone<T>(work: () => Promise<T>, folder = root): Promise<T> {
  const lock = join(folder, 'node_modules/.cache/short-timer/build.lock')
  const { default: Database } = await import('better-sqlite3')
  mkdirSync(dirname(lock), { recursive: true })
  const held = new Database(lock, { timeout: patience })
  try {
    held.exec('BEGIN EXCLUSIVE')
    return await work()
  } finally {
    held.close()
  }
}
