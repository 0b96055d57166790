/** What a trial may take of the machine, in megabytes: what is out to fill the memory ends itself, and not the machine. */
const megabytes = 3000

/**
 * @param args a script for Node, and what stands behind it.
 * @returns the command line that runs it with so much memory and no more, in the heap or beside it.
 */
export function boundedNode(...args: readonly string[]): readonly [command: string, args: string[]] {
  const all = [`--max-old-space-size=${megabytes / 2}`, ...args]
  if (process.platform === 'win32') return [process.execPath, all]
  return ['sh', ['-c', `ulimit -d ${megabytes * 1000}; exec "$0" "$@"`, process.execPath, ...all]]
}
