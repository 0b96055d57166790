import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { sep } from 'node:path'
import { onTestFinished } from 'vitest'

/** What Node's file system was asked, by name, of a path or of a file that was opened by it. */
export interface DiskCall {
  readonly name: string
  /** Where two are named, the second: what is moved, copied or linked, by its new name. */
  readonly path: string
  /** False where it was refused. */
  done: boolean
}

/** All that the program asks of Node's file system, but for what never fails. */
const names = [
  ...(['openSync', 'closeSync', 'readSync', 'writeSync', 'fsyncSync', 'fstatSync'] as const),
  ...(['readFileSync', 'writeFileSync', 'copyFileSync', 'chmodSync', 'linkSync', 'unlinkSync', 'renameSync'] as const),
  ...(['rmSync', 'mkdirSync', 'mkdtempSync', 'readdirSync', 'statSync', 'lstatSync'] as const),
]

/**
 * Stands between the program and a folder until the test has ended.
 * @returns what the folder was asked; `fail` has a call refused as the system would do it.
 */
export function watchedDisk(folder: string) {
  const calls: DiskCall[] = []
  const opened = new Map<number, string>()
  let refuses: (call: DiskCall, nth: number) => string | null = () => null
  const isInside = (path: unknown): path is string =>
    typeof path === 'string' && (path === folder || path.startsWith(folder + sep))

  const watched =
    (name: string, real: (...args: unknown[]) => unknown) =>
    (...args: unknown[]): unknown => {
      const byPath = [args[1], args[0]].find(isInside)
      const path = typeof args[0] === 'number' ? opened.get(args[0]) : byPath
      if (path === undefined) return real(...args)
      const call: DiskCall = { name, path, done: false }
      const code = refuses(call, calls.push(call) - 1)
      // A file is closed whatever the system says of it.
      if (code !== null && name !== 'closeSync') throw fault(code, name, byPath)
      const answer = real(...args)
      if (name === 'openSync') opened.set(answer as number, path)
      if (name === 'closeSync') opened.delete(args[0] as number)
      if (code !== null) throw fault(code, name, byPath)
      call.done = true
      return answer
    }
  const real = fs as unknown as Record<string, (...args: unknown[]) => unknown>
  const before = names.map((name) => [name, real[name]!] as const)
  for (const [name, work] of before) real[name] = watched(name, work)
  syncBuiltinESMExports()
  const release = () => {
    for (const [name, work] of before) real[name] = work
    syncBuiltinESMExports()
  }
  onTestFinished(release)
  return {
    calls,
    /** @param of says with which code a call is refused; null lets it through. Calls are counted from 0 again. */
    fail: (of: typeof refuses): void => {
      calls.length = 0
      refuses = of
    },
    release,
  }
}

/** The system tells the path only where it was asked by it. */
function fault(code: string, name: string, path: string | undefined): Error {
  const about = path === undefined ? {} : { path }
  return Object.assign(new Error(`${code}: injected, ${name}`), { code, syscall: name.replace('Sync', ''), ...about })
}
