import type { Terminal } from './command.ts'

/** @returns the terminal that this process runs in. */
export function openTerminal(): Terminal {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', onWriteError)
  return {
    out: (text) => void process.stdout.write(`${text}\n`),
    err: (text) => void process.stderr.write(`${text}\n`),
    draw: (text) => void process.stderr.write(text),
    watched: process.stderr.isTTY,
    env: process.env,
    untilStopped,
  }
}

/** A reader that has gone (`| head`) is no error; a full disk is one. */
function onWriteError(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') return
  process.stderr.write(`The output could not be written: ${error.message}.\n`)
  process.once('exit', () => {
    process.exitCode = 1
  })
}

/**
 * `npm run` goes to the package's folder; the paths of the command line are meant from where npm was called.
 * @returns that folder, or null where npm has not moved.
 */
export const callersFolder = (env: Terminal['env']): string | null =>
  env['npm_lifecycle_event'] === 'tour' ? (env['INIT_CWD'] ?? null) : null

const untilStopped = () =>
  new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => {
        stop()
      })
  })
