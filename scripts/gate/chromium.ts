import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const install = 'apt-get update && apt-get install -y --no-install-recommends chromium'

/** What finding a browser asks of the machine. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly isRunnable: (path: string) => boolean
  readonly isRoot: boolean
  /** Runs a shell command. @returns true when it went well. */
  readonly shell: (command: string) => boolean
}

const thisMachine: Machine = {
  env: process.env,
  isRunnable(path) {
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  },
  isRoot: process.getuid?.() === 0,
  shell: (command) => spawnSync('sh', ['-c', command], { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0,
}

/**
 * @returns the path of a browser for the end-to-end tests: the one that CHROMIUM names, an installed one, or Debian's,
 * which is installed when we may.
 * @throws Error with the command to run when there is none.
 */
export function findChromium(machine: Machine = thisMachine): string {
  const named = machine.env['CHROMIUM']
  if (named) return named
  const found = installed(machine)
  if (found !== null) return found
  if (machine.isRoot && machine.isRunnable('/usr/bin/apt-get') && machine.shell(`${install} >&2`)) {
    const now = installed(machine)
    if (now !== null) return now
  }
  throw new Error(
    `The end-to-end tests need Chromium. Run this, or set CHROMIUM to a browser's path:\n  sudo sh -c '${install}'`,
  )
}

function installed({ env, isRunnable }: Machine): string | null {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isRunnable) ?? null
}
