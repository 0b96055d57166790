import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** By this Electron's switches are found in its executable; one byte of version, one of length, a digit for each. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
/** As Electron is shipped: almost everything is allowed. */
const shipped = '10110001'

/** Makes a folder that electron-builder takes for an unpacked Electron. It has the switches and the texts; it does not run. */
export function electronStandIn(folder: string): string {
  mkdirSync(join(folder, 'resources'), { recursive: true })
  const wire = Buffer.concat([Buffer.from(sentinel), Buffer.from([1, shipped.length]), Buffer.from(shipped)])
  writeFileSync(join(folder, 'electron'), wire)
  chmodSync(join(folder, 'electron'), 0o755)
  for (const text of ['LICENSE', 'LICENSES.chromium.html']) writeFileSync(join(folder, text), text)
  return folder
}
