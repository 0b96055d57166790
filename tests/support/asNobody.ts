import { chmodSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** An account without rights, where the tests run as root. */
const nobody = 65534

/** Does a work while a folder and all in it can be read but not written, not even by root. */
export function asNobody<T>(folder: string, work: () => T): T {
  const modes = (of: number, on: number) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      chmodSync(join(folder, entry.name), entry.isDirectory() ? on : of)
    chmodSync(folder, on)
  }
  chmodSync(dirname(folder), 0o755)
  modes(0o444, 0o555)
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid!(nobody)
  try {
    return work()
  } finally {
    if (isRoot) process.seteuid!(0)
    modes(0o644, 0o755)
  }
}
