import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What finding a program asks of the machine. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly isRunnable: (path: string) => boolean
  readonly isRoot: boolean
  /** Runs a shell command. @returns true when it went well. */
  readonly shell: (command: string) => boolean
}

export const thisMachine: Machine = {
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

/** What the gate needs of a machine, by the names of its command and of its Debian packages. */
export interface Wanted {
  readonly commands: readonly string[]
  readonly packages: readonly string[]
  /** What is said where it is missing, before the command that installs it. */
  readonly why: string
}

/**
 * @returns the path of the first of the commands that is there; Debian's is installed when we may.
 * @throws Error with what to run when there is none.
 */
export function findCommand({ commands, packages, why }: Wanted, machine: Machine = thisMachine): string {
  const found = installed(commands, machine)
  if (found !== null) return found
  const install = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`
  if (machine.isRoot && machine.isRunnable('/usr/bin/apt-get') && machine.shell(`${install} >&2`)) {
    const now = installed(commands, machine)
    if (now !== null) return now
  }
  throw new Error(`${why}\n  sudo sh -c '${install}'`)
}

function installed(commands: readonly string[], { env, isRunnable }: Machine): string | null {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.flatMap((folder) => commands.map((name) => join(folder, name))).find(isRunnable) ?? null
}
