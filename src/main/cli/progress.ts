import type { Io } from './command.ts'
import { plainLine } from './plain.ts'

const width = 30

/** @returns a function that shows how far something is; it does nothing where nobody watches. */
export function progressBar(io: Pick<Io, 'draw' | 'watched'>, of: number): (done: number, what: string) => void {
  return (done, what) => {
    if (!io.watched) return
    const full = Math.round((Math.min(done, of) / of) * width)
    const bar = `${'#'.repeat(full)}${'.'.repeat(width - full)}`
    // Back to the start of the line, and the rest of it cleared.
    io.draw(`\r[${bar}] ${Math.min(done, of)}/${of} ${plainLine(what)}\u001b[K${done >= of ? '\n' : ''}`)
  }
}
