import type { Io } from './command.ts'

/** @returns the terminal that this process runs in. */
export function openTerminal(): Io {
  // A reader that has gone (`| head`) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  return {
    out: (text) => void process.stdout.write(`${text}\n`),
    err: (text) => void process.stderr.write(`${text}\n`),
    draw: (text) => void process.stderr.write(text),
    watched: process.stderr.isTTY,
    env: process.env,
    untilStopped,
  }
}

const untilStopped = () =>
  new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => {
        stop()
      })
  })
