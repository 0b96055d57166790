import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** One thing that a program asks of the system. */
export interface SystemCall {
  readonly name: string
  /** Among its calls of this name, from 1; of openings, among those of the same file: a start opens now more, now fewer. */
  readonly nth: number
  /** What it was about, for people: the file's name. */
  readonly about: string
}

/** What happens in the place of a call: the program is killed before it, or it fails. */
export type Instead = 'signal=KILL' | `error=${string}`

const opening = 'openat'

/** Whatever may change a file, or tell of one. */
const watched = [
  ...[opening, 'write', 'pwrite64', 'fsync', 'fdatasync', 'ftruncate', 'fchmod', 'chmod'],
  ...['rename', 'renameat', 'renameat2', 'link', 'linkat', 'unlink', 'unlinkat', 'mkdir', 'mkdirat', 'rmdir'],
]

/** The program as it is handed out. */
export const bundledCli = resolve(import.meta.dirname, '../../out/main/cli.js')

/** @returns why nothing can be put in the place of a call on this machine; null where it can. */
export const cannotInject: string | null =
  spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0 ? null : 'strace is missing, or may not be used'

/** What a program that was run came to. */
export interface Ended {
  readonly code: number | null
  /** By a signal, which its tracer passes on. */
  readonly killed: boolean
  readonly out: string
  readonly err: string
}

function traced(options: readonly string[], script: string, args: readonly string[]): Ended {
  const { status, signal, stdout, stderr } = spawnSync(
    'strace',
    ['-qq', ...options, process.execPath, script, ...args],
    {
      encoding: 'utf8',
      cwd: '/',
      maxBuffer: 100_000_000,
    },
  )
  return { code: status, killed: signal === 'SIGKILL' || status === 137, out: stdout, err: stderr }
}

/**
 * Runs a script to its end.
 * @returns what it came to, and what it asked of the files of a folder, in order.
 */
export function callsOn(
  folder: string,
  script: string,
  args: readonly string[],
): { ended: Ended; calls: SystemCall[] } {
  const log = `${folder}.log`
  const ended = traced(['-y', '-o', log, '-e', `trace=${watched.join(',')}`], script, args)
  const counts = new Map<string, number>()
  const calls = readFileSync(log, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const name = /^(\w+)\(/.exec(line)?.[1]
      if (name === undefined) return []
      const at = line.indexOf(join(folder, '/'))
      const about = line.slice(at + folder.length + 1).split(/[">]/)[0]!
      const counted = name === opening ? `${name} ${about}` : name
      const nth = (counts.get(counted) ?? 0) + 1
      counts.set(counted, nth)
      const isNone = at < 0 || /EEXIST|ENOENT/.test(line)
      // A file whose name tells the time is another in the next run: it cannot be told by its name.
      return isNone || (name === opening && /\d-\d\dT\d/.test(about)) ? [] : [{ name, nth, about }]
    })
  rmSync(log)
  return { ended, calls }
}

/**
 * Runs a script on a folder, with something else in the place of one call.
 * @returns what it came to, and whether it came by that call.
 */
export function runWith(
  { name, nth, about }: SystemCall,
  instead: Instead,
  folder: string,
  script: string,
  args: readonly string[],
): Ended & { readonly met: boolean } {
  const log = `${folder}.log`
  const only = name === opening ? ['-P', join(folder, about)] : []
  const inject = ['-e', `trace=${name}`, '-e', `inject=${name}:${instead}:when=${nth}`]
  const ended = traced(['-o', log, ...only, ...inject], script, args)
  const met = ended.killed || readFileSync(log, 'utf8').includes('(INJECTED)')
  rmSync(log)
  return { ...ended, met }
}
