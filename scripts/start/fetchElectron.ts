import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, runToEnd } from './child.ts'
import { electronBinary, electronVersion } from './electron.ts'

/** How long a start may wait for the network. */
const patience = 20_000
const failureNote = join(root, 'node_modules/.cache/short-timer/electron-failed.txt')

/**
 * Fetches Electron's executable, once: a failure is remembered for this version, so that the next start does not wait.
 *
 * @param again forgets an earlier failure.
 * @returns null when it is there now, else why not.
 */
export async function fetchElectron(again: boolean): Promise<string | null> {
  if (again) rmSync(failureNote, { force: true })
  const version = electronVersion()
  if (remembered() === version) return 'Electron could not be fetched before. `npm start -- --electron` tries again.'
  console.log(`Fetching Electron ${version}, for at most ${patience / 1000} seconds ...`)
  await runToEnd(process.execPath, [join(root, 'node_modules/electron/install.js')], {
    stdio: 'ignore',
    timeout: patience,
    killSignal: 'SIGKILL',
  })
  if (electronBinary() !== null) return null
  mkdirSync(dirname(failureNote), { recursive: true })
  writeFileSync(failureNote, version)
  return 'Electron could not be fetched. `npm start -- --electron` tries again.'
}

function remembered(): string | null {
  try {
    return readFileSync(failureNote, 'utf8')
  } catch {
    return null
  }
}
