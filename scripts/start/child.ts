import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { resolve } from 'node:path'

/** The checkout. */
export const root = resolve(import.meta.dirname, '../..')

/** What a start keeps for the next one. */
export const cacheFolder = resolve(root, 'node_modules/.cache/short-timer')

/** Where Node keeps what it has made of a script, so that the next start need not. */
export const compiled = resolve(root, 'node_modules/.cache/compiled')

/** Runs a program that works and ends. @returns its exit code, as a shell counts. */
export async function runToEnd(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return ended(spawn(command, args, { cwd: root, stdio: 'inherit', ...options }))
}

/**
 * Runs the program itself until the player ends it. Ctrl-C reaches the child through the terminal; this process
 * only waits, so that nothing is printed over the prompt. A request to end that came to this process alone is passed on.
 */
export async function runChild(command: string, args: readonly string[], env: Record<string, string>): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  const ignore = () => undefined
  const pass = () => child.kill('SIGTERM')
  process.on('SIGINT', ignore)
  process.on('SIGTERM', pass)
  process.on('SIGHUP', pass)
  try {
    const code = await ended(child)
    if (code > endedBy(0)) console.error(endWords(code - endedBy(0)))
    return code
  } finally {
    process.off('SIGINT', ignore)
    process.off('SIGTERM', pass)
    process.off('SIGHUP', pass)
  }
}

/** A program that was ended by somebody else says nothing itself: its terminal would stand there without a word. */
function endWords(number: number): string {
  const name = Object.entries(constants.signals).find(([, one]) => one === number)?.[0] ?? `signal ${number}`
  const who = name === 'SIGKILL' ? `${name}, as a system does that is out of memory` : name
  const isWished = ['SIGHUP', 'SIGKILL', 'SIGTERM'].includes(name)
  return `Short-Timer ${isWished ? 'was ended from outside' : 'broke off'} (${who}). All that was done is saved: start it again.`
}

/** @returns the exit code that a shell gives to a program that a signal ended. */
export const endedBy = (signal: number): number => 128 + signal

async function ended(child: ChildProcess): Promise<number> {
  // A program that cannot be run at all has no exit.
  const end = once(child, 'exit').catch(() => [126, null])
  const [code, signal] = (await end) as [number | null, NodeJS.Signals | null]
  // Ended by Ctrl-C, which is how one ends it.
  return signal === 'SIGINT' ? 0 : (code ?? endedBy(constants.signals[signal!]))
}
